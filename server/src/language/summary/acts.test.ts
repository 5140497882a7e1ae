import assert from 'node:assert/strict'
import { test } from 'node:test'
import { summarize } from './summarize.ts'

const authors = { c: 'customer', a: 'agent' } as const

/** Lines as "c: what the customer said" and "a: what the agent said". */
function told(lines: string[], status: 'open' | 'resolved' = 'open') {
  const messages = lines.map((line, n) => ({
    id: `m${n}`,
    author: authors[line[0] as 'c' | 'a'],
    name: null,
    content: line.slice(3),
    created_at: new Date(Date.UTC(2026, 10, 20, 9, n)).toISOString(),
  }))
  return summarize({ messages, status, subject: null })
}

test('what was done is told beside the detail that was settled after it', () => {
  const english = told(
    [
      'c: One of the poles of my Nimbus tent snapped on the first night.',
      'a: I have ordered a new pole set for you, tracking 15501234567890.',
      'c: Do I need to return the broken one?',
      'a: Please just recycle it.',
    ],
    'resolved',
  )
  assert.match(english.text, /ordered a new pole set.*recycle it/)
  const french = told([
    'c: Je souhaite résilier mon contrat n° 448-202 au 31 décembre.',
    'a: Votre résiliation a bien été enregistrée hier.',
    'c: Je veux une confirmation écrite.',
    "a: Je vous l'envoie par e-mail avant ce soir.",
  ])
  assert.match(french.text, /résiliation a bien été enregistrée.*par e-mail/)
})

test('what the customer asked for last is told where nobody has replied to it', () => {
  const { text, outcome } = told([
    'c: pedí dos pizzas hace hora y media y no llega nada',
    'a: Te mando otro repartidor, llegará en unos 20 minutos.',
    'c: ya no las quiero, quiero que me devuelvan el dinero',
  ])
  assert.match(text, /El cliente añade después: «ya no las quiero, quiero que me devuelvan el dinero»/)
  assert.equal(outcome, 'waiting_for_agent')
})

test('an agent who has promised to look owes the next word, and one who asks does not', () => {
  const asked = ['c: The bag went to my old address, can you send another one?']
  const outcomeOf = (said: string) => told([...asked, `a: ${said}`]).outcome
  for (const said of ['Let me check with the warehouse.', "I'll ask the warehouse and get back to you."])
    assert.equal(outcomeOf(said), 'waiting_for_agent', said)
  for (const said of ['It is on its way to you now.', 'Let me check that for you. What is your new address?'])
    assert.equal(outcomeOf(said), 'waiting_for_customer', said)
  const german = ['c: Die App stürzt ab, sobald ich ein Foto hochlade.', 'a: Ich gebe das an unsere Entwickler weiter.']
  assert.equal(told(german).outcome, 'waiting_for_agent')
})

test('the last answer is not taken for small talk because the customer said no more than "fine" to the question before it', () => {
  const { text } = told(
    ['c: 我想把预约从周三改到周五下午', 'a: 周五下午3点可以吗？', 'c: 可以', 'a: 好的，已为您改到周五下午3点。'],
    'resolved',
  )
  assert.match(text, /已为您改到周五下午3点/)
})

test('two questions of one breath are both told, and so is one of four characters', () => {
  const french = told([
    'c: mon canapé est arrivé sans ses pieds',
    "a: Je vous envoie les pieds dès aujourd'hui.",
    "c: est-ce que je dois renvoyer l'ancienne housse ? et qui paie ?",
  ])
  assert.match(french.text, /Encore sans réponse : .*ancienne housse.*qui paie/)
  const chinese = told([
    'c: 我上周买的耳机左边没声音了',
    'a: 已为您申请换货，请把耳机寄回我们仓库。',
    'c: 运费谁出？我不想自己付',
  ])
  assert.match(chinese.text, /尚未回答: “运费谁出？”/)
})
