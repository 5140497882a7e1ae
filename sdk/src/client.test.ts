import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../server/src/testing/account.ts'
import { eventually, someContact, type TestAccount } from '../../server/src/testing/service.ts'
import { AuthenticationError, ConflictError, type NewContact, NotFoundError, Parley, responseOf } from './index.ts'

describe('the SDK against the service', () => {
  let account: TestAccount
  let parley: Parley
  before(async () => {
    account = await testAccount()
    parley = new Parley({ api_key: await account.key(), base_url: account.base })
  })
  const person = () => someContact() as unknown as NewContact

  it('creates, reads, changes and deletes', async () => {
    const made = await parley.contacts.create(person())
    const contact = await parley.contacts.get(made.id)
    assert.deepEqual(contact, made)
    const { etag, request_id } = responseOf(contact)!
    assert.match(request_id!, /^req_/)
    const changed = await parley.contacts.update(made.id, { name: 'Ana' }, { if_match: etag! })
    assert.equal(changed.name, 'Ana')
    await assert.rejects(
      parley.contacts.update(made.id, { name: 'Bea' }, { if_match: etag! }),
      (error) => error instanceof ConflictError && error.code === 'precondition_failed',
    )
    assert.equal((await parley.contacts.delete(made.id)).deleted, true)
    await assert.rejects(parley.contacts.get(made.id), NotFoundError)
  })

  it('uploads a file in parts, once per key, and attaches it', async () => {
    const content = new Uint8Array(2_500_000).fill(97)
    const progress: number[] = []
    const options = { idempotency_key: 'one upload', on_progress: (bytes: number) => void progress.push(bytes) }
    const file = await parley.files.upload('letters.txt', content, options)
    assert.deepEqual(progress, [1_048_576, 2_097_152, 2_500_000])
    assert.deepEqual([file.name, file.size, file.content_type], ['letters.txt', 2_500_000, 'text/plain'])
    assert.equal((await parley.files.upload('letters.txt', content, options)).id, file.id)
    assert.equal((await (await fetch(file.url!)).arrayBuffer()).byteLength, content.length)
    const small = await parley.files.upload('small.txt', new Blob(['small']))
    const { id: contact_id } = await parley.contacts.create(person())
    const { id } = await parley.conversations.start({ contact_id })
    const attachments = [file, small].map((one) => ({ file_id: one.id }))
    const message = await parley.messages.send(id, { attachments })
    assert.deepEqual(
      message.attachments.map(({ name }) => name),
      ['letters.txt', 'small.txt'],
    )
    await assert.rejects(parley.messages.send(id, { attachments }), ConflictError)
    assert.equal((await parley.files.get(small.id)).size, 5)
  })

  it('does a write once, however often it is called with one key', async () => {
    const one = person()
    const first = await parley.contacts.create(one, { idempotency_key: 'once' })
    const again = await parley.contacts.create(one, { idempotency_key: 'once' })
    assert.deepEqual(again, first)
    assert.equal(responseOf(first)!.replayed, false)
    assert.equal(responseOf(again)!.replayed, true)
    assert.equal(responseOf(again)!.original_request, responseOf(first)!.request_id)
    await assert.rejects(parley.contacts.create(one), ConflictError)
  })

  it('walks through a list, page by page or object by object', async () => {
    const mine = new Parley({ api_key: await account.key({ mode: 'test' }), base_url: account.base })
    const made = []
    for (let n = 0; n < 5; n++) made.unshift((await mine.contacts.create(person())).id)
    const all = []
    for await (const { id } of mine.contacts.list({ limit: 2 })) all.push(id)
    assert.deepEqual(all, made)

    const first = await mine.contacts.list({ limit: 2 })
    assert.equal(first.data.length, 2)
    assert.equal(first.has_more, true)
    assert.match(responseOf(first)!.request_id!, /^req_/)
    const second = await first.nextPage()
    const third = await second!.nextPage()
    assert.equal(third!.has_more, false)
    assert.equal(third!.next_cursor, null)
    assert.equal(await third!.nextPage(), null)

    const rest = []
    for await (const { id } of second!) rest.push(id)
    assert.deepEqual(rest, made.slice(2))
    const resumed = await mine.contacts.list({ limit: 2, cursor: first.next_cursor! })
    assert.deepEqual(resumed.data, second!.data)
  })

  it('leads a conversation from its start to its end', async () => {
    const { id: contact_id } = await parley.contacts.create(person())
    const { id } = await parley.conversations.start({ contact_id, handled_by: 'assistant' })
    await parley.messages.send(id, { content: 'Where is my order?', direction: 'inbound' })
    const handed_over = await parley.conversations.handOver(id, { reason: 'Asks for a person' })
    assert.equal(handed_over.handled_by, 'human')
    await parley.messages.send(id, { content: 'It left our warehouse this morning.' })
    const contents = []
    for await (const { content } of parley.messages.list(id, { order: 'asc' })) contents.push(content)
    assert.deepEqual(contents, ['Where is my order?', 'It left our warehouse this morning.'])
    assert.equal((await parley.conversations.update(id, { labels: ['late'] })).labels[0], 'late')
    assert.equal((await parley.conversations.changeStatus(id, { status: 'resolved' })).status, 'resolved')
    await assert.rejects(
      parley.conversations.changeStatus(id, { status: 'snoozed' }),
      (error) => error instanceof ConflictError && error.code === 'status_transition_not_allowed',
    )
    await eventually(async () => {
      const { data } = await parley.events.list({ types: 'conversation.status_changed', order: 'desc' })
      assert.equal(data[0]?.data.object?.id, id)
      assert.deepEqual(await parley.events.get(data[0].id), data[0])
    })
  })

  it('tells a key that is not accepted', async () => {
    const nobody = new Parley({ api_key: 'svc_live_nobody', base_url: account.base })
    await assert.rejects(
      nobody.contacts.list().page(),
      (error) => error instanceof AuthenticationError && error.code === 'api_key_invalid' && error.status === 401,
    )
  })
})
