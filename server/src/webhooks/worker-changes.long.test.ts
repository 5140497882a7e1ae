import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { eventually, someContact } from '../testing/service.ts'
import { receiving } from '../testing/webhooks/receiving.ts'

describe('deliveries, when things change meanwhile,', () => {
  const { api, listen, subscribe, conversation, say, deliveries } = receiving()

  it('end with an endpoint that says it is gone, and those that waited are given up', async () => {
    const receiver = await subscribe(['message.created'], async () => {
      await pause(50)
      return { status: 410 }
    })
    const id = await conversation()
    for (let n = 0; n < 5; n++) await say(id, String(n))
    await eventually(async () => {
      const { body } = await api().get(`/webhook_endpoints/${receiver.id}`)
      assert.equal(body.status, 'disabled')
      assert.equal(body.disabled_reason, 'gone')
    })
    await eventually(async () =>
      assert.deepEqual(
        new Set((await deliveries(receiver.id)).map(({ status }: { status: string }) => status)),
        new Set(['canceled']),
      ),
    )
    assert.ok(receiver.requests.length < 5)
  })

  it('stop at once with an endpoint that is gone, however many were at hand', async () => {
    const receiver = await subscribe(['contact.created'], async (_, n) => {
      await pause(10)
      return { status: n < 40 ? 200 : 410 }
    })
    await Promise.all(Array.from({ length: 120 }, () => api().post('/contacts', someContact())))
    await eventually(async () => {
      const { body } = await api().get(`/webhook_endpoints/${receiver.id}`)
      assert.equal(body.status, 'disabled')
    })
    await pause(300)
    assert.ok(receiver.requests.length <= 40 + 10, `${receiver.requests.length} were sent`)
  })

  it('stop within a moment when somebody disables the endpoint', async () => {
    const receiver = await subscribe(['contact.created'], async () => {
      await pause(250)
      return { status: 200 }
    })
    await Promise.all(Array.from({ length: 120 }, () => api().post('/contacts', someContact())))
    await eventually(() => assert.ok(receiver.requests.length > 10))
    await api().post(`/webhook_endpoints/${receiver.id}/disable`)
    // Ten connections that each send four requests per second.
    let sent = -1
    while (sent !== receiver.requests.length) {
      sent = receiver.requests.length
      await pause(1000)
    }
    assert.ok(sent < 110, `${sent} were sent`)
  })

  it('heed no word of an address that was left', async () => {
    const moved = Promise.withResolvers<void>()
    const old = await subscribe(['contact.created'], async () => {
      await moved.promise
      return { status: 410 }
    })
    const present = await listen()
    await api().post('/contacts', someContact())
    await eventually(() => assert.equal(old.requests.length, 1))
    await api().patch(`/webhook_endpoints/${old.id}`, { url: present.url })
    moved.resolve()
    await eventually(() => assert.equal(present.requests.length, 1))
    assert.equal((await api().get(`/webhook_endpoints/${old.id}`)).body.status, 'enabled')
  })

  it('are signed under both secrets while one follows the other, without a pause', async () => {
    const receiver = await subscribe(['contact.created'])
    await api().post('/contacts', someContact())
    await eventually(() => assert.equal(receiver.requests.length, 1))
    const { body } = await api().post(`/webhook_endpoints/${receiver.id}/rotate_secret`, {})
    await api().post('/contacts', someContact())
    await eventually(() => assert.equal(receiver.requests.length, 2))
    const request = receiver.requests[1]!
    for (const secret of [receiver.secret, body.secret])
      new Webhook(secret).verify(request.body, request.headers as Record<string, string>)
  })

  it('go to the new address as soon as it is changed', async () => {
    const [old, moved] = [await subscribe(['contact.created']), await listen()]
    await api().post('/contacts', someContact())
    await eventually(() => assert.equal(old.requests.length, 1))
    await api().patch(`/webhook_endpoints/${old.id}`, { url: moved.url })
    await api().post('/contacts', someContact())
    await eventually(() => assert.equal(moved.requests.length, 1))
    assert.equal(old.requests.length, 1)
  })

  it('keep nothing of what was answered about somebody who was deleted meanwhile', async () => {
    const deleted = Promise.withResolvers<void>()
    const receiver = await subscribe(['contact.created'], async ({ body }) => {
      await deleted.promise
      return { status: 200, body }
    })
    const { body: contact } = await api().post('/contacts', someContact({ name: 'Forgotten' }))
    await eventually(() => assert.equal(receiver.requests.length, 1))
    await api().delete(`/contacts/${contact.id}`)
    deleted.resolve()
    await eventually(async () => {
      const [delivery] = await deliveries(receiver.id)
      assert.equal(delivery.status, 'delivered')
      assert.equal(delivery.attempts[0].body, null)
    })
  })
})
