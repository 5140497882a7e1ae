import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { exactRequest } from '../testing/exact-request.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

let account: TestAccount
let api: Client
before(async () => {
  account = await testAccount()
  api = await account.client()
})

describe('the Accept header', () => {
  it('may be absent, empty, or anything that does not rule JSON out', async () => {
    const bare = await exactRequest(`${account.base}/contacts`, { headers: [['Authorization', `Bearer ${api.key}`]] })
    assert.equal(bare.status, 200)
    const wide = [
      '',
      '*/*',
      'application/*',
      'application/json',
      'APPLICATION/JSON',
      'application/json;charset=utf-8',
      'text/html, */*;q=0.1',
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'application/json;q=0.001',
      'text/html;q=0, application/json',
    ]
    for (const accept of wide) assert.equal((await api.get('/contacts', { accept })).status, 200, accept)
  })

  it('that rules JSON out is refused', async () => {
    const others = [
      'text/html',
      'application/xml, text/plain',
      'application/json;q=0',
      '*/*;q=0',
      'application/*;q=0, text/html',
      'application/json;q=0, */*',
      'application/problem+json',
      'application/json-seq',
    ]
    for (const accept of others) assertRefused(await api.get('/contacts', { accept }), 406, 'not_acceptable')
  })
})

describe('the body of a write', () => {
  const send = (headers: Record<string, string>, body: string | Buffer = JSON.stringify(someContact())) =>
    api.send('POST', '/contacts', { body, headers })

  it('is JSON in UTF-8, and says so', async () => {
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"',
      'Application/JSON ; Charset=utf-8',
    ])
      assert.equal((await send({ 'content-type': type })).status, 201, type)
  })

  it('of another type, in another charset, compressed or of no type is refused', async () => {
    const types = [
      'text/plain',
      'text/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/jsonx',
      'application/merge-patch+json',
      'application/vnd.api+json',
      'json',
      'application/json, text/plain',
    ]
    for (const type of types) assertRefused(await send({ 'content-type': type }), 415, 'unsupported_media_type')
    const typed = { 'content-type': 'application/json' }
    for (const encoding of ['gzip', 'br', 'deflate'])
      assertRefused(await send({ ...typed, 'content-encoding': encoding }), 415, 'unsupported_media_type')
    assert.equal((await send({ ...typed, 'content-encoding': 'identity' })).status, 201)
    const untyped = await exactRequest(`${account.base}/contacts`, {
      method: 'POST',
      headers: [
        ['Authorization', `Bearer ${api.key}`],
        ['Content-Length', '2'],
      ],
      body: '{}',
    })
    assertRefused(untyped, 415, 'unsupported_media_type')
  })

  it('may be left out where nothing is asked for, with a type or without', async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const path = `/conversations/${conversation.id}/handover`
    assert.equal((await api.post(path)).status, 200)
    assert.equal((await api.send('POST', path, { headers: { 'content-type': 'application/json' } })).status, 200)
    assert.equal(
      (await api.send('POST', path, { body: '', headers: { 'content-type': 'application/json' } })).status,
      200,
    )
    assertRefused(await api.post('/contacts'), 400, 'parameter_missing', /^`name`/)
    assert.equal(
      (await api.send('DELETE', `/contacts/${contact.id}`, { headers: { 'content-type': 'application/json' } })).status,
      200,
    )
  })

  it('must be left out where nothing can be said', async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    const remove = (body: string) =>
      api.send('DELETE', `/contacts/${contact.id}`, { body, headers: { 'content-type': 'application/json' } })
    assertRefused(await remove('{"force":true}'), 400, 'parameter_unknown', /^`force` /)
    for (const body of ['[]', 'null', '1']) assertRefused(await remove(body), 400, 'parameter_invalid', /^`body` /)
    assert.equal((await remove('{}')).status, 200)
  })
})
