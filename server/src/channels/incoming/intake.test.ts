import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { intakeOf, never, textNamed } from '../../testing/channels/intake.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'
import { dropWebhook, retryWebhook } from './queue.ts'
import { workOff } from './worker.ts'

describe('what a messenger sends to the webhook of a channel', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ ROLE: 'api' })
    api = await service.client({ mode: 'test' })
  })
  after(() => service.stop())

  it('is kept before it is answered, and dropped once it is taken in', async () => {
    const messenger = await intakeOf(service, api)
    const webhook = { messages: [textNamed('m-1'), textNamed('m-2', { customer_id: 'carlo' })] }
    await messenger.say(webhook)
    const names = (await messenger.rows()).map(({ happening }) => JSON.parse(happening).message.external_id)
    assert.deepEqual([names, await messenger.messages()], [['m-1', 'm-2'], []])
    await messenger.takeInAll()
    assert.deepEqual([await messenger.contents(), await messenger.rows()], [['m-1', 'm-2'], []])
  })

  it('is taken in once by a worker that was held up and by the one that took over', async () => {
    const messenger = await intakeOf(service, api)
    await messenger.say({ messages: [textNamed('m-1')] })
    const [slow] = await messenger.claim()
    assert.deepEqual(await messenger.claim(), [])
    await service.database.run(sql`update channel_webhooks set leased_until = now() where channel_id = ${messenger.id}`)
    const [next] = await messenger.claim()
    await dropWebhook(service.database, slow!)
    assert.equal((await messenger.rows()).length, 1)
    await Promise.all([slow!, next!].map((lease) => workOff(service.means, lease, never)))
    assert.deepEqual([await messenger.contents(), await messenger.rows()], [['m-1'], []])
  })

  it('is worked off in order where it is about one customer, and otherwise side by side', async () => {
    const messenger = await intakeOf(service, api)
    for (const [external_id, customer_id] of [
      ['m-1', 'vera'],
      ['m-2', 'vera'],
      ['m-3', 'carlo'],
    ] as const)
      await messenger.say({ messages: [textNamed(external_id, { customer_id })] })
    const [first, third, ...others] = await messenger.claim()
    assert.deepEqual(others, [])
    await workOff(service.means, third!, never)
    assert.deepEqual([await messenger.contents(), await messenger.claim()], [['m-3'], []])
    await retryWebhook(service.database, first!)
    await messenger.takeInAll()
    assert.deepEqual(await messenger.contents(), ['m-2', 'm-3'])
    await messenger.retryNow()
    await messenger.takeInAll()
    assert.deepEqual(await messenger.contents(), ['m-1', 'm-2', 'm-3'])
  })

  it('is shown as a problem of the channel if nobody could take it in, and kept', async () => {
    const messenger = await intakeOf(service, api)
    const file_id = 'svcfil_01k00000000000000000000000'
    await messenger.say({
      messages: [textNamed('m-1', { attachments: [{ file_id }] }), textNamed('m-0', { customer_id: 'carlo' })],
    })
    for (let tries = 1; tries <= 7; tries++) {
      assert.equal((await api.get(`/channels/${messenger.id}`)).body.health.status, 'ok')
      const [lease, another] = await messenger.claim()
      if (another) await workOff(service.means, another, never)
      await assert.rejects(workOff(service.means, lease!, never), /no such file/)
      await retryWebhook(service.database, lease!)
      // Others don't wait for it.
      assert.deepEqual(await messenger.contents(), ['m-0'])
      const [row] = await messenger.rows()
      if (row!.due_at !== null) await messenger.retryNow()
    }
    assert.deepEqual(await messenger.claim(), [])
    assert.equal((await messenger.rows()).length, 1)
    assert.equal((await api.get(`/channels/${messenger.id}`)).body.health.problem.code, 'webhook_failed')
    // It goes with the customer.
    await messenger.say({ messages: [textNamed('m-2')] })
    await messenger.takeInAll()
    const [{ contact_id }] = (await api.get(`/conversations?channel_id=${messenger.id}`)).body.data
    // Also what waits for another try: it would bring them back.
    await messenger.say({ messages: [textNamed('m-3', { attachments: [{ file_id }] })] })
    assert.equal((await api.delete(`/contacts/${contact_id}`)).status, 200)
    assert.deepEqual(await messenger.rows(), [])
  })

  it('is taken in where the account was suspended since', async () => {
    const messenger = await intakeOf(service, api)
    await messenger.say({ messages: [textNamed('m-1')] })
    const suspend = (at: string | null) =>
      service.database.run(sql`
        update accounts set suspended_at = ${at}::timestamptz where id = (
          select account_id from environments join channels on environment_id = environments.id where channels.id = ${messenger.id})`)
    await suspend('2026-01-01T00:00:00Z')
    await messenger.takeInAll()
    assert.deepEqual(await messenger.rows(), [])
    await suspend(null)
    assert.deepEqual(await messenger.contents(), ['m-1'])
  })
})
