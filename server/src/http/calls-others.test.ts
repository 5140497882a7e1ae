import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { type ModelServer, startModelServer } from '../testing/models/model-server.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'

describe('a request that asks others, under an Idempotency-Key', () => {
  let service: TestService
  let model: ModelServer
  let api: Client
  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
    model = await startModelServer()
    api = await service.client()
    await api.patch('/assistant', { provider: 'openai_compatible', base_url: model.url, model: 'm' })
  })
  after(async () => {
    await service.stop()
    await model.stop()
  })

  const key = (name: string) => ({ 'idempotency-key': name })
  const rewriting = async () => {
    const id = await talkWith(api).started()
    return (name: string) =>
      api.post(`/conversations/${id}/suggest`, { kind: 'rewrite', text: 'nope', tone: 'friendly' }, key(name))
  }

  it('is refused while the first is under way, then answered as that was, and asks once', async () => {
    model.requests.length = 0
    model.always({ wait_ms: 1000, script: { say: { text: 'I am afraid not.' } } })
    const rewrite = await rewriting()
    const first = rewrite('once')
    await eventually(() => assert.equal(model.requests.length, 1))
    assertRefused(await rewrite('once'), 409, 'idempotency_key_in_use')
    assertReplayed(await first.then(() => rewrite('once')), await first)
    assert.equal(model.requests.length, 1)
  })

  it('is done although its claim cannot be given back', async () => {
    model.always({ say: { text: 'I am afraid not.' } })
    const rewrite = await rewriting()
    await service.database.run(sql`
      create function keep_claim() returns trigger language plpgsql as $$ begin raise exception 'The disk is full.'; end $$`)
    await service.database.run(sql`
      create trigger keep_claim before delete on idempotent_claims for each row execute function keep_claim()`)
    try {
      const first = await rewrite('kept')
      assert.equal(first.status, 200, JSON.stringify(first.body))
      assertReplayed(await rewrite('kept'), first)
    } finally {
      await service.database.run(sql`drop trigger keep_claim on idempotent_claims`)
    }
  })
})
