import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('expand', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  async function spoken(words: string[]) {
    const contact = (await api.post('/contacts', someContact())).body
    const { id } = (await api.post('/conversations', { contact_id: contact.id })).body
    const messages = []
    for (const content of words)
      messages.push((await api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })).body)
    return { id, contact, messages }
  }

  it('puts the contact and the last message beside each conversation of a list', async () => {
    const silent = await spoken([])
    const spoke = await spoken(['Hello?', 'Is anybody there?'])
    const { body } = await api.get('/conversations?limit=2&expand=contact,last_message')
    assert.deepEqual(
      body.data.map((one: { id: string; contact: unknown; last_message: unknown }) => [
        one.id,
        one.contact,
        one.last_message,
      ]),
      [
        [spoke.id, spoke.contact, spoke.messages[1]],
        [silent.id, silent.contact, null],
      ],
    )
  })

  it('puts them beside one conversation, which is then shown anew each time, for they change without it', async () => {
    const { id, contact, messages } = await spoken(['Hello?'])
    const { body, headers } = await api.get(`/conversations/${id}?expand=last_message,contact`)
    assert.deepEqual([body.contact, body.last_message], [contact, messages[0]])
    const known = { 'if-none-match': headers.get('etag')! }
    assert.equal((await api.get(`/conversations/${id}?expand=contact`, known)).status, 200)
    assert.equal((await api.get(`/conversations/${id}`, known)).status, 304)
    const plain = await api.get(`/conversations/${id}`)
    assert.ok(!('contact' in plain.body) && !('last_message' in plain.body))
  })

  it('shows nothing that the key may not read', async () => {
    const { id } = await spoken(['A secret'])
    const narrow = await account.client({ scopes: ['conversations:read'] })
    const { body } = await narrow.get(`/conversations/${id}?expand=contact,last_message`)
    assert.deepEqual([body.contact, body.last_message], [null, null])
  })

  it('refuses what cannot be expanded', async () => {
    for (const path of ['/conversations', '/conversations/svccnv_01h455vb4pex5vsknk084sn02q'])
      for (const expand of ['lead', 'contact,', 'contact,Contact'])
        assertRefused(await api.get(`${path}?expand=${expand}`), 400, 'parameter_invalid', /^`expand` /)
  })

  it('may change from one page to the next', async () => {
    await spoken(['one'])
    await spoken(['two'])
    const first = (await api.get('/conversations?limit=1&expand=contact')).body
    const second = await api.get(`/conversations?limit=1&cursor=${first.next_cursor}&expand=last_message`)
    assert.equal(second.status, 200)
  })
})
