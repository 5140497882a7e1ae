import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { newId } from '../ids.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, someContact, type TestAccount } from '../testing/service.ts'
import { visit, visitorClient, widgetChannel } from '../testing/visitor.ts'

const unknown = "isn't a parameter of this request."

/** Everything about a refusal but what is unique to each request. */
function withoutId({ status, body: { error } }: Answer) {
  return { status, error: { ...error, request_id: 'req' } }
}

describe('an error about a parameter that does not exist', () => {
  let api: Client
  let conversation: string
  before(async () => {
    api = await (await testAccount()).client()
    const contact_id = (await api.post('/contacts', someContact())).body.id
    conversation = `/conversations/${(await api.post('/conversations', { contact_id })).body.id}`
  })

  it('names the one that was meant', async () => {
    const meant: [answer: Promise<Answer>, name: string, one: string][] = [
      [api.post(`${conversation}/messages`, { contnet: 'x' }), 'contnet', 'content'],
      [
        api.post(`${conversation}/messages`, { content: 'x', attachments: [{ file_id: 'x', fileid: 'x' }] }),
        'fileid',
        'file_id',
      ],
      [api.post('/contacts', someContact({ phone: '+12' })), 'phone', 'phone_number'],
      [api.post('/contacts', someContact({ customAttributes: {} })), 'customAttributes', 'custom_attributes'],
      [api.get('/contacts?created-after=2026-01-01T00:00:00Z'), 'created-after', 'created_after'],
      [api.get('/contacts?emial=x'), 'emial', 'email'],
    ]
    for (const [answering, name, one] of meant) {
      const answer = await answering
      assertRefused(answer, 400, 'parameter_unknown')
      const { message } = answer.body.error
      assert.ok(message.endsWith(`${name}\` ${unknown} Did you mean \`${one}\`?`), message)
    }
  })

  it('names nothing if nothing is close, however long the name is', async () => {
    for (const name of ['whatever', 'constructor', '__proto', 'q'.repeat(5000)]) {
      const { message } = (await api.post('/contacts', someContact({ [name]: 1 }))).body.error
      assert.ok(message.endsWith(`\` ${unknown}`), message)
    }
  })

  it('explains how to read pages to those who count them', async () => {
    const next = `${unknown} To get the next page, pass \`next_cursor\` of the previous page as \`cursor\`.`
    for (const name of ['page', 'offset', 'pageToken', 'starting_after'])
      assert.equal((await api.get(`/contacts?${name}=2`)).body.error.message, `\`${name}\` ${next}`)
    for (const name of ['per_page', 'pageSize', 'count'])
      assert.equal(
        (await api.get(`/contacts?${name}=2`)).body.error.message,
        `\`${name}\` ${unknown} Did you mean \`limit\`?`,
      )
    assert.equal((await api.get(`${conversation}?page=2`)).body.error.message, `\`page\` ${unknown}`)
  })

  it('has its name and the description of the operation in headers', async () => {
    const answer = await api.post('/contacts', someContact({ custom: 1 }))
    assert.equal(answer.headers.get('x-error-param'), 'custom')
    assert.equal(answer.headers.get('x-error-doc'), '/docs#/Contacts/createContact')
    const endpoint = await api.post('/webhook_endpoints', {})
    assert.equal(endpoint.headers.get('x-error-param'), 'url')
    assert.equal(endpoint.headers.get('x-error-doc'), '/docs#/Webhook%20endpoints/registerWebhookEndpoint')
    for (const name of ['für', 'a b', 'a\nb', 'a: b', 'x'.repeat(200)])
      assert.equal((await api.post('/contacts', { [name]: 1, ...someContact() })).headers.get('x-error-param'), null)
  })

  it('adds nothing to what goes well', async () => {
    const answer = await api.get('/contacts')
    assert.deepEqual(
      [...answer.headers.keys()].filter((name) => name.startsWith('x-error')),
      [],
    )
  })
})

