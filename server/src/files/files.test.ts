import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { formWith, uploadFile, uploadParts } from '../testing/files/upload.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { sweepFiles } from './sweep.ts'

describe('files', () => {
  let account: TestAccount
  let api: Client
  let contact_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
  })

  const started = async () => (await api.post('/conversations', { contact_id })).body.id as string
  const send = (id: string, message: Record<string, unknown>, headers = {}) =>
    api.post(`/conversations/${id}/messages`, message, headers)
  const upload = (content: string | Buffer = 'Total: 42 EUR', name = 'receipt.txt') => uploadFile(api, content, name)

  it('are uploaded as a form, and served at an address without a key', async () => {
    const { status, body, headers } = await upload()
    assert.equal(status, 201)
    assert.equal(headers.get('location'), `/v1/files/${body.id}`)
    const { id, created_at: _, url, url_expires_at, ...rest } = body
    assert.deepEqual(rest, {
      object: 'file',
      name: 'receipt.txt',
      content_type: 'text/plain',
      size: 13,
      width: null,
      height: null,
      received_bytes: 13,
      preview_url: null,
    })
    assert.deepEqual((await api.get(`/files/${id}`)).body, body)
    assert.ok(Date.parse(url_expires_at) > Date.now() + 3_600_000 - 1000)
    const served = await fetch(url)
    assert.equal(await served.text(), 'Total: 42 EUR')
    assert.equal(served.headers.get('content-type'), 'text/plain; charset=utf-8')
    assert.match(served.headers.get('content-disposition')!, /^attachment; filename="receipt.txt"/)
    assert.match(served.headers.get('content-security-policy')!, /default-src 'none'.*sandbox/)
    assert.equal(served.headers.get('x-content-type-options'), 'nosniff')
  })

  it('arrive in parts, and go on where they stopped', async () => {
    const content = Buffer.alloc(300_000, 'parley ')
    const { body: announced } = await api.post('/files', { name: 'long.txt', size: content.length })
    assert.deepEqual([announced.received_bytes, announced.url], [0, null])
    const part = (from: number, to: number) => uploadParts(api, announced.id, content, from, to)
    assert.equal((await part(0, 100_000)).body.received_bytes, 100_000)
    for (const [from, to] of [
      [0, 100_000],
      [200_000, 300_000],
      [99_999, 200_000],
    ] as const)
      assertRefused(await part(from, to), 422, 'file_incomplete', /must begin with byte 100000 of 300000/)
    assert.equal((await api.get(`/files/${announced.id}`)).body.received_bytes, 100_000)
    await part(100_000, 200_000)
    const { body } = await part(200_000, 300_000)
    assert.deepEqual([body.received_bytes, body.content_type], [300_000, 'text/plain'])
    assert.deepEqual(Buffer.from(await (await fetch(body.url)).arrayBuffer()), content)
    assertRefused(await part(200_000, 300_000), 422, 'file_incomplete', /complete/)
    const range = await fetch(body.url, { headers: { range: 'bytes=100000-100006' } })
    assert.deepEqual(
      [range.status, range.headers.get('content-range'), await range.text()],
      [206, 'bytes 100000-100006/300000', content.toString('latin1', 100_000, 100_007)],
    )
  })

  it('are attached to a message, which may then say nothing, and its event shows them', async () => {
    const [conversation_id, { body: file }] = [await started(), await upload()]
    const { status, body } = await send(conversation_id, { attachments: [{ file_id: file.id }] })
    assert.equal(status, 201)
    const { object, id, name, content_type, size, width, height } = file
    assert.deepEqual([body.content, body.attachments], ['', [{ object, id, name, content_type, size, width, height }]])
    assert.deepEqual((await api.get(`/conversations/${conversation_id}/messages`)).body.data, [body])
    const [created] = await eventsOf(api, body.id, ['message.created'])
    assert.deepEqual(created!.data.object, body)
    assertRefused(await send(conversation_id, { content: '' }), 400, 'parameter_invalid', /`content` must not be empty/)
    assertRefused(await send(conversation_id, {}), 400, 'parameter_missing', /`content` is required/)
  })

  it('belong to one message only', async () => {
    const [conversation_id, { body: file }] = [await started(), await upload()]
    const message = { content: 'Here', attachments: [{ file_id: file.id }] }
    const all = await Promise.all([1, 2, 3, 4].map(() => send(conversation_id, message)))
    assert.deepEqual(all.map(({ status }) => status).sort(), [201, 409, 409, 409])
    const { data } = (await api.get(`/conversations/${conversation_id}/messages`)).body
    assert.equal(data.length, 1)
    assertRefused(await send(conversation_id, message), 409, 'file_in_use')
    assertRefused(await api.delete(`/files/${file.id}`), 409, 'file_in_use')
    const free = (await upload()).body.id
    assertRefused(
      await send(conversation_id, { attachments: [{ file_id: free }, { file_id: free }] }),
      400,
      'parameter_invalid',
    )
    assert.deepEqual((await api.delete(`/files/${free}`)).body, { object: 'file', id: free, deleted: true })
    assertRefused(await api.get(`/files/${free}`), 404, 'resource_not_found')
  })

  it('can be sent again under the same Idempotency-Key, the upload as well as the message', async () => {
    const key = { 'idempotency-key': `upload ${contact_id}` }
    const [one, same] = [await uploadFile(api, 'same', 'a.txt', key), await uploadFile(api, 'same', 'a.txt', key)]
    assert.deepEqual(same.body, one.body)
    assert.equal(same.headers.get('idempotent-replayed'), 'true')
    assertRefused(await uploadFile(api, 'other', 'a.txt', key), 422, 'idempotency_key_reused')
    const conversation_id = await started()
    const message = { attachments: [{ file_id: one.body.id }] }
    const again = { 'idempotency-key': `message ${contact_id}` }
    const [sent, repeated] = [await send(conversation_id, message, again), await send(conversation_id, message, again)]
    assert.deepEqual([repeated.status, repeated.body], [201, sent.body])
  })

  it('of others, and those that have not arrived, are not there to attach', async () => {
    const conversation_id = await started()
    const other = await (await testAccount()).client()
    const { body: foreign } = await uploadFile(other, 'theirs', 'theirs.txt')
    for (const file_id of [foreign.id, 'svcfil_01h455vb4pex5vsknk084sn02q', 'x'])
      assertRefused(await send(conversation_id, { attachments: [{ file_id }] }), 404, 'resource_not_found')
    assertRefused(await api.get(`/files/${foreign.id}`), 404, 'resource_not_found')
    assertRefused(await api.delete(`/files/${foreign.id}`), 404, 'resource_not_found')
    const { body: announced } = await api.post('/files', { name: 'a.txt', size: 3 })
    assertRefused(await send(conversation_id, { attachments: [{ file_id: announced.id }] }), 422, 'file_incomplete')
    const reader = await account.client({ scopes: ['files:read', 'messages:write'] })
    assertRefused(await reader.post('/files', { name: 'a.txt', size: 3 }), 403, 'insufficient_scope')
  })

  it('are refused when they are too large or of a type that is not allowed, and nothing stays', async () => {
    const incoming = join(account.data_dir, 'incoming')
    const large = await upload(Buffer.alloc(account.means.files.max_bytes + 1))
    assertRefused(large, 413, 'file_too_large', /larger than 25 MiB/)
    assertRefused(
      await api.post('/files', { name: 'a', size: account.means.files.max_bytes + 1 }),
      413,
      'file_too_large',
    )
    assertRefused(await upload('\x7fELF and more', 'invoice.pdf'), 415, 'file_type_not_allowed')
    assertRefused(await api.send('POST', '/files', formWith('photo', 'x', 'a.txt')), 400, 'parameter_unknown')
    assertRefused(await api.send('POST', '/files', { body: '--x--\r\n', headers: form }), 400, 'parameter_missing')
    const cut = { body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab', headers: form }
    assertRefused(await api.send('POST', '/files', cut), 400, 'malformed_request')
    assert.deepEqual(readdirSync(incoming), [])
  })

  it('are found by their names in search and summaries, where a message says nothing else', async () => {
    const conversation_id = await started()
    const { body: file } = await upload('x', 'zanzibar-invoice.txt')
    await send(conversation_id, { direction: 'inbound', attachments: [{ file_id: file.id }] })
    await eventually(async () => {
      const { body } = await api.get('/search?q=zanzibar')
      assert.equal(body.data[0]?.snippet, 'zanzibar-invoice.txt', JSON.stringify(body.data))
    })
    const { status } = await api.post(`/conversations/${conversation_id}/summarize`)
    assert.equal(status, 200)
  })

  it('are deleted with their contact, and their bytes after them', async () => {
    const { body: person } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: person.id })
    const key = { 'idempotency-key': `gone ${person.id}` }
    const { body: file } = await uploadFile(api, 'secret', 'unforgettable.txt', key)
    const { body: free } = await upload()
    await send(conversation.id, { attachments: [{ file_id: file.id }] })
    await api.delete(`/contacts/${person.id}`)
    assertRefused(await api.get(`/files/${file.id}`), 404, 'resource_not_found')
    assert.equal((await fetch(file.url)).status, 404)
    assertRefused(await uploadFile(api, 'secret', 'unforgettable.txt', key), 404, 'resource_not_found')
    const kept = await account.database.run(sql`
      select key from idempotent_answers where environment_id = ${account.environment_ids.live} and body like '%unforgettable%'`)
    assert.deepEqual(kept, [])
    const { storage } = account.means.files
    await eventually(async () => assert.equal(await storage.read(file.id, 'original'), null))
    assert.equal((await fetch(free.url)).status, 200)
    await account.database.run(sql`update files set created_at = now() - interval '25 hours' where id = ${free.id}`)
    await sweepFiles(account.means)
    // The service may have begun to sweep it itself.
    await eventually(async () => {
      assert.equal((await fetch(free.url)).status, 404)
      assert.equal(await storage.read(free.id, 'original'), null)
    })
  })

  it('are served only at addresses that are signed, for this file, and not too old', async () => {
    const [{ body: one }, { body: other }] = [await upload('one'), await upload('other')]
    const address = new URL(one.url)
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address)
      change(url)
      return fetch(url)
    }
    for (const refused of await Promise.all([
      changed((url) => url.searchParams.delete('signature')),
      changed((url) => url.searchParams.set('expires', '9999999999')),
      changed((url) => url.searchParams.append('expires', '1')),
      changed((url) => {
        url.pathname = `/files/${other.id}`
      }),
      changed((url) => {
        url.pathname += '/preview'
      }),
      changed((url) => url.searchParams.set('signature', `${url.searchParams.get('signature')}A`)),
    ])) {
      assert.equal(refused.status, 404)
      assert.equal(((await refused.json()) as { error: { code: string } }).error.code, 'resource_not_found')
    }
    const tag = (await fetch(address)).headers.get('etag')!
    assert.equal((await fetch(address, { headers: { 'if-none-match': tag } })).status, 304)
    assert.equal((await fetch(address, { headers: { range: 'bytes=9-' } })).status, 200)
    assert.equal(await (await fetch(address, { headers: { range: 'bytes=-2' } })).text(), 'ne')
    assert.equal((await fetch(address, { method: 'HEAD' })).headers.get('content-length'), '3')
  })

  it('are served as they are stored while a decoded picture takes its place', async () => {
    const { body } = await upload()
    const { storage, incoming } = account.means.files
    for (const content of ['A shorter one', 'Short', 'One that is a good deal longer']) {
      const path = join(incoming, 'decoded')
      writeFileSync(path, content)
      await storage.put(body.id, 'original', path)
      assert.equal(await (await fetch(body.url)).text(), content)
      const part = await fetch(body.url, { headers: { range: 'bytes=8-' } })
      assert.equal(await part.text(), content.length === body.size ? content.slice(8) : content)
    }
  })

  const form = { 'content-type': 'multipart/form-data; boundary=x' }
})
