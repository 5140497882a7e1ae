import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'

let account: TestAccount
let api: Client
before(async () => {
  account = await testAccount()
  api = await account.client()
})

const contact = async () => (await api.post('/contacts', someContact())).body
const conversation = async () => (await api.post('/conversations', { contact_id: (await contact()).id })).body
/** One that was changed once: its version is 2. */
const changed = async () => {
  const path = `/contacts/${(await contact()).id}`
  assert.equal((await api.patch(path, { name: 'Changed' })).headers.get('etag'), '"2"')
  return path
}

describe('If-None-Match', () => {
  it('answers 304 without a body to who has the object already', async () => {
    const path = await changed()
    for (const tags of ['"2"', 'W/"2"', '"1", "2"', '"x" , W/"2"', '*', '"1","2","3"']) {
      for (const method of ['GET', 'HEAD']) {
        const { status, body, headers } = await api.send(method, path, { headers: { 'if-none-match': tags } })
        assert.deepEqual([status, body, headers.get('etag')], [304, null, '"2"'], tags)
      }
    }
  })

  it('answers the object to who has another version', async () => {
    const path = await changed()
    for (const tags of ['"1"', '2', '"02"', '"22"', 'W/"1", "3"', '""', '', '"*"']) {
      const { status, headers } = await api.get(path, { 'if-none-match': tags })
      assert.deepEqual([status, headers.get('etag')], [200, '"2"'], tags)
    }
  })

  it('holds for conversations too, and is no use for lists and events', async () => {
    const { id } = await conversation()
    const { headers } = await api.get(`/conversations/${id}`)
    assert.equal((await api.get(`/conversations/${id}`, { 'if-none-match': headers.get('etag')! })).status, 304)
    assert.equal((await api.get('/contacts', { 'if-none-match': '*' })).status, 200)
    await eventually(async () => {
      const { body } = await api.get('/events?order=desc&limit=1')
      assert.equal((await api.get(`/events/${body.data[0].id}`, { 'if-none-match': '*' })).status, 200)
    })
  })
})

describe('If-Match', () => {
  const operations: [
    name: string,
    call: (headers: Record<string, string>) => Promise<(tags: string) => Promise<Answer>>,
  ][] = [
    [
      'a change of a contact',
      async () => on(`/contacts/${(await contact()).id}`, (path, headers) => api.patch(path, { name: 'x' }, headers)),
    ],
    ['a deletion', async () => on(`/contacts/${(await contact()).id}`, (path, headers) => api.delete(path, headers))],
    [
      'a change of a conversation',
      async () =>
        on(`/conversations/${(await conversation()).id}`, (path, headers) =>
          api.patch(path, { priority: 'low' }, headers),
        ),
    ],
    [
      'a change of status',
      async () =>
        on(`/conversations/${(await conversation()).id}`, (path, headers) =>
          api.post(`${path}/status`, { status: 'resolved' }, headers),
        ),
    ],
    [
      'a hand-over',
      async () => {
        const { id } = (await api.post('/conversations', { contact_id: (await contact()).id, handled_by: 'assistant' }))
          .body
        return on(`/conversations/${id}`, (path, headers) => api.post(`${path}/handover`, {}, headers))
      },
    ],
  ]
  function on(path: string, call: (path: string, headers: Record<string, string>) => Promise<Answer>) {
    return (tags: string) => call(path, { 'if-match': tags })
  }

  for (const [name, prepare] of operations)
    it(`refuses ${name} of another version and lets that of this one through`, async () => {
      const call = await prepare({})
      for (const tags of ['"2"', 'W/"1"', '1', '"01"', '""', '"x"', 'W/"1", "2"', '"1.0"'])
        assertRefused(await call(tags), 412, 'precondition_failed')
      const { status, headers } = await call('"7", "1"')
      assert.equal(status, 200)
      if (headers.has('etag')) assert.equal(headers.get('etag'), '"2"')
    })

  it('of * lets any version through, but not an object that is not there', async () => {
    const path = await changed()
    assert.equal((await api.patch(path, { name: 'x' }, { 'if-match': '*' })).status, 200)
    assertRefused(
      await api.patch('/contacts/svccon_01h455vb4pex5vsknk084sn02q', { name: 'x' }, { 'if-match': '*' }),
      404,
      'resource_not_found',
    )
    assert.equal((await api.delete(path, { 'if-match': ' * ' })).status, 200)
  })

  it('is judged also where nothing would change', async () => {
    const path = await changed()
    assertRefused(await api.patch(path, {}, { 'if-match': '"1"' }), 412, 'precondition_failed')
    assert.equal((await api.patch(path, {}, { 'if-match': '"2"' })).headers.get('etag'), '"2"')
  })

  it('lets one of many writers who saw the same version through', async () => {
    const path = `/conversations/${(await conversation()).id}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => api.patch(path, { subject: `${n}` }, { 'if-match': '"1"' })),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(answers.filter(({ status }) => status === 412).length, 19)
  })

  it('knows that a message changed its conversation', async () => {
    const path = `/conversations/${(await conversation()).id}`
    await api.post(`${path}/messages`, { content: 'x' })
    assertRefused(
      await api.post(`${path}/status`, { status: 'resolved' }, { 'if-match': '"1"' }),
      412,
      'precondition_failed',
    )
  })
})
