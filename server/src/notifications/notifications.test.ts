import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { everybodyToldOf, idOf, startedConversation } from '../testing/notifications.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'

interface Shown {
  id: string
  kind: string
  conversation_id: string
  excerpt: string | null
  actor_name: string | null
  events: number
  read_at: string | null
}

describe('notifications', () => {
  let account: TestAccount
  let api: Client
  let maya: SignedIn
  let ada: SignedIn
  let ids: Record<'maya' | 'ada', string>
  before(async () => {
    account = await testAccount()
    api = await account.client()
    maya = await person(account, 'owner', account.account_id, 'Maya Lindqvist')
    ada = await person(account, 'agent', account.account_id, 'Ada Birch')
    ids = { maya: await idOf(account, maya), ada: await idOf(account, ada) }
    await caughtUp()
  })

  const caughtUp = () => everybodyToldOf(account)
  const shown = async (who: SignedIn, mode = 'live', more = ''): Promise<Shown[]> => {
    await caughtUp()
    return (await who.get(`/notifications?mode=${mode}&limit=100${more}`)).body.data
  }
  const about = async (who: SignedIn, conversation_id: string) =>
    (await shown(who)).filter((one) => one.conversation_id === conversation_id)
  const kindsOf = async (who: SignedIn, conversation_id: string) =>
    (await about(who, conversation_id)).map(({ kind }) => kind)
  const started = (by: Client = api, body: object = {}) => startedConversation(by, body)
  const wrote = (id: string, content: string, by: Client = api) =>
    by.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })
  const assigned = (id: string, assignee: string) => maya.post(`/live/conversations/${id}/accept`, { assignee })

  it('tell who gets a conversation, and not who gives it', async () => {
    const id = await started()
    await assigned(id, ids.ada)
    const [one] = await about(ada, id)
    assert.deepEqual([one!.kind, one!.actor_name, one!.events, one!.read_at], ['assigned', 'Maya Lindqvist', 1, null])
    assert.deepEqual(await about(maya, id), [])
    const own = await started()
    await assigned(own, ids.maya)
    assert.deepEqual(await about(maya, own), [])
  })

  it('tell the assignee what the customer writes: one that grows until it is read', async () => {
    const id = await started()
    await assigned(id, ids.ada)
    for (const content of ['One', 'Two', 'Three']) await wrote(id, content)
    const replied = async () => (await about(ada, id)).filter(({ kind }) => kind === 'customer_replied')
    assert.deepEqual(
      (await replied()).map(({ events, excerpt }) => [events, excerpt]),
      [[3, 'Three']],
    )
    assert.equal((await ada.post('/notifications/read', { mode: 'live', conversation_id: id })).status, 200)
    await wrote(id, 'Four')
    assert.deepEqual(
      (await replied()).map(({ events, excerpt, read_at }) => [events, excerpt, read_at !== null]),
      [
        [1, 'Four', false],
        [3, 'Three', true],
      ],
    )
    assert.deepEqual(await about(maya, id), [])
  })

  it('never tell of what was seen already', async () => {
    const id = await started()
    await assigned(id, ids.ada)
    const { body } = await wrote(id, 'Seen in the conversation')
    await ada.post(`/conversation_reads/${id}`, { mode: 'live', message_id: body.id })
    const unread = (await about(ada, id)).filter(({ kind, read_at }) => kind === 'customer_replied' && read_at === null)
    assert.deepEqual(unread, [])
  })

  it('tell everybody who can reply of a customer whom nobody has, once until they come', async () => {
    const id = await started()
    for (const content of ['Hello', 'Anybody?']) await wrote(id, content)
    for (const who of [maya, ada]) assert.deepEqual(await kindsOf(who, id), ['customer_waiting'])
    const viewer = await person(account, 'viewer')
    const other = await started()
    await wrote(other, 'Hello')
    assert.deepEqual(await kindsOf(viewer, other), [])
  })

  it('withdraw what asks for anybody as soon as somebody takes, answers or resolves it, and leave the rest', async () => {
    const takes: ((id: string) => Promise<unknown>)[] = [
      (id) => assigned(id, ids.maya),
      (id) => maya.post(`/live/conversations/${id}/messages`, { content: 'Hello!' }),
      (id) => api.post(`/conversations/${id}/status`, { status: 'resolved' }),
      (id) => api.post(`/conversations/${id}/status`, { status: 'snoozed' }),
    ]
    for (const take of takes) {
      const id = await started()
      await wrote(id, 'Anybody?')
      await maya.post(`/live/conversations/${id}/messages`, { content: `@[Ada Birch](${ids.ada}) look`, private: true })
      assert.deepEqual((await kindsOf(ada, id)).toSorted(), ['customer_waiting', 'mentioned'])
      await take(id)
      assert.deepEqual(await kindsOf(ada, id), ['mentioned'])
    }
  })

  it('ask again when the customer writes again to nobody', async () => {
    const id = await started()
    await wrote(id, 'Anybody?')
    await api.post(`/conversations/${id}/messages`, { content: 'Hello!' })
    assert.deepEqual(await kindsOf(ada, id), [])
    await wrote(id, 'And now?')
    assert.deepEqual(await kindsOf(ada, id), ['customer_waiting'])
  })

  it('tell of handovers, and of no customer who is with the assistant', async () => {
    const id = await started(api, { handled_by: 'assistant' })
    await maya.post(`/live/conversations/${id}/handover`, { reason: 'Wants a person' })
    assert.deepEqual(await kindsOf(ada, id), ['handover_waiting'])
    assert.deepEqual(await kindsOf(maya, id), [])
    await wrote(id, 'Still there?')
    assert.deepEqual(await kindsOf(ada, id), ['handover_waiting'])
  })

  it('tell who is mentioned in a note, unless it is the author', async () => {
    const id = await started()
    const content = `Could @[Ada Birch](${ids.ada}) or @[Maya Lindqvist](${ids.maya}) look?`
    const sent = await maya.post(`/live/conversations/${id}/messages`, { content, private: true })
    assert.equal(sent.status, 201)
    const [one] = await about(ada, id)
    assert.deepEqual([one!.kind, one!.excerpt], ['mentioned', content])
    assert.deepEqual(await about(maya, id), [])
  })

  it('can mention nobody who could not read the note', async () => {
    const id = await started()
    const gone = await person(account, 'agent')
    const stranger = await person(account, 'agent', await createAccount(account.database, 'Another'))
    await account.database.run(sql`update users set disabled_at = now() where id = ${await idOf(account, gone)}`)
    for (const user_id of [
      await idOf(account, gone),
      await idOf(account, stranger),
      'svcusr_01h455vb4pex5vsknk084sn02q',
    ]) {
      const note = { content: `See @[Someone](${user_id})`, private: true }
      assertRefused(await api.post(`/conversations/${id}/messages`, note), 400, 'parameter_invalid', /^`content`/)
    }
    const plain = { content: 'Not one: @[Someone](svcusr_x) and @Maya', private: true }
    assert.equal((await api.post(`/conversations/${id}/messages`, plain)).status, 201)
    assert.deepEqual(await shown(stranger), [])
  })

  it('are counted, read one by one or all, and never those of others or of the other mode', async () => {
    const reader = await person(account, 'agent')
    const user_id = await idOf(account, reader)
    const count = async () => {
      await caughtUp()
      return (await reader.get('/notifications/unread?mode=live')).body.count
    }
    for (let n = 0; n < 3; n++) await assigned(await started(), user_id)
    assert.equal(await count(), 3)
    const [first] = await shown(reader)
    await ada.post('/notifications/read', { mode: 'live', notification_id: first!.id })
    await reader.post('/notifications/read', { mode: 'test' })
    assert.equal(await count(), 3)
    await reader.post('/notifications/read', { mode: 'live', notification_id: first!.id })
    assert.equal(await count(), 2)
    assert.equal((await shown(reader, 'live', '&unread=true')).length, 2)
    await reader.post('/notifications/read', { mode: 'live' })
    assert.equal(await count(), 0)
    const page = await reader.get('/notifications?mode=live&limit=2')
    const next = await reader.get(`/notifications?mode=live&limit=2&cursor=${page.body.next_cursor}`)
    assert.deepEqual([page.body.data.length, next.body.data.length, next.body.has_more], [2, 1, false])
  })

  it('of test mode go nowhere', async () => {
    const test = await account.client({ mode: 'test' })
    const id = await started(test)
    await wrote(id, 'Hello', test)
    assert.deepEqual(
      (await shown(ada, 'test')).map(({ kind }) => kind),
      ['customer_waiting'],
    )
    const due = await account.database.run(sql`
      select from notifications where environment_id = ${account.environment_ids.test}
        and (push_due_at is not null or mail_due_at is not null)`)
    assert.equal(due.length, 0)
  })

  it('tell nobody who was shut out, and go with their conversation', async () => {
    const leaver = await person(account, 'agent')
    const user_id = await idOf(account, leaver)
    const id = await started()
    await assigned(id, user_id)
    assert.deepEqual(await kindsOf(leaver, id), ['assigned'])
    await account.database.run(sql`update users set disabled_at = now() where id = ${user_id}`)
    await wrote(id, 'Hello')
    await caughtUp()
    const left = () => account.database.run(sql`select kind from notifications where user_id = ${user_id}`)
    assert.deepEqual(
      (await left()).map(({ kind }) => kind),
      ['assigned'],
    )
    const { body } = await api.get(`/conversations/${id}`)
    await api.delete(`/contacts/${body.contact_id}`)
    await eventually(async () => assert.deepEqual(await left(), []))
  })

  it('are announced on the streams of the dashboard', async () => {
    const stopping = new AbortController()
    const headers = { cookie: ada.cookie!, 'sec-fetch-site': 'same-origin' }
    const stream = await fetch(`${account.url}/dashboard/api/live/events/stream`, { headers, signal: stopping.signal })
    let text = ''
    const reading = (async () => {
      for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) text += part
    })().catch(() => {})
    await eventually(() => assert.match(text, /event: presence/))
    await assigned(await started(), ids.ada)
    await eventually(() =>
      assert.match(
        text,
        new RegExp(
          `event: notifications\\ndata: {"object":"notifications","user_ids":\\["${ids.ada}"\\],"is_new":true}`,
        ),
      ),
    )
    stopping.abort()
    await reading
  })
})
