import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { newToken } from '../../accounts/tokens.ts'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../../testing/service.ts'
import { signedIdentity, streamOf, visit, visitorClient, website, widgetChannel } from '../../testing/visitor.ts'

let account: TestAccount
let api: Client
let channel_id: string
let key: string
before(async () => {
  account = await testAccount()
  api = await account.client()
  channel_id = await widgetChannel(account)
  key = await identityKey(channel_id)
})

const identityKey = async (channel: string) => (await api.post(`/channels/${channel}/identity_keys`)).body.key as string
const signIn = (identity_token: string, channel = channel_id) =>
  visitorClient(account).post('/visitors', { channel_id: channel, identity_token })
const contactOf = async (conversation_id: string) =>
  (await api.get(`/conversations/${conversation_id}?expand=contact`)).body.contact
const start = async (visitor: Awaited<ReturnType<typeof visit>>) =>
  (await visitor.post('/conversations', { content: 'Hello' })).body.conversation_id as string
const soon = (claims: Record<string, unknown>) => ({
  aud: channel_id,
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...claims,
})
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a hostile visitor', () => {
  it('gets nowhere with a token that is forged, foreign or none', async () => {
    for (const token of ['', 'x', `svcvis_token_${newToken()}`, newToken(), api.key])
      assertRefused(await visitorClient(account, token).get('/conversations'), 401, 'visitor_token_invalid')
    const { token } = await visit(account, channel_id)
    const ask = (base: string) => fetch(base, { headers: { authorization: `Bearer ${token}` } })
    assert.equal((await ask(`${account.base}/contacts`)).status, 401)
    assert.equal((await ask(`${account.url}/dashboard/api/live/contacts`)).status, 401)
  })

  it('finds nothing of others by their IDs', async () => {
    const [ana, eve] = [await visit(account, channel_id), await visit(account, channel_id)]
    const id = await start(ana)
    const other_channel = await visit(account, await widgetChannel(account))
    for (const who of [eve, other_channel]) {
      assertRefused(await who.get(`/conversations/${id}/messages`), 404, 'resource_not_found')
      assertRefused(await who.post(`/conversations/${id}/messages`, { content: 'x' }), 404, 'resource_not_found')
      assertRefused(await who.post(`/conversations/${id}/typing`), 404, 'resource_not_found')
      assertRefused(await who.post(`/conversations/${id}/handover`), 404, 'resource_not_found')
      assertRefused(await who.post(`/conversations/${id}/rating`, { score: 1 }), 404, 'resource_not_found')
      const { data } = (await ana.get(`/conversations/${id}/messages`)).body
      assertRefused(await who.post(`/conversations/${id}/read`, { message_id: data[0].id }), 404, 'resource_not_found')
      assert.deepEqual((await who.get('/conversations')).body.data, [])
    }
  })

  it('cannot read from a website that the channel does not list', async () => {
    const visitor = await visit(account, channel_id)
    for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null']) {
      assertRefused(await visitor.get('/visitor', { origin }), 403, 'origin_not_allowed')
      assertRefused(await visitorClient(account).get(`/channels/${channel_id}`, { origin }), 403, 'origin_not_allowed')
      const answer = await visitorClient(account).post('/visitors', { channel_id }, { origin })
      assertRefused(answer, 403, 'origin_not_allowed')
    }
    assert.equal((await visitor.get('/visitor', { origin: website })).status, 200)
    assert.equal((await visitor.get('/visitor', { origin: new URL(account.url).origin })).status, 200)
    const preflight = await fetch(`${account.url}/widget/api/visitor`, {
      method: 'OPTIONS',
      headers: { origin: website, 'access-control-request-method': 'PATCH' },
    })
    assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, website])
    const elsewhere = await fetch(`${account.base}/contacts`, { headers: { origin: website } })
    assert.equal(elsewhere.headers.get('access-control-allow-origin'), null)
  })

  it('does not become a known contact by an unsigned address, name or identifier', async () => {
    const known = (await api.post('/contacts', someContact({ identifier: 'user-1' }))).body
    const eve = await visit(account, channel_id, { name: known.name, email: known.email })
    const contact = await contactOf(await start(eve))
    assert.notEqual(contact.id, known.id)
    assert.match(contact.email, /@no-email\.invalid$/)
    assert.equal(contact.identifier, null)
    const { data } = (await api.get(`/contacts/${contact.id}/identities`)).body
    assert.deepEqual([data[0].verified, data[0].email], [false, known.email])
    assert.deepEqual((await api.get(`/contacts/${known.id}/identities`)).body.data, [])
  })

  it('cannot sign: not with none, nothing, another algorithm, another key or an old one', async () => {
    const claims = soon({ sub: 'user-7' })
    const [head, body] = signedIdentity(key, claims).split('.')
    const sha512 = `${part({ alg: 'HS512' })}.${part(claims)}`
    const forged = {
      'alg none': `${part({ alg: 'none' })}.${part(claims)}.`,
      'alg None, signed': signedIdentity(key, claims, { alg: 'None' }),
      'no signature': `${head}.${body}.`,
      'two parts': `${head}.${body}`,
      HS512: `${sha512}.${createHmac('sha512', key).update(sha512).digest('base64url')}`,
      'an empty key': signedIdentity('', claims),
      'another key': signedIdentity(`svc_identity_${newToken()}`, claims),
      'critical header': signedIdentity(key, claims, { crit: ['exp'] }),
      'an access token': signedIdentity(key, claims, { typ: 'at+jwt' }),
      'a logout token': signedIdentity(key, claims, { typ: 'logout+jwt' }),
      'another type': signedIdentity(key, claims, { typ: 'id_token' }),
      'an empty type': signedIdentity(key, claims, { typ: '' }),
      'no text as its type': signedIdentity(key, claims, { typ: ['JWT'] }),
      'other claims': `${head}.${part(soon({ sub: 'admin' }))}.${signedIdentity(key, claims).split('.')[2]}`,
      'no sub': signedIdentity(key, soon({})),
      'an empty sub': signedIdentity(key, soon({ sub: '' })),
      'no exp': signedIdentity(key, { aud: channel_id, sub: 'user-7', exp: undefined }),
      expired: signedIdentity(key, { aud: channel_id, sub: 'user-7', exp: Math.floor(Date.now() / 1000) - 120 }),
      'for ever': signedIdentity(key, {
        aud: channel_id,
        sub: 'user-7',
        exp: Math.floor(Date.now() / 1000) + 30 * 24 * 3600,
      }),
      nonsense: 'a.b.c',
    }
    for (const token of Object.values(forged)) assertRefused(await signIn(token), 401, 'identity_invalid')
    assertRefused(await signIn(forged['an access token']), 401, 'identity_invalid', /header `typ` JWT, or none/)
    for (const typ of ['JWT', 'jwt', undefined])
      assert.equal((await signIn(signedIdentity(key, claims, { typ }))).body.verified, true)
    const visitor = await visit(account, channel_id)
    assertRefused(await visitor.patch('/visitor', { identity_token: forged['alg none'] }), 401, 'identity_invalid')
    assert.equal((await visitor.get('/visitor')).body.verified, false)
  })

  it('cannot replay an identity on another channel, nor use a key that was deleted', async () => {
    const other = await widgetChannel(account)
    const token = signedIdentity(key, soon({ sub: 'user-8', aud: other }))
    assertRefused(await signIn(token, other), 401, 'identity_invalid')
    const first = (await api.post(`/channels/${other}/identity_keys`)).body
    const second = (await api.post(`/channels/${other}/identity_keys`)).body
    assertRefused(await api.post(`/channels/${other}/identity_keys`), 409, 'identity_key_limit_reached')
    for (const { key } of [first, second])
      assert.equal((await signIn(signedIdentity(key, soon({ sub: 'user-8', aud: other })), other)).status, 201)
    assert.ok(!JSON.stringify((await api.get(`/channels/${other}/identity_keys`)).body).includes(first.key))
    await api.delete(`/channels/${other}/identity_keys/${first.id}`)
    assertRefused(
      await signIn(signedIdentity(first.key, soon({ sub: 'user-8', aud: other })), other),
      401,
      'identity_invalid',
    )
    assert.equal((await signIn(signedIdentity(second.key, soon({ sub: 'user-8', aud: other })), other)).status, 201)
  })

  it('cannot pass off an unsigned address as signed', async () => {
    const { body } = await signIn(signedIdentity(key, soon({ sub: 'user-9', name: 'Nine' })))
    const visitor = visitorClient(account, body.token)
    assertRefused(await visitor.patch('/visitor', { email: 'boss@example.com' }), 400, 'parameter_invalid')
    const both = { channel_id, identity_token: signedIdentity(key, soon({ sub: 'user-9' })), email: 'boss@example.com' }
    assert.equal((await visitorClient(account).post('/visitors', both)).body.email, null)
  })

  it('sees nothing of a contact that somebody merged theirs into', async () => {
    const known = (await api.post('/contacts', someContact())).body
    const { body } = await signIn(signedIdentity(key, soon({ sub: 'user-10', email: known.email })))
    const owner = visitorClient(account, body.token)
    const { conversation_id: secret } = (await owner.post('/conversations', { content: 'My secret' })).body
    assert.equal((await contactOf(secret)).id, known.id)
    const eve = await visit(account, channel_id, { name: known.name })
    const own = await start(eve)
    const merged = await api.post(`/contacts/${known.id}/merge`, { contact_id: (await contactOf(own)).id })
    assert.equal(merged.status, 200)
    await using stream = await streamOf(account, eve)
    await api.post(`/conversations/${secret}/messages`, { content: 'Only for the owner' })
    await api.post(`/conversations/${own}/messages`, { content: 'For both to see' })
    await eventually(() => assert.ok(stream.events.some(({ data }) => data.content === 'For both to see')))
    assert.ok(!JSON.stringify(stream.events).includes(secret))
    assert.deepEqual(
      (await eve.get('/conversations')).body.data.map(({ id }: { id: string }) => id),
      [own],
    )
    assertRefused(await eve.get(`/conversations/${secret}/messages`), 404, 'resource_not_found')
  })

  it('writes only with a signed identity where the channel requires one', async () => {
    const strict = await widgetChannel(account)
    const early = await visit(account, strict)
    const strict_key = await identityKey(strict)
    await api.patch(`/channels/${strict}`, { widget: { identity: 'required' } })
    assertRefused(await visitorClient(account).post('/visitors', { channel_id: strict }), 403, 'identity_required')
    await eventually(async () => assertRefused(await early.get('/conversations'), 403, 'identity_required'))
    const identity_token = signedIdentity(strict_key, soon({ sub: 'user-11', aud: strict }))
    assert.equal((await early.patch('/visitor', { identity_token })).body.verified, true)
    assert.equal((await early.post('/conversations', { content: 'Hello' })).status, 201)
  })

  it('stays blocked, in every browser of a signed identity, and is heard again when unblocked', async () => {
    const token = () => signedIdentity(key, soon({ sub: 'user-12' }))
    const visitor = visitorClient(account, (await signIn(token())).body.token)
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Spam' })).body
    const { id } = await contactOf(conversation_id)
    const stream = await streamOf(account, visitor)
    const [identity] = (await api.get(`/contacts/${id}/identities`)).body.data
    const path = `/contacts/${id}/identities/${identity.id}`
    assert.ok((await api.post(`${path}/block`)).body.blocked_at)
    await stream.ended
    await eventually(async () => assertRefused(await visitor.get('/conversations'), 403, 'visitor_blocked'))
    assertRefused(await visitor.delete('/visitor'), 403, 'visitor_blocked')
    assertRefused(await visitor.patch('/visitor', { identity_token: token() }), 403, 'visitor_blocked')
    assertRefused(await signIn(token()), 403, 'visitor_blocked')
    const elsewhere = await (await testAccount()).client()
    assertRefused(await elsewhere.post(`${path}/unblock`), 404, 'resource_not_found')
    assert.equal((await api.post(`${path}/unblock`)).body.blocked_at, null)
    await eventually(async () => assert.equal((await visitor.get('/conversations')).status, 200))
  })

  it('leaves what looks like a script as the text it is, and no address that is none', async () => {
    const name = '<script>alert(1)</script>'
    const visitor = await visit(account, channel_id, { name })
    assert.equal((await contactOf(await start(visitor))).name, name)
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example'])
      assertRefused(await visitor.patch('/visitor', { page: { url, title: null } }), 400, 'parameter_invalid')
    for (const origin of ['https://a.example; script-src *', 'https://*', 'https://a.example/', 'javascript:x'])
      assertRefused(
        await api.patch(`/channels/${channel_id}`, { widget: { origins: [origin] } }),
        400,
        'parameter_invalid',
      )
    const frame = await fetch(`${account.url}/widget/frame?channel=${channel_id}`)
    assert.match(frame.headers.get('content-security-policy')!, /frame-ancestors 'self' https:\/\/shop\.example$/)
  })
})
