import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'

describe('two contacts that are merged', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const contact = async (changes: Record<string, unknown> = {}) =>
    (await api.post('/contacts', someContact(changes))).body
  const conversation = async (contact_id: string, ...words: string[]) => {
    const { id } = (await api.post('/conversations', { contact_id })).body
    for (const content of words) await api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })
    return id as string
  }
  const merge = (id: string, contact_id: string, headers?: Record<string, string>) =>
    api.post(`/contacts/${id}/merge`, { contact_id }, headers)
  const preview = (id: string, contact_id: string) => api.get(`/contacts/${id}/merge?contact_id=${contact_id}`)

  it('are one: empty fields filled, its own word first, and the other is gone', async () => {
    const into = await contact({ phone_number: '+351210000000', custom_attributes: { plan: 'pro', seats: 3 } })
    const from = await contact({
      phone_number: '+4930123456',
      identifier: 'moved-1',
      custom_attributes: { plan: 'free', city: 'Porto' },
    })
    const { body: foreseen } = await preview(into.id, from.id)
    const { status, body, headers } = await merge(into.id, from.id)
    assert.deepEqual([status, headers.get('etag')], [200, '"2"'])
    assert.deepEqual(body, {
      ...into,
      identifier: 'moved-1',
      custom_attributes: { plan: 'pro', seats: 3, city: 'Porto' },
    })
    assert.deepEqual([foreseen.contact, foreseen.merged, foreseen.lead], [body, from, 'none'])
    assert.deepEqual(foreseen.lost, [
      { field: 'name', value: from.name },
      { field: 'email', value: from.email },
      { field: 'phone_number', value: '+4930123456' },
      { field: 'custom_attributes.plan', value: 'free' },
    ])
    assertRefused(await api.get(`/contacts/${from.id}`), 404, 'resource_not_found')
    const [, updated] = await eventsOf(api, into.id, ['contact.created', 'contact.updated'])
    assert.deepEqual(updated!.data, {
      object: body,
      previous: { identifier: null, custom_attributes: into.custom_attributes },
    })
    await eventsOf(api, from.id, ['contact.created', 'contact.deleted'])
    assert.equal((await api.post('/contacts', someContact({ email: from.email }))).status, 201)
  })

  it('give a contact without an address that of the other, and change nothing where there is nothing to fill', async () => {
    const from = await contact()
    const into = await contact({ email: `x-${from.id}@no-email.invalid` })
    assert.equal((await merge(into.id, from.id)).body.email, from.email)
    const nameless = await contact({ email: `y-${from.id}@no-email.invalid` })
    assert.deepEqual((await preview(into.id, nameless.id)).body.lost, [{ field: 'name', value: nameless.name }])
    const { headers } = await merge(into.id, nameless.id)
    assert.equal(headers.get('etag'), '"2"')
    await eventsOf(api, into.id, ['contact.created', 'contact.updated'])
  })

  it('bring their conversations and messages together, are found by the name that stays, and write on', async () => {
    const into = await contact({ name: 'Remaining Quillfeather' })
    const from = await contact({ name: 'Vanishing Oxbridge' })
    const own = await conversation(into.id, 'Hello')
    const moved = await conversation(from.id, 'About the zeppelin', 'Still there?')
    assert.equal((await preview(into.id, from.id)).body.conversations, 1)
    await merge(into.id, from.id)
    const { data } = (await api.get(`/conversations?contact_id=${into.id}`)).body
    assert.deepEqual(
      data.map(({ id }: { id: string }) => id),
      [moved, own],
    )
    const { data: messages } = (await api.get(`/conversations/${moved}/messages?order=asc`)).body
    const sender = { type: 'contact', id: into.id, name: 'Vanishing Oxbridge' }
    assert.deepEqual(
      messages.map(({ sender }: { sender: unknown }) => sender),
      [sender, sender],
    )
    const events = await eventsOf(api, moved, ['conversation.created', 'conversation.updated'])
    assert.deepEqual(events.at(-1)!.data.previous, { contact_id: from.id })
    assert.equal(events.at(-1)!.data.object.contact_id, into.id)
    const { body: next } = await api.post(`/conversations/${moved}/messages`, {
      content: 'Back',
      direction: 'inbound',
    })
    assert.deepEqual([next.sender.id, next.sender.name], [into.id, 'Remaining Quillfeather'])
    const search = async (q: string) => (await api.get(`/search?q=${q}&types=message`)).body.data
    await eventually(async () => {
      const results = [...(await search('zeppelin')), ...(await search('zeppelin+quillfeather'))]
      assert.deepEqual(
        results.map(({ contact_id, conversation_id }) => [contact_id, conversation_id]),
        [
          [into.id, moved],
          [into.id, moved],
        ],
      )
      assert.deepEqual(await search('oxbridge'), [])
    })
  })

  it('leave no word of either behind when the one that stays is deleted', async () => {
    const into = await contact()
    const from = await contact({ name: 'Unmistakable Person' })
    await conversation(from.id, 'unmistakable words')
    await api.post('/conversations', { contact_id: from.id, subject: 'unmistakable' }, { 'idempotency-key': 'trace' })
    await merge(into.id, from.id)
    await api.delete(`/contacts/${into.id}`)
    const environment_id = account.environment_ids.live
    const traces = await account.database.run(sql`
      select 'event' from events where environment_id = ${environment_id} and data::text ilike '%unmistakable%'
      union all select 'answer' from idempotent_answers where environment_id = ${environment_id} and body ilike '%unmistakable%'
      union all select 'message' from messages where environment_id = ${environment_id} and content ilike '%unmistakable%'`)
    assert.deepEqual(traces, [])
  })

  it('are refused where one is missing, both are the same, or somebody changed the first meanwhile', async () => {
    const one = await contact()
    const other = await contact()
    const stranger = await (await account.client({ mode: 'test' })).post('/contacts', someContact())
    for (const id of ['svccon_01h455vb4pex5vsknk084sn02q', 'nobody', stranger.body.id]) {
      assertRefused(await merge(one.id, id), 404, 'resource_not_found')
      assertRefused(await merge(id, one.id), 404, 'resource_not_found')
      assertRefused(await preview(one.id, id), 404, 'resource_not_found')
    }
    assertRefused(await merge('%00', one.id), 404, 'resource_not_found')
    assertRefused(await merge(one.id, one.id), 409, 'contacts_not_mergeable')
    assertRefused(await api.post(`/contacts/${one.id}/merge`, {}), 400, 'parameter_missing', /^`contact_id`/)
    assertRefused(await merge(one.id, other.id, { 'if-match': '"7"' }), 412, 'precondition_failed')
    const many = (letter: string) => Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${letter}${n}`, n]))
    await api.patch(`/contacts/${one.id}`, { custom_attributes: many('a') })
    await api.patch(`/contacts/${other.id}`, { custom_attributes: many('b') })
    assertRefused(await merge(one.id, other.id), 409, 'contacts_not_mergeable', /custom_attributes/)
    assert.equal((await api.get(`/contacts/${other.id}`)).status, 200)
    const reader = await account.client({ scopes: ['contacts:read'] })
    assertRefused(await reader.post(`/contacts/${one.id}/merge`, { contact_id: other.id }), 403, 'insufficient_scope')
  })

  it('are merged once under an Idempotency-Key, and noted in the audit log with both', async () => {
    const [into, from] = [await contact(), await contact({ identifier: 'keyed-merge' })]
    const headers = { 'idempotency-key': `merge-${into.id}` }
    const first = await merge(into.id, from.id, headers)
    assertReplayed(await merge(into.id, from.id, headers), first)
    assertRefused(await merge(into.id, from.id), 404, 'resource_not_found')
    const entries = await account.database.run<{ object: string; details: string }>(sql`
      select object_id as object, details from audit_entries where action = 'contact.merged'`)
    assert.deepEqual(
      entries.filter(({ object }) => object === into.id).map(({ details }) => JSON.parse(details)),
      [{ with: from.id }],
    )
  })

  it('merged into each other at once are one, with all that was being written', async () => {
    for (let n = 0; n < 6; n++) {
      const [one, other] = [await contact(), await contact()]
      const id = await conversation(other.id, 'first')
      const answers = await Promise.all([
        merge(one.id, other.id),
        merge(other.id, one.id),
        ...[1, 2, 3].map((n) =>
          api.post(`/conversations/${id}/messages`, { content: `more ${n}`, direction: 'inbound' }),
        ),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 201, 201, 201, 404])
      const [winner] = [one.id, other.id].filter((_, at) => answers[at]!.status === 200)
      const { data } = (await api.get(`/conversations/${id}/messages`)).body
      assert.equal(data.length, 4)
      assert.ok(data.every(({ sender }: { sender: { id: string } }) => sender.id === winner))
    }
  })

  it('and deleted or changed at the same moment are never half of each', async () => {
    for (let n = 0; n < 6; n++) {
      const [into, from] = [await contact(), await contact({ identifier: `race-${n}` })]
      const id = await conversation(from.id, 'Hello')
      const [merging, removing] = await Promise.all([
        merge(into.id, from.id),
        n % 2 === 0 ? api.delete(`/contacts/${from.id}`) : api.patch(`/contacts/${into.id}`, { identifier: null }),
        api.post('/conversations', { contact_id: from.id }),
      ])
      if (n % 2 === 1) assert.deepEqual([merging.status, removing.status], [200, 200])
      else assert.deepEqual([merging.status, removing.status].sort(), [200, 404])
      const { status } = await api.get(`/conversations/${id}`)
      assert.equal(status, merging.status === 200 ? 200 : 404)
    }
  })
})
