import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { everybodyToldOf, idOf } from '../testing/notifications.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { gatherMail } from './gather-mail.ts'

describe('emails about customers who wait for anybody', () => {
  let account: TestAccount
  let api: Client
  let ada: SignedIn
  let noor: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client()
    ada = await person(account, 'agent', account.account_id, 'Ada Birch')
    noor = await person(account, 'agent', account.account_id, 'Noor Said')
    await everybodyToldOf(account)
  })

  const waits = async (): Promise<string> => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id })
    await api.post(`/conversations/${body.id}/messages`, { content: 'Hello?', direction: 'inbound' })
    await everybodyToldOf(account)
    return body.id
  }
  /** As if the time had come to email what waits. Another process may do it first. */
  const gathered = async () => {
    const of_account = sql`environment_id in (select id from environments where account_id = ${account.account_id})`
    await account.database.run(
      sql`update notifications set mail_due_at = now() where mail_due_at is not null and ${of_account}`,
    )
    await eventually(async () => {
      await gatherMail({ database: account.database, announce() {} })
      const due = await account.database.run(
        sql`select from notifications where mail_due_at <= now() and ${of_account}`,
      )
      assert.equal(due.length, 0)
    })
  }
  const mailsOf = async (who: SignedIn): Promise<number> => {
    const [row] = await account.database.run<{ mails: number }>(
      sql`select count(*)::integer as mails from mails where user_id = ${await idOf(account, who)}`,
    )
    return row!.mails
  }
  const leftAgo = async (who: SignedIn, minutes: number) =>
    account.database.run(
      sql`update users set active_at = now() - make_interval(mins => ${minutes}::integer) where id = ${await idOf(account, who)}`,
    )
  const mailedAgo = (minutes: number) =>
    account.database.run(sql`
      update mails set created_at = now() - make_interval(mins => ${minutes}::integer)
      where user_id in (select id from users where account_id = ${account.account_id})`)

  it('come to everybody who can reply while nobody has used the dashboard', async () => {
    const viewer = await person(account, 'viewer')
    assert.equal((await viewer.post('/session/active')).status, 200)
    const id = await waits()
    await gathered()
    assert.deepEqual([await mailsOf(ada), await mailsOf(noor), await mailsOf(viewer)], [1, 1, 0])
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
  })

  it('wait while somebody uses the dashboard, and come when the last one has left', async () => {
    await mailedAgo(60)
    assert.equal((await ada.post('/session/active')).status, 200)
    const id = await waits()
    await gathered()
    assert.deepEqual([await mailsOf(ada), await mailsOf(noor)], [1, 1])
    const [later] = await account.database.run<{ minutes: number }>(sql`
      select round(extract(epoch from mail_due_at - now()) / 60)::integer as minutes from notifications
      where conversation_id = ${id} and user_id = ${await idOf(account, noor)}`)
    assert.equal(later!.minutes, 10)
    await leftAgo(ada, 11)
    await gathered()
    assert.deepEqual([await mailsOf(ada), await mailsOf(noor)], [2, 2])
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
  })

  it('come at most every quarter of an hour, however many wait', async () => {
    const ids = [await waits(), await waits()]
    await gathered()
    assert.equal(await mailsOf(noor), 2)
    await mailedAgo(16)
    await gathered()
    assert.equal(await mailsOf(noor), 3)
    for (const id of ids) await api.post(`/conversations/${id}/status`, { status: 'resolved' })
  })

  it('come always to whoever wants each of them, and never to whoever wants none', async () => {
    await mailedAgo(60)
    await leftAgo(ada, 0)
    const set = await ada.patch('/notification_settings', { waiting_email: 'always' })
    assert.equal(set.body.waiting_email, 'always')
    await noor.patch('/notification_settings', { channels: { customer_waiting: { email: false } } })
    const before = [await mailsOf(ada), await mailsOf(noor)]
    const id = await waits()
    await gathered()
    await leftAgo(ada, 60)
    await gathered()
    assert.deepEqual([await mailsOf(ada), await mailsOf(noor)], [before[0]! + 1, before[1]])
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
  })

  it('do not go along with what somebody is told for other reasons, but come once nobody is there', async () => {
    const ben = await person(account, 'agent', account.account_id, 'Ben Ode')
    await leftAgo(ada, 0)
    const id = await waits()
    await gathered()
    const own = await waits()
    await api.post(`/conversations/${own}/accept`, { assignee: await idOf(account, ben) })
    await everybodyToldOf(account)
    const ben_id = await idOf(account, ben)
    await account.database.run(
      sql`update notifications set mail_due_at = now() where user_id = ${ben_id} and kind = 'assigned'`,
    )
    await eventually(async () => assert.equal(await mailsOf(ben), 1))
    await leftAgo(ada, 60)
    await mailedAgo(60)
    await gathered()
    assert.equal(await mailsOf(ben), 2)
    for (const one of [id, own]) await api.post(`/conversations/${one}/status`, { status: 'resolved' })
  })

  it('do not come to whoever had stopped all others, until they choose them', async () => {
    const kim = await person(account, 'agent')
    const off = { email: false }
    const others = { assigned: off, mentioned: off, customer_replied: off, delivery_failed: off }
    const emailOf = async () => (await kim.get('/notification_settings')).body.channels.customer_waiting.email
    assert.equal(await emailOf(), true)
    await kim.patch('/notification_settings', { channels: others })
    assert.equal(await emailOf(), false)
    await kim.patch('/notification_settings', { channels: { customer_waiting: { email: true } } })
    assert.equal(await emailOf(), true)
    await kim.patch('/notification_settings', { channels: { assigned: { push: false } } })
    assert.equal(await emailOf(), true)
  })
})
