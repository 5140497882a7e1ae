import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { takes } from '../../testing/takes.ts'
import { isOwnCase } from './own-case.ts'
import { isVague } from './vague.ts'

const own = listed(`my order LD-4410 arrived broken and nobody answers, I want my money back NOW | Where is my parcel?
  | I can't get into my account anymore | order #77812 please | invoice no. 2025 118 is wrong | Ticket 48213??
  | I've been waiting, still waiting!! | the lamp doesn’t work | you charged me twice
  | Meine letzte Bestellung ist nicht da | Wo ist Bestellung Nr. 1042? | Ich will mein Geld zurück | das Rad kam kaputt an
  | seit Wochen antwortet mir keiner, keine Antwort auf Mails | Où est ma commande ? | Je n’ai jamais reçu le vélo
  | personne ne répond | mon colis est abîmé | ¿Dónde está mi pedido? | quiero que me devuelvan el dinero | llegó roto
  | Onde está a minha encomenda? | quero o dinheiro de volta | Dov'è il mio ordine? | il faro non funziona
  | nessuno mi risponde | Waar blijft mijn bestelling? | ik wil mijn geld terug | de lamp is kapot`)

const general = listed(`Do you sell bicycles for children? | What is the weather like today? | How long is the warranty?
  | Can I order by phone? | Which frame size fits 1.80 m? | Is there a workshop in Berlin? | Wie lange dauert der Versand?
  | Liefern Sie nach Österreich? | Livrez-vous en Suisse ? | ¿Tienen tienda en Madrid? | Vocês entregam nos Açores?
  | Spedite in Svizzera? | Leveren jullie in België? | my dog is lovely | Does the frobnicator support quantum entanglement?
  | Can I order 300 bicycles? | Is the e-1000 an e-bike? | We opened in 2019 | How do I write a review?`)

describe('a case of the customer’s own', () => {
  it('is known by its number, by whose it is or by what went wrong', () => {
    assert.deepEqual(
      own.filter((text) => !isOwnCase(text)),
      [],
    )
  })

  it('is no question that anybody may have', () => {
    assert.deepEqual(general.filter(isOwnCase), [])
  })

  it('takes no time to look for, whatever was written', async () => {
    for (const text of ['my '.repeat(5000), 'order no '.repeat(2000), '#'.repeat(9999), 'A-'.repeat(5000)]) {
      assert.ok((await takes(() => isOwnCase(text), 100)) < 100, text.slice(0, 20))
    }
  })
})

describe('a question', () => {
  it('is vague with three words that say something, or fewer', async () => {
    const texts: [text: string, language: string][] = [
      ['zorb?', 'und'],
      ['What about the blimp?', 'en'],
      ['Can it entangle qubits?', 'en'],
      ['Was ist mit dem Zeppelin?', 'de'],
      ['Et pour le dirigeable ?', 'fr'],
      ['那个呢？', 'zh'],
    ]
    for (const [text, language] of texts) assert.equal(await isVague(text, language), true, text)
  })

  it('is clear with more', async () => {
    const texts: [text: string, language: string][] = [
      ['Does the frobnicator support quantum entanglement?', 'en'],
      ['Kann ich den Zeppelin am Wochenende mit Kindern mieten?', 'de'],
      ['请问你们的飞艇周末可以租给带孩子的家庭吗？', 'zh'],
    ]
    for (const [text, language] of texts) assert.equal(await isVague(text, language), false, text)
  })
})

function listed(texts: string): string[] {
  return texts.split('|').map((text) => text.trim())
}
