// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAccounts } from '../server/src/accounts/accounts.ts'
import { createUser } from '../server/src/accounts/users.ts'
import type { Random } from '../server/src/testing/random.ts'
import { someContact } from '../server/src/testing/service.ts'
import { checkEnvelope, json, type Reply } from './support/call.ts'
import { type Deployment, startDeployment } from './support/deployment.ts'
import { chance, figures, goesRed, larger, sized } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'

const rounds = sized({
  smallest: { key: 1, claim: 2, upsert: 2 },
  quick: { key: 4, claim: 8, upsert: 8 },
  full: { key: 500, claim: 500, upsert: 500 },
})

test('F15: parallel requests', async (t) => {
  const service = await startDeployment(t)
  await t.test('F15: one key sent 200 times is executed once', async (t) => {
    figures(t, await oneExecution(service, chance(t), rounds.key))
  })
  await t.test('F15: of fifty people who accept one conversation, one wins', async (t) => {
    figures(t, await oneWinner(service, rounds.claim))
  })
  await t.test('F15: of fifty who create a contact with one address, one does', async (t) => {
    figures(t, await oneContact(service, chance(t), rounds.upsert))
  })
})

larger('F15 twins: parallel requests', async (t) => {
  const version = ' and version = ${before.version}${while_held} returning'
  const service = await startDeployment(t, [['src/conversations/change.ts', version, ' returning']])
  await t.test('F15 twin: without the version in its update, a conversation has several winners', async () => {
    await goesRed(() => oneWinner(service, 25), /winner/)
  })
  await t.test('F15 twin: without the primary key of kept answers, one key is executed again', async (t) => {
    await onDatabase(service.database_url, 'alter table idempotent_answers drop constraint idempotent_answers_pkey')
    await goesRed(() => oneExecution(service, chance(t), 2), /executed/)
  })
  await t.test('F15 twin: without the unique address, there are several contacts', async (t) => {
    await onDatabase(service.database_url, 'alter table contacts drop constraint contacts_email_key')
    await goesRed(() => oneContact(service, chance(t), 2), /contact/)
  })
})

const at_once = 200

async function oneExecution(service: Deployment, random: Random, rounds: number) {
  const { api, people } = service
  const sent = { executed: 0, in_use: 0, replayed: 0 }
  for (let round = 0; round < rounds; round++) {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const request = random.pick([
      { method: 'POST', path: `/v1/conversations/${conversation.id}/messages`, body: `{"content":"round ${round}"}` },
      { method: 'POST', path: '/v1/conversations', body: JSON.stringify({ contact_id: contact.id }) },
      { method: 'PATCH', path: `/v1/contacts/${contact.id}`, body: JSON.stringify({ name: `Round ${round}` }) },
      { method: 'POST', path: `/v1/conversations/${conversation.id}/status`, body: '{"status":"resolved"}' },
    ])
    const before = await changes(service)
    const headers = json(api.key, { 'idempotency-key': `round-${round}` })
    const answers = await Promise.all(Array.from({ length: at_once }, () => people.call({ ...request, headers })))
    const codes = answers.map((answer) => checkEnvelope(answer, request.path))
    const done = answers.filter((answer) => answer.status < 300)
    for (const [n, answer] of answers.entries()) {
      if (answer.status < 300) continue
      assert.equal(codes[n], 'idempotency_key_in_use', `unexpected ${answer.status}: ${answer.text}`)
      assert.equal(answer.headers['retry-after'], '1')
    }
    const again = await people.call({ ...request, headers })
    assert.equal(again.headers['idempotent-replayed'], 'true', 'a repeat was executed')
    assert.deepEqual([...new Set(done.map(({ text }) => text))], [again.text], 'executed with different results')
    assert.equal(done.filter((answer) => !replayed(answer)).length, 1, 'executed by more than one')
    assert.equal((await changes(service)) - before, 1, 'executed more than once: there are more events')
    sent.executed++
    sent.in_use += answers.length - done.length
    sent.replayed += done.length - 1
  }
  return sent
}

function replayed(answer: Reply): boolean {
  return answer.headers['idempotent-replayed'] === 'true'
}

/** Counts changes by their events: each of these operations makes one change with one event. */
async function changes(service: Deployment): Promise<number> {
  const [row] = await onDatabase(service.database_url, 'select count(*) from events')
  return Number(row!.count)
}

const agents = 50

async function oneWinner(service: Deployment, rounds: number) {
  const { api, people } = service
  const account_id = (await listAccounts(service.database))[0]!.id
  const users = await Promise.all(
    Array.from({ length: agents }, (_, n) =>
      createUser(service.database, { account_id, name: `Agent ${n}`, email: `agent-${n}@example.com`, role: 'agent' }),
    ),
  )
  for (let round = 0; round < rounds; round++) {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const path = `/v1/conversations/${conversation.id}/accept`
    const answers = await Promise.all(
      users.map((assignee) =>
        people.call({ method: 'POST', path, headers: json(api.key), body: JSON.stringify({ assignee }) }),
      ),
    )
    const codes = answers.map((answer) => checkEnvelope(answer, path))
    const winners = users.filter((_, n) => answers[n]!.status === 200)
    assert.equal(winners.length, 1, 'more than one winner')
    assert.equal(codes.filter((code) => code === 'conversation_already_assigned').length, agents - 1)
    const { body: now } = await api.get(`/conversations/${conversation.id}`)
    assert.equal(now.assignee, winners[0], 'the winner does not have the conversation')
    const told = await onDatabase(
      service.database_url,
      `select from events where type = 'conversation.assigned' and data -> 'object' ->> 'id' = '${conversation.id}'`,
    )
    assert.equal(told.length, 1, 'more than one winner was told of')
  }
  return { conversations: rounds, claims: rounds * agents, winners: rounds }
}

async function oneContact(service: Deployment, random: Random, rounds: number) {
  const { api, people } = service
  const before = await contacts(service)
  for (let round = 0; round < rounds; round++) {
    const same = round % 2 === 0 ? 'email' : 'identifier'
    const shared = `Round-${round}@example.com`
    const inputs = Array.from({ length: agents }, (_, n) => ({
      ...someContact({ identifier: `own-${round}-${n}` }),
      [same]: same === 'email' && random.chance(0.5) ? shared.toUpperCase() : shared,
    }))
    const answers = await Promise.all(
      inputs.map((input) =>
        people.call({ method: 'POST', path: '/v1/contacts', headers: json(api.key), body: JSON.stringify(input) }),
      ),
    )
    const codes = answers.map((answer) => checkEnvelope(answer, 'create a contact'))
    assert.equal(answers.filter(({ status }) => status === 201).length, 1, 'more than one contact was created')
    assert.equal(codes.filter((code) => code === 'contact_already_exists').length, agents - 1)
  }
  assert.equal((await contacts(service)) - before, rounds, 'more contacts than addresses')
  return { addresses: rounds, creates: rounds * agents, contacts: rounds }
}

async function contacts(service: Deployment): Promise<number> {
  const [row] = await onDatabase(service.database_url, 'select count(*) from contacts')
  return Number(row!.count)
}
