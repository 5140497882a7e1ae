import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cpuTime } from '../testing/cpu-time.ts'
import { ownCase } from './own-case.ts'
import { fullness } from './vague.ts'

const own = listed(`my order LD-4410 arrived broken and nobody answers, I want my money back NOW | Where is my parcel?
  | I can't get into my account anymore | order #77812 please | invoice no. 2025 118 is wrong | Ticket 48213??
  | I've been waiting, still waiting!! | the lamp doesn’t work | you charged me twice
  | Meine letzte Bestellung ist nicht da | Wo ist Bestellung Nr. 1042? | Ich will mein Geld zurück | das Rad kam kaputt an
  | seit Wochen antwortet mir keiner, keine Antwort auf Mails | Où est ma commande ? | Je n’ai jamais reçu le vélo
  | personne ne répond | mon colis est abîmé | ¿Dónde está mi pedido? | quiero que me devuelvan el dinero | llegó roto
  | Onde está a minha encomenda? | quero o dinheiro de volta | Dov'è il mio ordine? | il faro non funziona
  | nessuno mi risponde | Waar blijft mijn bestelling? | ik wil mijn geld terug | de lamp is kapot`)

const happened =
  listed(`my box never turned up today | you charged me for a week I skipped | I got the large one but ordered the small one
  | the driver left my crate in the rain | there’s mould on all my carrots | I cancelled and you still took the money
  | the code I entered didn’t come off my total | Nobody replied to my mail | Where is our sofa?
  | Meine Kiste ist heute nicht gekommen | Mein Gutschein wurde nicht angerechnet | Sie haben mir zweimal Geld abgebucht
  | on m’a débité deux fois | toujours pas de remboursement | la moitié des légumes étaient pourris
  | me han cobrado dos veces | todavía no ha llegado | fui cobrado duas vezes | ainda não recebi a caixa
  | non ho ricevuto la cassetta | mi avete addebitato due volte | mijn doos is niet bezorgd | nie dostałem paczki
  | посылка не пришла | kargom nerede | 没收到货 | まだ届いていません | 아직 안 왔어요 | لم يصل الطلب`)

const questions =
  listed(`What do I do if an egg is broken? | How do I change the address of my order? | I forgot my password
  | Someone gave me a gift card how do I use it | When do you deliver? | Do you call before delivering?
  | Wie ändere ich meine Adresse? | Was mache ich, wenn etwas kaputt ist? | Kann ich meine Lieferung aussetzen?
  | Comment résilier mon abonnement ? | ¿Cómo puedo cambiar mi pedido? | Como posso pagar a minha conta?
  | Come posso cambiare il mio ordine? | Hoe kan ik mijn abonnement pauzeren? | Как изменить мой адрес?`)

const general = listed(`Do you sell bicycles for children? | What is the weather like today? | How long is the warranty?
  | Can I order by phone? | Which frame size fits 1.80 m? | Is there a workshop in Berlin? | Wie lange dauert der Versand?
  | Liefern Sie nach Österreich? | Livrez-vous en Suisse ? | ¿Tienen tienda en Madrid? | Vocês entregam nos Açores?
  | Spedite in Svizzera? | Leveren jullie in België? | my dog is lovely | Does the frobnicator support quantum entanglement?
  | Can I order 300 bicycles? | Is the e-1000 an e-bike? | We opened in 2019 | How do I write a review?`)

describe('a case of the customer’s own', () => {
  it('is known by its number, by whose it is or by what went wrong', () => {
    assert.deepEqual(
      own.filter((text) => ownCase(text) === null),
      [],
    )
  })

  it('is told where something happened, and only meant where somebody asks what anybody might', () => {
    assert.deepEqual(
      happened.filter((text) => ownCase(text) !== 'told'),
      [],
    )
    assert.deepEqual(
      questions.filter((text) => ownCase(text) === 'told'),
      [],
    )
  })

  it('is no question that anybody may have', () => {
    assert.deepEqual(
      general.filter((text) => ownCase(text) !== null),
      [],
    )
  })

  it('takes no time to look for, whatever was written', async () => {
    for (const text of ['my '.repeat(5000), 'order no '.repeat(2000), '#'.repeat(9999), 'A-'.repeat(5000)]) {
      assert.ok((await cpuTime(() => ownCase(text), 100)) < 100, text.slice(0, 20))
    }
  })
})

describe('a question', () => {
  it('says little with one word that says something, and is clear with more than three', async () => {
    const texts: [text: string, language: string, fullness: string][] = [
      ['zorb?', 'und', 'little'],
      ['What about the blimp?', 'en', 'little'],
      ['Was ist mit dem Zeppelin?', 'de', 'little'],
      ['Et pour le dirigeable ?', 'fr', 'little'],
      ['那个呢？', 'zh', 'little'],
      ['Can it entangle qubits?', 'en', 'few'],
      ['what’s the capital of Mongolia', 'en', 'few'],
      ['你们修飞艇吗？', 'zh', 'few'],
      ['Does the frobnicator support quantum entanglement?', 'en', 'clear'],
      ['Kann ich den Zeppelin am Wochenende mit Kindern mieten?', 'de', 'clear'],
      ['请问你们的飞艇周末可以租给带孩子的家庭吗？', 'zh', 'clear'],
    ]
    for (const [text, language, expected] of texts) assert.equal(await fullness(text, language), expected, text)
  })
})

function listed(texts: string): string[] {
  return texts.split('|').map((text) => text.trim())
}
