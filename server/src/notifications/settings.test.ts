import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { everybodyToldOf, idOf, startedConversation } from '../testing/notifications.ts'
import { assertRefused } from '../testing/refused.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('settings of notifications', () => {
  let account: TestAccount
  let api: Client
  let quiet: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client()
    quiet = await person(account, 'agent')
    await everybodyToldOf(account)
  })

  it('come in the ways that a person chose', async () => {
    const set = await quiet.patch('/notification_settings', {
      channels: { assigned: { center: false, push: false }, customer_replied: { email: false } },
    })
    assert.deepEqual(set.body.channels.assigned, { center: false, push: false, email: true })
    const id = await startedConversation(api)
    const user_id = await idOf(account, quiet)
    await api.post(`/conversations/${id}/accept`, { assignee: user_id })
    await api.post(`/conversations/${id}/messages`, { content: 'Hello', direction: 'inbound' })
    await everybodyToldOf(account)
    assert.deepEqual(
      (await quiet.get('/notifications?mode=live')).body.data.map(({ kind }: { kind: string }) => kind),
      ['customer_replied'],
    )
    const rows = await account.database.run(sql`
      select kind, is_listed, push_due_at is not null as push, mail_due_at is not null as mail from notifications
      where user_id = ${user_id} and conversation_id = ${id} order by kind`)
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [
        { kind: 'assigned', is_listed: false, push: false, mail: true },
        { kind: 'customer_replied', is_listed: true, push: true, mail: false },
      ],
    )
  })

  it('wait through quiet hours, in the time zone of the person', async () => {
    const sleeper = await person(account, 'agent')
    const user_id = await idOf(account, sleeper)
    const zone = 'Asia/Kathmandu'
    const [now] = await account.database.run(sql`
      select to_char(now() at time zone ${zone} - interval '1 hour', 'HH24:MI') as quiet_from,
        to_char(now() at time zone ${zone} + interval '2 hours', 'HH24:MI') as quiet_until`)
    assert.equal((await sleeper.patch('/notification_settings', { ...now, time_zone: zone })).status, 200)
    const id = await startedConversation(api)
    await api.post(`/conversations/${id}/accept`, { assignee: user_id })
    await everybodyToldOf(account)
    const [row] = await account.database.run(sql`
      select to_char(push_due_at at time zone ${zone}, 'HH24:MI') as push, to_char(mail_due_at at time zone ${zone}, 'HH24:MI') as mail
      from notifications where user_id = ${user_id}`)
    assert.deepEqual({ ...row }, { push: now!.quiet_until, mail: now!.quiet_until })
  })

  it('have settings that are refused where they make no sense', async () => {
    const change = (body: object) => quiet.patch('/notification_settings', body)
    assertRefused(await change({ quiet_from: '18:00' }), 400, 'parameter_invalid', /^`quiet_until`/)
    assertRefused(await change({ quiet_from: null, quiet_until: '08:00' }), 400, 'parameter_invalid', /^`quiet_from`/)
    assertRefused(
      await change({ quiet_from: '25:00', quiet_until: '08:00' }),
      400,
      'parameter_invalid',
      /^`quiet_from`/,
    )
    assertRefused(await change({ time_zone: 'Mars/Olympus' }), 400, 'parameter_invalid', /^`time_zone`/)
    assertRefused(await change({ channels: { lunch: { push: true } } }), 400, 'parameter_unknown')
  })
})
