import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { type Answering, startReceiver } from '../testing/receiver.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

let service: TestService
let api: Client
before(async () => {
  service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
  api = await service.client()
})
after(() => service.stop())

async function subscribe(t: TestContext, answer?: Answering) {
  const receiver = await startReceiver(answer)
  t.after(() => receiver.stop())
  const { body } = await api.post('/webhook_endpoints', { url: receiver.url, events: ['contact.created'] })
  const path = `/webhook_endpoints/${body.id}`
  t.after(() => api.delete(path))
  const ids = () => receiver.requests.map(({ headers }) => headers['webhook-id'])
  const listed = async (status: string, count: number) =>
    eventually(async () => {
      const { data } = (await api.get(`${path}/deliveries?order=asc&status=${status}`)).body
      assert.equal(data.length, count)
      return data
    })
  return { path, ids, listed }
}

describe('what is delivered again', () => {
  it('by hand comes at once under its old id, also where it had arrived, and is marked', async (t) => {
    const { path, ids, listed } = await subscribe(t, (_, n) => ({ status: n === 1 ? 500 : 200 }))
    await api.post('/contacts', someContact())
    const [{ id, event_id }] = await listed('delivered', 1)
    const replaying = () => api.post(`${path}/deliveries/${id}/replay`)
    await replaying()
    // It fails, and starts no schedule.
    const [failed] = await listed('failed', 1)
    assert.equal(failed.reason, 'The endpoint responded with 500. No attempts are left.')
    await replaying()
    const [{ attempts }] = await listed('delivered', 1)
    assert.deepEqual(ids(), [event_id, event_id, event_id])
    assert.deepEqual(
      attempts.map(({ status, manual }: { status: number; manual: boolean }) => [status, manual]),
      [
        [200, false],
        [500, true],
        [200, true],
      ],
    )
  })

  it('after the endpoint was disabled is all that it missed, and nothing that had arrived', async (t) => {
    let busy = false
    const { path, ids, listed } = await subscribe(t, () => ({ status: busy ? 503 : 200 }))
    await api.post('/contacts', someContact())
    await listed('delivered', 1)
    busy = true
    await api.post('/contacts', someContact())
    await eventually(async () => assert.equal((await listed('pending', 1))[0].attempts.length, 1))
    await api.post(`${path}/disable`)
    await listed('canceled', 1)
    const { body: last } = await api.post('/contacts', someContact())
    await eventually(async () => {
      const { data } = (await api.get('/events?order=desc&limit=1&types=contact.created')).body
      assert.equal(data[0].data.object.id, last.id)
    })
    busy = false
    await api.post(`${path}/enable`)
    const { body } = await api.post(`${path}/replay`, { since: '2026-01-01T00:00:00Z' })
    assert.equal(body.queued, 2)
    const all: { event_id: string }[] = await listed('delivered', 3)
    const [first, second, third] = all.map(({ event_id }) => event_id)
    assert.deepEqual(ids().toSorted(), [first, second, second, third].toSorted())
  })

  it('as a test goes to the one endpoint alone', async (t) => {
    const [one, other] = [await subscribe(t), await subscribe(t)]
    const { body } = await api.post(`${one.path}/test`)
    await eventually(async () => assert.deepEqual(one.ids(), [body.event_id]))
    const [delivery] = await one.listed('delivered', 1)
    assert.equal(delivery.event_type, 'ping')
    assert.deepEqual(other.ids(), [])
    await other.listed('pending,delivered', 0)
  })
})
