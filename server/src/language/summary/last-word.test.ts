import assert from 'node:assert/strict'
import { test } from 'node:test'
import { talk } from '../../testing/language/conversations.ts'
import { summarize } from './summarize.ts'

const told = (lines: string[], status: 'open' | 'pending' | 'resolved' = 'open') =>
  summarize(talk(lines, status)).text.split('\n')

test('what the customer says after the last answer is told after it', () => {
  assert.deepEqual(
    told(['c: My kettle leaks at the base.', 'a: Please tighten the ring.', 'c: I did, water still drips']),
    [
      'The customer says that their kettle leaks at the base.',
      'The agent asks the customer to tighten the ring.',
      'The customer later says that they did, water still drips.',
      'Waiting for the agent.',
    ],
  )
  assert.deepEqual(
    told([
      'c: Mein Drucker zieht kein Papier ein.',
      'a: Bitte reinigen Sie die Rollen.',
      'c: gemacht, hilft leider nichts',
    ]).slice(2),
    ['Der Kunde ergänzt später: „gemacht, hilft leider nichts“', 'Wartet auf den Support.'],
  )
})

test('a short answer to a question of the agent is told, and keeps the agent owing', () => {
  const asked = ['c: We need two more seats.', 'a: A seat is $9 a month. Shall I add two?']
  assert.deepEqual(told([...asked, 'c: yes please']).slice(-2), [
    'The customer later says: yes please.',
    'Waiting for the agent.',
  ])
  assert.deepEqual(
    told(['c: quiero dar de baja la cuenta', 'a: Le ofrezco un mes gratis. ¿Lo quiere?', 'c: no']).slice(-2),
    ['El cliente añade después: «no»', 'A la espera del agente.'],
  )
})

test('who says yes and thanks to an offer waits for it, who thanks for an answer waits for nothing', () => {
  const coupon = ['c: perché il buono non è valido?', 'a: Il buono è scaduto. Posso prolungarlo fino a fine mese?']
  assert.equal(told([...coupon, 'c: sì grazie mille']).at(-1), 'In attesa dell’operatore.')
  assert.equal(
    told([...coupon.slice(0, 1), 'a: Il buono è scaduto.', 'c: ah ok grazie']).at(-1),
    'Il cliente non chiede altro.',
  )
})

test('of a long answer, what was done and what is promised goes before what is only kind', () => {
  const lines = told([
    'c: Two licences were added that nobody here ordered.',
    'a: That is worrying indeed. I have blocked the account meanwhile. Billing will send you a corrected invoice by Thursday.',
  ])
  assert.match(lines[1]!, /blocked the account.+corrected invoice by Thursday/)
  assert.equal(lines.at(-1), 'Waiting for the agent.')
  assert.match(
    told([
      'c: ¿Admiten perros? El nuestro pesa 32 kilos.',
      'a: Admitimos perros de hasta 20 kg, con un suplemento de 15 € por noche.',
      'c: ¿no se puede hacer una excepción?',
      'a: Déjeme consultarlo y le digo algo mañana.',
    ])[1]!,
    /20 kg.+consultarlo/,
  )
})

test('what was offered and taken is told before the small matter that was settled last', () => {
  assert.match(
    told([
      'c: Our heating is off and there is a baby in the house.',
      'a: An engineer can be with you today between 4 and 6 pm. Is somebody at home?',
      'c: Yes, my wife is. The bell is broken, please ring 0160 5550.',
      'a: Karim will ring that number when he arrives.',
    ])[1]!,
    /between 4 and 6 pm.+Karim will ring/,
  )
  assert.match(
    told([
      'c: Geliefert wurde nur ein Laden statt zwei.',
      'a: Der Auftrag wurde falsch gepackt. Beide Läden gehen am 9. Mai raus.',
      'c: Die Spedition soll bitte vorher anrufen.',
      'a: Man ruft Sie einen Tag vorher an.',
    ])[1]!,
    /9\. Mai.+einen Tag vorher/,
  )
})

test('another wish after the last answer is told after it', () => {
  const lines = told([
    'c: Reservé una habitación del 3 al 7 de agosto, ¿hay parking?',
    'a: Sí, la plaza cuesta 12 € por noche.',
    'c: Vale. Y otra cosa, quisiera añadir una cuna.',
  ])
  assert.match(lines[1]!, /^El agente responde: .*12 €/)
  assert.match(lines[2]!, /^El cliente añade después: .*cuna/)
})

test('a call for attention is no farewell', () => {
  assert.equal(told(['c: Wo bleibt meine Bestellung 5510?', 'c: HALLO???']).at(-1), 'Wartet auf den Support.')
})

test('whoever says that it works, or sends a thumb, waits for nobody', () => {
  const before = ['c: The door will not lock.', 'a: Hold the button for ten seconds.']
  for (const last of ['it works now, thanks!', '👍'])
    assert.equal(told([...before, `c: ${last}`]).at(-1), 'The customer asks nothing more.')
})

test('what works no more, or has not arrived, is not confirmed', () => {
  const confirmed = (lines: string[]) => told(lines).some((line) => /confirms|conferma|bevestigt/.test(line))
  const app = ['c: De app loopt vast bij het inloggen.', 'a: Installeer versie 8.', 'c: werkt weer, top']
  assert.equal(confirmed(app), true)
  assert.equal(confirmed([...app, 'c: o nee, hij loopt nog steeds vast']), false)
  const parcel = ['c: manca il coperchio', 'a: Lo spediamo oggi.']
  assert.equal(confirmed([...parcel, 'c: è arrivato, grazie']), true)
  assert.equal(confirmed([...parcel, 'c: dopo una settimana non è arrivato niente']), false)
})

test('what an agent began with is told first', () => {
  assert.deepEqual(
    told([
      'a: Hello Kim, your last payment of $18 was declined.',
      'c: my card has expired',
      'a: Please add the new one.',
    ]).slice(0, 2),
    [
      "The agent says that the customer's last payment of $18 was declined.",
      'The customer says that their card has expired.',
    ],
  )
})

test('an answer keeps what it promises besides', () => {
  const answer = 'a: The cot is free. Breakfast is included. About the late arrival I will ask the night porter today.'
  assert.match(
    told(['c: I booked for May. Is a cot free, and breakfast, and can we come late?', answer])[1]!,
    /night porter/,
  )
})

test('words of the assistant that a person takes over are not told to that person', () => {
  const input = talk([
    'c: how long does a refund take',
    'b: After five days.',
    'c: it has been three weeks',
    'b: A person takes over.',
  ])
  input.messages.at(-1)!.aside = true
  assert.deepEqual(summarize(input).text.split('\n').slice(1), [
    'The assistant says: after five days.',
    'The customer later says that it has been three weeks.',
    'Waiting for the agent.',
  ])
})
