// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newToken } from '../server/src/accounts/tokens.ts'
import { someContact, type TestAccount } from '../server/src/testing/service.ts'
import { signedIdentity, visit, visitorClient, widgetChannel } from '../server/src/testing/visitor.ts'
import { goesRed, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { sharedService } from './support/shared-service.ts'

const settings = { RATE_LIMIT: '1000000', RATE_LIMIT_VISITOR: '1', RATE_LIMIT_VISITOR_BURST: '10' }
const guarded = sharedService(settings)

/** What a hostile visitor tries, and the safeguard against it. */
const attacks: { name: string; without: Patch[]; attempt: (place: TestAccount) => Promise<void> }[] = [
  {
    name: 'a token that nobody was given',
    without: [
      ['src/accounts/visitors.ts', 'where ${is_theirs} and deleted_at', 'where ${browser_id} > $$$$ and deleted_at'],
    ],
    async attempt(place) {
      await visit(place, await widgetChannel(place))
      const { status } = await visitorClient(place, `svcvis_token_${newToken()}`).get('/visitor')
      assert.equal(status, 401, 'a token that nobody was given is accepted')
    },
  },
  {
    name: "another visitor's conversation",
    without: [
      [
        'src/channels/widget/own.ts',
        'and (identity_id = ${visitor.id} or ${visitor.is_verified}',
        'and (true or ${visitor.is_verified}',
      ],
    ],
    async attempt(place) {
      const channel_id = await widgetChannel(place)
      const [ana, eve] = [await visit(place, channel_id), await visit(place, channel_id)]
      const { conversation_id } = (await ana.post('/conversations', { content: 'Secret' })).body
      const { status } = await eve.get(`/conversations/${conversation_id}/messages`)
      assert.equal(status, 404, 'a conversation of another visitor is shown')
    },
  },
  {
    name: 'a private note',
    without: [['src/channels/widget/messages.ts', 'and not private${since}', '${since}']],
    async attempt(place) {
      const ana = await visit(place, await widgetChannel(place))
      const { conversation_id } = (await ana.post('/conversations', { content: 'Hello' })).body
      const api = await place.client()
      await api.post(`/conversations/${conversation_id}/messages`, { content: 'A fraud?', private: true })
      const { body } = await ana.get(`/conversations/${conversation_id}/messages`)
      assert.equal(body.data.length, 1, 'a private note is shown')
    },
  },
  {
    name: 'a website that is not listed',
    without: [['src/http/cors.ts', 'if (origin === null || origins.includes(origin)) return', 'if (origins) return']],
    async attempt(place) {
      const ana = await visit(place, await widgetChannel(place))
      const { status } = await ana.get('/visitor', { origin: 'https://evil.example' })
      assert.equal(status, 403, 'another website reads')
    },
  },
  {
    name: 'an identity without a signature, or with another',
    without: [
      [
        'src/channels/widget/identity-token.ts',
        'keys.find(({ key }) => isSigned(',
        'keys.find(({ key }) => keys.length < 9 || isSigned(',
      ],
    ],
    async attempt(place) {
      const channel_id = await widgetChannel(place)
      await (await place.client()).post(`/channels/${channel_id}/identity_keys`)
      const forged = signedIdentity('another key', { aud: channel_id, sub: 'admin' })
      for (const identity_token of [forged, forged.replace(/[^.]*$/, '')])
        assert.equal(await signIn(place, channel_id, identity_token), 401, 'a forged identity is accepted')
    },
  },
  {
    name: 'an identity with another algorithm in its header',
    without: [['src/channels/widget/identity-token.ts', "if (alg !== 'HS256')", "if (alg === '')"]],
    async attempt(place) {
      const { channel_id, key } = await channelWithKey(place)
      const identity_token = signedIdentity(key, { aud: channel_id, sub: 'admin' }, { alg: 'none' })
      assert.equal(await signIn(place, channel_id, identity_token), 401, 'alg none is accepted')
    },
  },
  {
    name: 'an identity that has expired',
    without: [['src/channels/widget/identity-token.ts', 'if (exp <= now_s - leeway_s)', 'if (exp < 0)']],
    async attempt(place) {
      const { channel_id, key } = await channelWithKey(place)
      const identity_token = signedIdentity(key, {
        aud: channel_id,
        sub: 'ana',
        exp: Math.floor(Date.now() / 1000) - 3600,
      })
      assert.equal(await signIn(place, channel_id, identity_token), 401, 'an old identity is accepted')
    },
  },
  {
    name: 'an identity that was signed for another channel',
    without: [
      [
        'src/channels/identity-keys.ts',
        "encode(key, 'base64') as key from identity_keys where environment_id = ${environment_id} and channel_id = ${channel_id}",
        "encode(key, 'base64') as key from identity_keys where environment_id = ${environment_id} and channel_id > $$$$ and ${channel_id} > $$$$",
      ],
    ],
    async attempt(place) {
      const { key } = await channelWithKey(place)
      const channel_id = await widgetChannel(place)
      const identity_token = signedIdentity(key, { aud: channel_id, sub: 'ana' })
      assert.equal(await signIn(place, channel_id, identity_token), 401, 'it is replayed')
    },
  },
  {
    name: 'an address of a known contact that nobody signed',
    without: [
      [
        'src/channels/widget/contact.ts',
        'subject === null ? undefined : knownContact(scope, { sub: subject, email })',
        "knownContact(scope, { sub: subject ?? '', email })",
      ],
    ],
    async attempt(place) {
      const api = await place.client()
      const known = (await api.post('/contacts', someContact())).body
      const eve = await visit(place, await widgetChannel(place), { name: known.name, email: known.email })
      const { conversation_id } = (await eve.post('/conversations', { content: 'It is me' })).body
      const { contact_id } = (await api.get(`/conversations/${conversation_id}`)).body
      assert.notEqual(contact_id, known.id, 'whoever claims an address is taken for its owner')
    },
  },
  {
    name: 'being blocked',
    without: [['src/http/admit.ts', 'if (visitor.is_blocked)', 'if (visitor.is_blocked && !visitor.id)']],
    async attempt(place) {
      const api = await place.client()
      const eve = await visit(place, await widgetChannel(place))
      const { conversation_id } = (await eve.post('/conversations', { content: 'Spam' })).body
      const { contact_id } = (await api.get(`/conversations/${conversation_id}`)).body
      await api.post(`/contacts/${contact_id}/identities/${eve.visitor.id}/block`)
      for (let tries = 0; tries < 20; tries++) {
        if ((await eve.get('/conversations')).status === 403) return
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
      assert.fail('a blocked visitor goes on')
    },
  },
  {
    name: 'a flood',
    without: [
      [
        'src/http/admit.ts',
        "const headers = limits[is_signal ? 'signals' : 'widget'].take(visitor.id)",
        'const headers = undefined',
      ],
    ],
    async attempt(place) {
      const eve = await visit(place, await widgetChannel(place))
      const answers = await Promise.all(Array.from({ length: 30 }, () => eve.get('/visitor')))
      assert.ok(
        answers.some(({ status }) => status === 429),
        'a flood is let through',
      )
    },
  },
]

for (const { name, attempt } of attacks)
  test(`F20: a hostile visitor gets nowhere with ${name}`, async () => attempt(await guarded()))

// Where any token is somebody's, nobody is whom they say. The other safeguards can be missing together.
const [first, ...others] = attacks.map(({ without }) => without)
const forged = sharedService(settings, ...first!)
const unguarded = sharedService(settings, ...others.flat())

for (const { name, attempt, without } of attacks)
  twin(`F20 twin: without its safeguard, a hostile visitor succeeds with ${name}`, async () => {
    await goesRed(async () => attempt(await (without === first ? forged : unguarded)()), /./)
  })

async function channelWithKey(place: TestAccount) {
  const channel_id = await widgetChannel(place)
  const { body } = await (await place.client()).post(`/channels/${channel_id}/identity_keys`)
  return { channel_id, key: body.key as string }
}

async function signIn(place: TestAccount, channel_id: string, identity_token: string): Promise<number> {
  return (await visitorClient(place).post('/visitors', { channel_id, identity_token })).status
}
