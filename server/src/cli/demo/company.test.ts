import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsIn } from '../../language/phrases.ts'
import { agents, business } from './cast.ts'
import { demoCompany } from './company.ts'
import { helpCenter } from './help-center.ts'

const { agents: team, contacts, conversations } = demoCompany()

const reservedDomain = /@(example\.(com|org|net)|[a-z0-9-]+\.example)$/
// The ranges that regulators keep free for films and books.
const fictionalPhone =
  /^\+(1\d{3}55501\d\d|442079460\d{3}|447700900\d{3}|493023125\d{3}|3363998\d{4}|4670174(060[5-9]|06[1-9]\d)|3532091\d{5})$/

test('there are about sixty contacts and ninety conversations', () => {
  assert.ok(contacts.length >= 55 && contacts.length <= 70, `${contacts.length} contacts`)
  assert.ok(conversations.length >= 85 && conversations.length <= 100, `${conversations.length} conversations`)
  for (const { messages, contact } of conversations) assert.ok(messages.length <= 14, contact)
})

test('addresses are unique, lower-case and on domains nobody can own', () => {
  const addresses = [...team, ...contacts].map((someone) => someone.email)
  assert.equal(new Set(addresses).size, addresses.length)
  for (const address of addresses) {
    assert.match(address, reservedDomain)
    assert.equal(address, address.toLowerCase())
  }
})