describe('an ID that is not found', () => {
  let account: TestAccount
  let api: Client
  let contact_id: string
  let conversation_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
    conversation_id = (await api.post('/conversations', { contact_id })).body.id
  })

  it('of another type is refused with a hint in a header, and the same body as any other', async () => {
    const unknown_id = await api.get(`/conversations/${newId('conversation')}`)
    assert.equal(unknown_id.headers.get('x-error-hint'), null)
    const is_contact = 'conversation_id is the ID of a contact. The ID of a conversation begins with svccnv_.'
    for (const id of [contact_id, newId('contact')]) {
      const answer = await api.get(`/conversations/${id}`)
      assert.deepEqual(withoutId(answer), withoutId(unknown_id))
      assert.equal(answer.headers.get('x-error-hint'), is_contact)
    }
    const hints = {
      [conversation_id.slice(0, -1)]: "conversation_id isn't a complete ID. Pass it exactly as you received it.",
      42: "conversation_id isn't an ID of this service. The ID of a conversation begins with svccnv_.",
    }
    for (const [id, hint] of Object.entries(hints)) {
      const answer = await api.get(`/conversations/${id}`)
      assert.deepEqual(withoutId(answer), withoutId(unknown_id))
      assert.equal(answer.headers.get('x-error-hint'), hint)
    }
  })

  it('gets the same hint in a body', async () => {
    const answer = await api.post('/conversations', { contact_id: conversation_id })
    assertRefused(answer, 404, 'resource_not_found')
    const hint = 'contact_id is the ID of a conversation. The ID of a contact begins with svccon_.'
    assert.equal(answer.headers.get('x-error-hint'), hint)
    const assigned = await api.patch(`/conversations/${conversation_id}`, { assignee: contact_id })
    assertRefused(assigned, 400, 'parameter_invalid')
    const of_user = 'assignee is the ID of a contact. The ID of a user begins with svcusr_.'
    assert.equal(assigned.headers.get('x-error-hint'), of_user)
    const attachments = [{ file_id: newId('api_key') }]
    const message = await api.post(`/conversations/${conversation_id}/messages`, { content: 'x', attachments })
    const of_file = 'attachments[0].file_id is the ID of an API key. The ID of a file begins with svcfil_.'
    assert.equal(message.headers.get('x-error-hint'), of_file)
  })

  it('of its own type reads the same whether it exists elsewhere or nowhere', async () => {
    const foreign = await (await testAccount()).client()
    const other = (await foreign.post('/contacts', someContact())).body.id
    const [of_others, of_nobody] = [await api.get(`/contacts/${other}`), await api.get(`/contacts/${newId('contact')}`)]
    assert.deepEqual(withoutId(of_others), withoutId(of_nobody))
    const headers = ({ headers }: Answer) => [...headers.keys()].filter((name) => name.startsWith('x-error'))
    assert.deepEqual(headers(of_others), ['x-error-doc'])
    assert.deepEqual(headers(of_nobody), ['x-error-doc'])
  })
})

describe('a URL or method that does not exist', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  it('is refused with what was probably meant, from the list of operations alone', async () => {
    const { id } = (await api.post('/contacts', someContact())).body
    const meant: [method: string, path: string, hint: string][] = [
      ['GET', '/contacts/', 'Leave out the slash at the end.'],
      ['POST', '/contacts/', 'Leave out the slash at the end.'],
      ['GET', `/contacts/${id}/`, 'Leave out the slash at the end.'],
      ['GET', `/contacts/${newId('contact')}/`, 'Leave out the slash at the end.'],
      ['GET', '/v1/contacts', 'It has /v1 twice: the base URL already ends in it.'],
      ['GET', '/contact', 'Did you mean /v1/contacts?'],
      ['GET', `/contact/${id}`, 'Did you mean /v1/contacts/{contact_id}?'],
      ['GET', '/webhook-endpoints', 'Did you mean /v1/webhook_endpoints?'],
      ['POST', '/conversations/x/summarise', 'Did you mean /v1/conversations/{conversation_id}/summarize?'],
      ['GET', '/invoices', 'The API is under /v1.'],
      ['GET', `/${'contacts'.repeat(500)}`, 'The API is under /v1.'],
    ]
    for (const [method, path, hint] of meant) {
      const answer = await exact(method, path)
      assert.deepEqual([answer.status, answer.error.code], [404, 'route_not_found'], path)
      assert.equal(answer.error.message, `There is nothing at this URL. ${hint}`)
      assert.equal(answer.doc, '/docs')
    }
  })

  it('names the methods that the URL has', async () => {
    const message = async (method: string, path: string) => (await exact(method, path)).error.message
    assert.equal(await message('PUT', '/contacts/x'), "This URL doesn't support PUT. Use GET, PATCH or DELETE.")
    assert.equal(await message('DELETE', '/contacts'), "This URL doesn't support DELETE. Use GET or POST.")
    assert.equal(await message('GET', '/leads/qualify/x/y'), 'There is nothing at this URL. The API is under /v1.')
    assert.equal(await message('GET', '/conversations/x/handover'), "This URL doesn't support GET. Use POST.")
  })

  async function exact(method: string, path: string) {
    const answer = await fetch(account.base + path, { method, headers: { authorization: `Bearer ${api.key}` } })
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    return { status: answer.status, error, doc: answer.headers.get('x-error-doc') }
  }
})

describe('a website’s chat', () => {
  it('gets the same hints, and may read them', async () => {
    const account = await testAccount()
    const channel_id = await widgetChannel(account)
    const visitor = await visit(account, channel_id)
    const wrong = await visitor.post('/conversations', { contents: 'Hello' })
    assert.equal(wrong.body.error.message, `\`contents\` ${unknown} Did you mean \`content\`?`)
    assert.equal(wrong.headers.get('x-error-param'), 'contents')
    const missing = await visitor.get(`/conversations/${newId('contact')}/messages`)
    const hint = 'conversation_id is the ID of a contact. The ID of a conversation begins with svccnv_.'
    assert.deepEqual([missing.status, missing.headers.get('x-error-hint')], [404, hint])
    const stranger = await visitorClient(account).post('/visitors', { channel: channel_id })
    assert.match(stranger.body.error.message, /Did you mean `channel_id`\?/)
    const slash = await fetch(`${account.url}/widget/api/visitors/`, {
      method: 'POST',
      headers: { origin: 'https://example.com' },
    })
    assert.match(await slash.text(), /Leave out the slash at the end/)
    assert.match(slash.headers.get('access-control-expose-headers')!, /X-Error-Param, X-Error-Hint$/)
  })
})
