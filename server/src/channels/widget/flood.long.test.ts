import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it, type TestContext } from 'node:test'
import { sql } from '../../db/sql.ts'
import { shared_settings } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { startTestService } from '../../testing/service.ts'
import { signedIdentity, type VisitorClient, visit, visitorClient, widgetChannel } from '../../testing/visitor.ts'

// So many in five minutes are a flood.
const many = 5

async function started(t: TestContext, settings: Record<string, string> = {}) {
  const service = await startTestService({ ...shared_settings, FLOOD_MESSAGES_PER_MINUTE: '1', ...settings })
  t.after(() => service.stop())
  const [api, channel_id] = [await service.client(), await widgetChannel(service)]
  const visitor = (channel = channel_id) => visit(service, channel)
  const problem = async (channel = channel_id) => (await api.get(`/channels/${channel}`)).body.health.problem
  async function flood(count = many) {
    for (let n = 0; n < count; n++) assert.equal((await write(await visitor())).status, 201)
  }
  /** As if so much time had passed. */
  const passed = (minutes: number) =>
    service.database.run(sql`
      update contact_identities set wrote_at = wrote_at - make_interval(mins => ${minutes}::integer),
        proved_at = proved_at - make_interval(mins => ${minutes}::integer)`)
  return { service, api, channel_id, visitor, problem, flood, passed }
}

const write = (visitor: VisitorClient, headers = {}) => visitor.post('/conversations', { content: 'Hello' }, headers)
const challengeOf = async (visitor: VisitorClient) => (await visitor.post('/challenge')).body.challenge as string

/** The first nonce that solves a challenge, or one that doesn't. */
function nonceOf(challenge: string, solves = true): number {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest()
    if ((hash.readUInt32BE() >>> (32 - Number(challenge.split('.')[1])) === 0) === solves) return nonce
  }
}

const solve = (visitor: VisitorClient, challenge: string) =>
  visitor.post('/proof', { challenge, nonce: nonceOf(challenge) })

describe('a flood of new visitors', () => {
  it('shows in the health of its channel, and is over by itself', async (t) => {
    const { api, channel_id, flood, problem, passed } = await started(t)
    const other = await widgetChannel({ client: async () => api })
    assert.equal(await problem(), null)
    await flood()
    const { code, message } = await problem()
    assert.equal(code, 'flooded')
    assert.match(message, /identity/)
    assert.equal(await problem(other), null)
    const { data } = (await api.get('/channels')).body
    const flooded = data.filter(
      (one: { health: { problem: { code: string } | null } }) => one.health.problem?.code === 'flooded',
    )
    assert.deepEqual(
      flooded.map(({ id }: { id: string }) => id),
      [channel_id],
    )
    await passed(6)
    assert.equal(await problem(), null)
  })

  it('is none if signed visitors write, or the same ones again', async (t) => {
    const { service, api, channel_id, visitor, problem } = await started(t)
    const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
    for (let n = 0; n < many; n++)
      await write(
        await visit(service, channel_id, {
          identity_token: signedIdentity(key, { aud: channel_id, sub: `user-${n}` }),
        }),
      )
    const known = await visitor()
    for (let n = 0; n < many; n++) assert.equal((await write(known)).status, 201)
    assert.equal(await problem(), null)
  })

  it('makes unknown visitors prove work before their first message, and nobody else', async (t) => {
    const { service, api, channel_id, visitor, flood, passed } = await started(t)
    const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
    const [known, elsewhere] = [await visitor(), await visitor(await widgetChannel(service))]
    await write(known)
    await flood(many - 1)
    const stranger = await visitor()
    assertRefused(await write(stranger), 403, 'proof_required')
    assert.deepEqual((await stranger.get('/conversations')).body.data, [])
    for (const who of [
      known,
      elsewhere,
      await visit(service, channel_id, { identity_token: signedIdentity(key, { aud: channel_id, sub: 'user-1' }) }),
    ])
      assert.equal((await write(who)).status, 201)
    await passed(6)
    assert.equal((await write(stranger)).status, 201)
  })

  it('lets in whoever solved their challenge, under the same key', async (t) => {
    const { visitor, flood, api } = await started(t)
    await flood()
    const stranger = await visitor()
    const headers = { 'idempotency-key': 'first' }
    assertRefused(await write(stranger, headers), 403, 'proof_required')
    assert.equal((await solve(stranger, await challengeOf(stranger))).status, 200)
    const sent = await write(stranger, headers)
    assert.equal(sent.status, 201)
    assert.equal((await write(stranger, headers)).body.conversation_id, sent.body.conversation_id)
    assert.equal((await write(stranger)).status, 201)
    assert.equal((await api.get('/conversations')).body.data.length, many + 2)
  })

  it('lets nobody in with a proof that is wrong, foreign, forged or expired', async (t) => {
    const { visitor, flood, passed, service } = await started(t)
    await flood()
    const [honest, stranger] = [await visitor(), await visitor()]
    const theirs = await challengeOf(honest)
    await solve(honest, theirs)
    assert.equal((await write(honest)).status, 201)
    const own = await challengeOf(stranger)
    const [expires, difficulty, signature] = own.split('.')
    const easy = `${expires}.1.${signature}`
    const later = `${Number(expires) + 1}.${difficulty}.${signature}`
    const tries = [
      { challenge: own, nonce: nonceOf(own, false) },
      ...[theirs, later, easy, `${expires}.${difficulty}.x`, 'x'].map((challenge) => ({
        challenge,
        nonce: /^\d+\.\d+\./.test(challenge) ? nonceOf(challenge) : 1,
      })),
    ]
    for (const one of tries) assertRefused(await stranger.post('/proof', one), 403, 'proof_invalid')
    assertRefused(await write(stranger), 403, 'proof_required')
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11 * 60_000 })
    const late = await visitorClient(service, stranger.token).post('/proof', { challenge: own, nonce: nonceOf(own) })
    t.mock.timers.reset()
    assertRefused(late, 403, 'proof_invalid', /expired/)
    await solve(stranger, own)
    await passed(11)
    await flood()
    assertRefused(await write(stranger), 403, 'proof_required')
  })

  it('asks for nothing where the operator turned the check off, or floods altogether', async (t) => {
    const { visitor, flood, problem } = await started(t, { FLOOD_CHECK: 'off' })
    await flood()
    assert.equal((await problem()).code, 'flooded')
    assert.equal((await write(await visitor())).status, 201)
    const off = await started(t, { FLOOD_MESSAGES_PER_MINUTE: '0' })
    await off.flood()
    assert.equal(await off.problem(), null)
    assert.equal((await write(await off.visitor())).status, 201)
  })
})