test('addresses inside messages and links are on reserved domains, too', () => {
  for (const { messages } of conversations) {
    for (const { content } of messages) {
      for (const [, host = ''] of content.matchAll(/https?:\/\/([^/\s"']+)/g))
        assert.match(`@${host.split('.').slice(-2).join('.')}`, reservedDomain)
      for (const [address] of content.matchAll(/[\w.]+@[\w.-]+\w/g)) assert.match(address, reservedDomain)
    }
  }
})

test('phone numbers are ones kept free for fiction', () => {
  for (const { phone_number } of contacts) if (phone_number !== null) assert.match(phone_number, fictionalPhone)
  assert.ok(contacts.some((contact) => contact.phone_number === null))
})

test('identifiers are unique where they are set', () => {
  const identifiers = contacts.flatMap((contact) => contact.identifier ?? [])
  assert.ok(identifiers.length >= 10)
  assert.equal(new Set(identifiers).size, identifiers.length)
})

test('everything fits the limits of the interface', () => {
  for (const { name, custom_attributes } of contacts) {
    assert.ok(length(name) >= 1 && length(name) <= 255)
    assert.ok(Buffer.byteLength(JSON.stringify(custom_attributes)) <= 16_384)
  }
  for (const conversation of conversations) {
    assert.ok(conversation.subject === null || length(conversation.subject) <= 255)
    assert.ok(length(conversation.handover_reason ?? '') <= 500)
    for (const { content } of conversation.messages) {
      assert.ok(length(content) >= 1 && length(content) <= 10_000)
      assert.ok(content.isWellFormed() && !content.includes('\0') && content === content.trim())
    }
  }
})

test('every language has conversations', () => {
  const spoken = new Set(conversations.map((conversation) => conversation.language))
  for (const language of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'tr', 'ja', 'zh', 'ar', 'uk', 'ko']) {
    assert.ok(spoken.has(language), language)
  }
})

test('every contact has written, in a conversation that begins with the contact', () => {
  const writers = new Set(conversations.map((conversation) => conversation.contact))
  assert.equal(writers.size, contacts.length)
  for (const conversation of conversations) assert.equal(conversation.messages[0]?.author, 'contact')
})

test('agents and notes are signed by somebody of the team who may write', () => {
  const writers = new Set<string>(team.filter((agent) => agent.role !== 'viewer').map((agent) => agent.email))
  for (const { assignee, messages } of conversations) {
    assert.ok(assignee === null || writers.has(assignee))
    for (const { author, agent } of messages)
      assert.equal(agent !== undefined && writers.has(agent), author === 'agent' || author === 'note')
  }
  assert.deepEqual(new Set(team.map((agent) => agent.role)), new Set(['owner', 'admin', 'agent', 'viewer']))
  assert.equal(team.length, Object.keys(agents).length)
  assert.equal(team.filter((agent) => agent.role === 'owner').length, 1)
  for (const { email } of team) assert.ok(email.endsWith(`@${business.domain}`), email)
})

test('messages follow one another, within the last seven days and never after now', () => {
  for (const { contact, messages, started_minutes_ago } of conversations) {
    assert.ok(started_minutes_ago > 0 && started_minutes_ago <= 7 * 24 * 60, contact)
    const minutes = messages.map((message) => message.minutes_after_start)
    assert.equal(minutes[0], 0)
    assert.deepEqual(
      minutes,
      [...minutes].sort((a, b) => a - b),
      contact,
    )
    assert.ok((minutes.at(-1) ?? 0) < started_minutes_ago, `${contact} writes in the future`)
  }
})

test('statuses look like those of a working team', () => {
  const count = (status: string) => conversations.filter((conversation) => conversation.status === status).length
  assert.ok(count('open') >= 15 && count('resolved') >= 30 && count('snoozed') >= 4)
  for (const { status, assignee, messages, labels } of conversations) {
    const answered = messages.some((message) => message.author !== 'contact')
    if (status === 'snoozed') assert.notEqual(assignee, null)
    if (status === 'resolved') assert.ok(answered || labels.includes('spam'))
    if (!answered) assert.equal(assignee, null)
  }
  assert.ok(conversations.some((conversation) => conversation.assignee === null && conversation.status === 'open'))
  assert.ok(conversations.filter((conversation) => conversation.handover_reason).length >= 5)
})

test('no two conversations say the same', () => {
  const openings = conversations.map((conversation) => conversation.messages[0]?.content)
  assert.equal(new Set(openings).size, openings.length)
})

test('each order number belongs to one conversation only', () => {
  const owner = new Map<string, string>()
  for (const { contact, messages, subject } of conversations) {
    const text = [subject, ...messages.map((message) => message.content)].join('\n')
    for (const [order] of text.matchAll(/LD-\d{5}/g)) {
      assert.equal(owner.get(order) ?? contact, contact, order)
      owner.set(order, contact)
    }
  }
})

function length(text: string): number {
  return [...text].length
}

test('a label is spelled in one way, in the language of the team, whatever the customer speaks', () => {
  const labels = new Set(conversations.flatMap((conversation) => conversation.labels))
  for (const label of labels) assert.match(label, /^[a-z][a-z ]*$/)
  for (const label of labels) assert.ok(!labels.has(`${label}s`), `${label} and ${label}s`)
})

test('the assistant resolves a fair share by itself, each by an article in the language it was asked in', () => {
  const resolved = conversations.filter(({ status }) => status === 'resolved')
  const alone = resolved.filter(
    ({ messages }) => !messages.some(({ author }) => author === 'agent' || author === 'note'),
  )
  const by_assistant = alone.filter(({ handled_by }) => handled_by === 'assistant')
  const share = by_assistant.length / resolved.length
  assert.ok(share > 0.2 && share < 0.4, `${share}`)
  for (const { messages } of by_assistant) assert.ok(messages.some(({ cites }) => cites !== undefined))
  assert.ok(new Set(by_assistant.map(({ language }) => language)).size >= 4)
})

test('the assistant cites articles there are, in the words it has today', () => {
  const titles = new Set(helpCenter().map(({ title }) => title))
  for (const { messages, language } of conversations)
    for (const { cites, content } of messages)
      if (cites !== undefined) {
        const { source, offer } = wordsIn(language)
        assert.ok(titles.has(cites), cites)
        assert.ok(content.endsWith(`\n\n${source}: ${cites}\n\n${offer}`), content)
      }
})
