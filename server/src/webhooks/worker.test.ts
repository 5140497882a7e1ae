import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { sql } from '../db/sql.ts'
import { shared_settings } from '../testing/account.ts'
import type { Received } from '../testing/receiver.ts'
import { eventually, someContact, startTestService } from '../testing/service.ts'
import { bodyOf, receiving } from '../testing/webhooks/receiving.ts'
import Stripe from '../testing/webhooks/stripe.ts'

const never = () => new Promise<never>(() => {})

describe('deliveries', () => {
  const { api, account, subscribe, conversation, say, deliveries } = receiving()

  it('bring the event as the API shows it, signed both ways', async () => {
    const receiver = await subscribe(['contact.created'])
    const { body: contact } = await api().post('/contacts', someContact({ name: 'Zoë 😀 \u2028' }))
    await eventually(() => assert.equal(receiver.requests.length, 1))
    const [{ headers, body }] = receiver.requests as [Received]
    const event = JSON.parse(body.toString())
    assert.deepEqual(event, (await api().get(`/events/${event.id}`)).body)
    assert.deepEqual(event.data.object, contact)
    assert.equal(headers['webhook-id'], event.id)
    assert.equal(headers['content-type'], 'application/json')
    new Webhook(receiver.secret).verify(body, headers as Record<string, string>)
    Stripe.webhooks.constructEvent(body, headers['service-signature'] as string, receiver.secret)
    await eventually(async () => {
      const [delivery] = await deliveries(receiver.id)
      assert.equal(delivery.status, 'delivered')
      assert.equal(delivery.attempts.length, 1)
      assert.equal(delivery.attempts[0].status, 200)
    })
  })

  it('bring each endpoint what it asked for, and nothing of the other mode', async () => {
    const [messages, everything] = [await subscribe(['message.created']), await subscribe(['*'])]
    const test = await account().client({ mode: 'test' })
    await test.post('/contacts', someContact())
    const id = await conversation()
    await say(id, 'hello')
    await eventually(() => assert.equal(everything.requests.length, 3))
    await eventually(() => assert.equal(messages.requests.length, 1))
    assert.deepEqual(everything.requests.map((request) => bodyOf(request).type).sort(), [
      'contact.created',
      'conversation.created',
      'message.created',
    ])
    assert.ok(everything.requests.every((request) => bodyOf(request).mode === 'live'))
  })

  it('keep the order within a conversation, ten conversations at a time', async () => {
    let open = 0
    let peak = 0
    const receiver = await subscribe(['message.created'], async () => {
      peak = Math.max(peak, ++open)
      await pause(5)
      open--
      return { status: 204 }
    })
    const ids = await Promise.all(Array.from({ length: 15 }, conversation))
    await Promise.all(
      ids.map(async (id) => {
        for (let n = 0; n < 10; n++) await say(id, String(n))
      }),
    )
    await eventually(() => assert.equal(receiver.requests.length, 150))
    for (const id of ids) {
      const requests = receiver.requests
        .map(bodyOf)
        .map(({ data }) => data.object)
        .filter(({ conversation_id }) => conversation_id === id)
      assert.deepEqual(
        requests.map(({ content }) => content),
        Array.from({ length: 10 }, (_, n) => String(n)),
      )
    }
    assert.ok(peak > 1 && peak <= 10, `${peak} at once`)
  })

  it('that fail are made again, what follows in the conversation after them, other conversations at once', async () => {
    const [first, second] = [await conversation(), await conversation()]
    const receiver = await subscribe(['message.created'], (request, n) =>
      bodyOf(request).data.object.content === 'one' && n < 2 ? { status: 500, body: 'Out of tea' } : { status: 200 },
    )
    await say(first, 'one')
    await say(first, 'two')
    await eventually(() => assert.equal(receiver.requests.length, 1))
    await say(first, 'three')
    await say(second, 'elsewhere')
    const contents = () => receiver.requests.map((request) => bodyOf(request).data.object.content)
    const [failed] = await eventually(async () => {
      const attempted = (await deliveries(receiver.id)).filter(
        (one: { attempts: unknown[] }) => one.attempts.length === 1,
      )
      assert.ok(attempted.length > 0)
      return attempted.toReversed()
    })
    const planned = Date.parse(failed.next_attempt_at) - Date.parse(failed.attempts[0].at)
    assert.ok(planned > 3900 && planned < 6500, `The first retry was to come after ${planned} ms.`)
    await eventually(() => assert.deepEqual(contents(), ['one', 'elsewhere', 'one', 'two', 'three']))
    const [a, , b] = receiver.requests
    assert.equal(bodyOf(a!).id, bodyOf(b!).id)
    const waited = b!.at.getTime() - a!.at.getTime()
    assert.ok(waited > 3900 && waited < 12_500, `The first retry came after ${waited} ms.`)
    const log = (await deliveries(receiver.id)).find(
      (delivery: { event_id: string }) => delivery.event_id === bodyOf(a!).id,
    )
    assert.equal(log.attempts[0].status, 500)
    assert.equal(log.attempts[0].body, 'Out of tea')
    assert.equal(log.attempts[0].error, 'http_status')
    assert.equal(log.status, 'delivered')
  })

  it('are not delayed by an endpoint that hangs', async () => {
    await subscribe(['contact.created'], never)
    const good = await subscribe(['contact.created'])
    for (let n = 0; n < 20; n++) await api().post('/contacts', someContact())
    await eventually(() => assert.equal(good.requests.length, 20))
  })

  it('are made once by several processes', async () => {
    await using other = await startTestService(shared_settings, account())
    const receivers = await Promise.all(Array.from({ length: 4 }, () => subscribe(['contact.created'])))
    const elsewhere = { ...api(), ...(await other.client()) }
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 ? api() : elsewhere).post('/contacts', someContact())),
    )
    for (const { requests } of receivers) {
      await eventually(() => assert.equal(requests.length, 30))
      assert.equal(new Set(requests.map((request) => bodyOf(request).id)).size, 30)
    }
  })

  it('by somebody whose lease is over count for nothing', async () => {
    const answered = Promise.withResolvers<void>()
    const receiver = await subscribe(['contact.created'], async (_, n) => {
      if (n === 0) await answered.promise
      return { status: n === 0 ? 500 : 200 }
    })
    await api().post('/contacts', someContact())
    await eventually(() => assert.equal(receiver.requests.length, 1))
    // As if it had been frozen while another process leased the endpoint and delivered.
    await account().database.run(sql`
      update webhook_queues set lease_token = lease_token + 1, leased_until = null, next_due_at = now()
      where endpoint_id = ${receiver.id}`)
    await eventually(() => assert.equal(receiver.requests.length, 2))
    answered.resolve()
    await pause(300)
    const [delivery] = await deliveries(receiver.id)
    assert.equal(delivery.status, 'delivered')
    assert.deepEqual(
      delivery.attempts.map(({ status }: { status: number }) => status),
      [200],
    )
  })
})
