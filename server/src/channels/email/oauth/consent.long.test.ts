import assert from 'node:assert/strict'
import { afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../db/sql.ts'
import { testAccount } from '../../../testing/account.ts'
import { emailInput, healthy, mailOf } from '../../../testing/email/channel.ts'
import { startImap, type TestImap } from '../../../testing/email/imap-server.ts'
import { startIssuer, type TestIssuer } from '../../../testing/email/issuer.ts'
import { assertRefused } from '../../../testing/refused.ts'
import { type Client, eventually } from '../../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../../testing/smtp.ts'

let account: Awaited<ReturnType<typeof testAccount>>
let api: Client
let issuer: TestIssuer
let imap: TestImap
let smtp: TestSmtp
before(async () => {
  account = await testAccount()
  api = await account.client()
})
beforeEach(async () => {
  issuer = await startIssuer()
  imap = await startImap()
  smtp = await startSmtp()
  imap.takesToken = (user, token) => user.endsWith('@shop.example') && issuer.isValid(token)
  smtp.takesToken = imap.takesToken
})

afterEach(async () => {
  for (const server of [issuer, imap, smtp]) await server[Symbol.asyncDispose]()
})

function clientOf() {
  return {
    provider: 'other',
    ...issuer.client,
    authorization_url: `${issuer.url}/authorize`,
    token_url: `${issuer.url}/token`,
    scopes: ['offline_access', 'mail'],
  }
}

/** A channel to which nobody has signed in. */
async function newChannel(more: object = {}) {
  const { address, imap: imap_place, smtp: smtp_place } = emailInput({ imap, smtp })
  const place = ({ host, port, security }: typeof imap_place) => ({ host, port, security })
  const servers = { imap: place(imap_place), smtp: place(smtp_place) }
  const email = { address, ...servers, oauth: { ...clientOf(), ...more } }
  const { status, body } = await api.post('/channels', { kind: 'email', name: 'Support', email })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

async function begin(id: string, by = api) {
  const { status, body } = await by.post(`/channels/${id}/email_consent`)
  assert.equal(status, 200, JSON.stringify(body))
  const { searchParams } = await issuer.signIn(body.authorization_url)
  return { body, answer: { state: searchParams.get('state'), code: searchParams.get('code') } }
}

async function signIn(id: string) {
  const { answer } = await begin(id)
  const { status, body } = await api.post(`/channels/${id}/email_consent/complete`, answer)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function signedIn() {
  const { id } = await newChannel()
  await signIn(id)
  await healthy(api, id)
  return id as string
}

const consentOf = async (id: string) => (await api.get(`/channels/${id}/email_consent`)).body
const problemOf = (id: string, code: string) =>
  eventually(async () => assert.equal((await api.get(`/channels/${id}`)).body.health.problem?.code, code))
const run = <Row>(query: ReturnType<typeof sql>) => account.database.run<Row>(query)
const refreshes = () => issuer.requests.filter(({ grant_type }) => grant_type === 'refresh_token')
/** As time would. */
const makeDue = (id: string) =>
  run(sql`update email_consents set refresh_at = now(), access_ends_at = now() where channel_id = ${id}`)
/** A connection of its own, with whatever token works. */
const test = async (id: string) => (await api.post(`/channels/${id}/test`)).body

describe('a mailbox that somebody signs in to', () => {
  it('is read and sent from after that, and says who signed in', async () => {
    const channel = await newChannel()
    await problemOf(channel.id, 'consent_needed')
    assert.equal((await consentOf(channel.id)).status, 'none')
    const { redirect_uri, ...consent } = await signIn(channel.id)
    assert.deepEqual([consent.status, consent.address], ['granted', 'support@shop.example'])
    assert.match(redirect_uri, /^http:\/\/.+\/dashboard\/mailbox-consent$/)
    await healthy(api, channel.id)
    imap.append(mailOf({ text: 'Hello' }))
    const conversation = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel.id}`)).body.data
      assert.ok(conversation)
      return conversation
    })
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'Answer' })
    await eventually(async () => assert.equal(smtp.mails.length, 1))
    assert.equal(smtp.logins.at(-1)![0], channel.email.address)
  })

  it('tells nobody a token or a secret', async () => {
    const id = await signedIn()
    const rows = await run<{ row: string }>(
      sql`select row_to_json(c)::text as row from email_consents c where channel_id = ${id}`,
    )
    const audit = await run<{ row: string }>(sql`select row_to_json(a)::text as row from audit_entries a`)
    const answers = [(await api.get(`/channels/${id}`)).body, await consentOf(id), rows, audit, await test(id)]
    const secrets = [
      issuer.client.client_secret,
      ...refreshes().map((one) => one.refresh_token!),
      'access-',
      'refresh-',
    ]
    for (const secret of secrets) assert.ok(!JSON.stringify(answers).includes(secret), secret)
    assert.equal((await api.get(`/channels/${id}`)).body.email.oauth.has_client_secret, true)
  })

  it('is signed in to once for each state, and only by whoever began', async () => {
    const { id } = await newChannel()
    const { answer } = await begin(id)
    const other = await account.client()
    const at = `/channels/${id}/email_consent/complete`
    assertRefused(await other.post(at, answer), 409, 'email_consent_invalid', /not begun by you/)
    assertRefused(await api.post(at, { ...answer, state: 'guessed' }), 409, 'email_consent_invalid', /Begin again/)
    assert.equal(issuer.requests.length, 0)
    assert.equal((await api.post(at, answer)).status, 200)
    assertRefused(await api.post(at, answer), 409, 'email_consent_invalid', /used already/)
  })

  it('is not signed in to with a code that belongs to another sign-in', async () => {
    const [one, two] = [await newChannel(), await newChannel()]
    const [first, second] = [await begin(one.id), await begin(two.id)]
    const mixed = { state: first.answer.state, code: second.answer.code }
    assertRefused(
      await api.post(`/channels/${one.id}/email_consent/complete`, mixed),
      409,
      'email_consent_refused',
      /refused the sign-in/,
    )
  })

  it('needs a new sign-in once its servers or its client change', async () => {
    const id = await signedIn()
    const { smtp: before } = (await api.get(`/channels/${id}`)).body.email
    const { host, security } = before
    await api.patch(`/channels/${id}`, { email: { smtp: { host, security, port: 9 } } })
    await problemOf(id, 'consent_needed')
    assert.equal((await consentOf(id)).status, 'none')
    const elsewhere = { ...clientOf(), token_url: `${issuer.url}/elsewhere`, client_secret: undefined }
    assertRefused(
      await api.patch(`/channels/${id}`, { email: { oauth: elsewhere } }),
      400,
      'parameter_missing',
      /must be sent again/,
    )
  })

  it('is no longer read once somebody ends it', async () => {
    const id = await signedIn()
    const { body } = await api.delete(`/channels/${id}/email_consent`)
    assert.equal(body.status, 'none')
    await problemOf(id, 'consent_needed')
    const [row] = await run<object>(sql`select tokens, request from email_consents where channel_id = ${id}`)
    assert.deepEqual(row, { tokens: null, request: null })
  })
})

describe('an access token', () => {
  it('is replaced before it ends, by one of all who need it at once', async () => {
    const id = await signedIn()
    await makeDue(id)
    issuer.delay_ms = 300
    const tests = await Promise.all([test(id), test(id), test(id)])
    assert.deepEqual(
      tests.map(({ ok }) => ok),
      [true, true, true],
      JSON.stringify(tests),
    )
    assert.equal(refreshes().length, 1)
    await makeDue(id)
    assert.equal((await test(id)).ok, true)
    const used = refreshes().map(({ refresh_token }) => refresh_token)
    assert.equal(new Set(used).size, 2, 'each refresh token is used once')
  })

  it('is replaced once if the mail server refuses it', async () => {
    const id = await signedIn()
    issuer.takeBack()
    assert.equal((await test(id)).ok, true)
    assert.equal(refreshes().length, 1)
    imap.takesToken = () => false
    const { incoming } = await test(id)
    assert.equal(incoming.problem.code, 'token_refused')
    assert.equal(refreshes().length, 2)
  })

  it('goes on working while the provider has a bad moment', async () => {
    const id = await signedIn()
    await run(sql`update email_consents set refresh_at = now() where channel_id = ${id}`)
    issuer.mood = 'fails'
    assert.equal((await test(id)).ok, true)
    assert.equal((await consentOf(id)).status, 'granted')
  })

  for (const mood of ['fails', 'redirects', 'floods'] as const)
    it(`waits for a provider that ${mood}, and is fetched after that`, async () => {
      const id = await signedIn()
      await makeDue(id)
      issuer.mood = mood
      const { incoming, outgoing } = await test(id)
      assert.deepEqual([incoming.problem?.code, outgoing.problem?.code], ['token_unavailable', 'token_unavailable'])
      assert.equal((await consentOf(id)).status, 'granted')
      issuer.mood = 'works'
      assert.equal((await test(id)).ok, true)
    })

  it('is no more once the provider ends the consent, and the channel says what to do until somebody signs in again', async () => {
    const id = await signedIn()
    await makeDue(id)
    issuer.mood = 'has_ended'
    // The mailbox's own reader may learn it first. The code is told all the same, then and later.
    for (const _ of ['as it ends', 'later'])
      assert.match(
        (await test(id)).incoming.problem.message,
        /consent of the mailbox ended.+sign in again. It said: AADSTS70008$/,
      )
    imap.hangUp()
    await problemOf(id, 'consent_ended')
    assert.equal((await consentOf(id)).status, 'ended')
    const requests = issuer.requests.length
    assert.equal((await test(id)).incoming.problem.code, 'consent_ended')
    assert.equal(issuer.requests.length, requests, 'nobody asks in vain')
    issuer.mood = 'works'
    await signIn(id)
    await healthy(api, id)
  })
})
