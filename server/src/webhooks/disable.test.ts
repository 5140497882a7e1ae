import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'
import { registerEndpoint, startWithoutWorker } from '../testing/webhooks/without-worker.ts'

const url = 'http://127.0.0.1:9/hooks'

let service: TestService
let api: Client
before(async () => {
  ;({ service, api } = await startWithoutWorker())
})
after(() => service.stop())

const register = (input?: object) => registerEndpoint(api, input)
const at = ({ id }: { id: string }) => `/webhook_endpoints/${id}`

describe('disabling a webhook endpoint', () => {
  it('is done once, is told to the others, and can be undone', async () => {
    const endpoint = await register()
    const disabled = await api.post(`${at(endpoint)}/disable`)
    assert.equal(disabled.status, 200)
    const { status, disabled_reason, disabled_at } = disabled.body
    assert.deepEqual([status, disabled_reason], ['disabled', 'manual'])
    assertRecent(disabled_at)
    assert.deepEqual((await api.post(`${at(endpoint)}/disable`)).body, disabled.body)
    const [event] = await eventsOf(api, endpoint.id, ['webhook_endpoint.disabled'])
    assert.deepEqual(event!.data.object, disabled.body)
    await service.database.run(sql`
      update webhook_queues set failing_since = now(), warned_at = now() where endpoint_id = ${endpoint.id}`)
    assert.notEqual((await api.get(at(endpoint))).body.failing_since, null)
    const enabled = await api.post(`${at(endpoint)}/enable`)
    const { secret: _, ...fresh } = endpoint
    assert.deepEqual({ ...enabled.body, updated_at: null }, { ...fresh, updated_at: null })
    assert.deepEqual((await api.post(`${at(endpoint)}/enable`)).body, enabled.body)
    assert.deepEqual((await api.get(at(endpoint))).body, enabled.body)
  })
})

describe('a test event', () => {
  it('is a ping like any event, and is refused where nothing is sent', async () => {
    const endpoint = await register()
    const { status, body } = await api.post(`${at(endpoint)}/test`)
    assert.equal(status, 200)
    const { object, webhook_endpoint_id, event_id } = body
    assert.deepEqual([object, webhook_endpoint_id], ['webhook_endpoint.test', endpoint.id])
    const event = await eventually(async () => {
      const answer = await api.get(`/events/${event_id}`)
      assert.equal(answer.status, 200)
      return answer.body
    })
    assert.equal(event.type, 'ping')
    await api.post(`${at(endpoint)}/disable`)
    assertRefused(await api.post(`${at(endpoint)}/test`), 409, 'webhook_endpoint_disabled')
  })
})

describe('the limit of enabled webhook endpoints', () => {
  it('holds however many register or enable at once', async () => {
    await using limited = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', WEBHOOK_ENDPOINT_LIMIT: '3' })
    const [live, test] = [await limited.client(), await limited.client({ mode: 'test' })]
    const registering = (by: Client) => by.post('/webhook_endpoints', { url, events: ['*'] })
    const statuses = async (answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).sort()
    const responses = await Promise.all(Array.from({ length: 12 }, () => registering(live)))
    assert.equal(responses.filter(({ status }) => status === 201).length, 3)
    for (const answer of responses)
      if (answer.status !== 201) assertRefused(answer, 409, 'webhook_endpoint_limit_reached', / 3 /)
    assert.equal((await registering(test)).status, 201)
    const ids = responses.flatMap(({ status, body }) => (status === 201 ? [body.id] : []))
    await Promise.all(ids.map((id) => live.post(`/webhook_endpoints/${id}/disable`)))
    const others = await Promise.all([registering(live), registering(live)])
    assert.deepEqual(
      others.map(({ status }) => status),
      [201, 201],
    )
    const enabling = ids.map((id) => live.post(`/webhook_endpoints/${id}/enable`))
    assert.deepEqual(await statuses(enabling), [200, 409, 409])
    await live.delete(`/webhook_endpoints/${others[0]!.body.id}`)
    assert.equal((await registering(live)).status, 201)
  })
})
