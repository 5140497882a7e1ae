import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { person, type SignedIn, setUp } from '../../testing/browser.ts'
import { emailChannel } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { assertRefused } from '../../testing/refused.ts'
import { eventually } from '../../testing/service.ts'

const shop = 'https://shop.example'
const stepsOf = async (browser: SignedIn, mode = 'live') => (await browser.get(`/first_steps?mode=${mode}`)).body

describe('the first steps', () => {
  it('are all still to do in a new account', async () => {
    const owner = await setUp(await testAccount())
    assert.deepEqual(await stepsOf(owner), {
      object: 'first_steps',
      mode: 'live',
      shown: true,
      website: null,
      mailbox: null,
      published_articles: 0,
      question_asked_at: null,
      team: 'alone',
    })
  })

  it('know the website that opened the chat, if it may show it', async () => {
    const account = await testAccount()
    const [owner, api] = [await setUp(account), await account.client()]
    const { body: channel } = await api.post('/channels', { kind: 'widget', name: 'Shop' })
    const website = {
      channel_id: channel.id,
      color: channel.widget.color,
      has_origins: false,
      seen_on: null,
      seen_at: null,
    }
    assert.deepEqual((await stepsOf(owner)).website, website)
    await api.patch(`/channels/${channel.id}`, { widget: { origins: [shop] } })
    const load = (referer: string) =>
      fetch(`${account.url}/widget/frame?channel=${channel.id}`, { headers: { referer } })
    for (const referer of ['https://elsewhere.example/', 'nonsense', `${shop}.example/`]) await load(referer)
    assert.deepEqual((await stepsOf(owner)).website, { ...website, has_origins: true })
    await load(`${shop}/lamps?token=secret`)
    await eventually(async () => assert.equal((await stepsOf(owner)).website.seen_on, shop))
    assert.equal((await stepsOf(owner, 'test')).website, null)
    assert.equal((await api.get(`/channels/${channel.id}`)).headers.get('etag'), '"2"', 'being seen is no change')
  })

  it('note a website at most once a minute', async () => {
    const account = await testAccount()
    const [owner, api] = [await setUp(account), await account.client()]
    const other = 'https://other.example'
    const { body: channel } = await api.post('/channels', {
      kind: 'widget',
      name: 'Shop',
      widget: { origins: [shop, other] },
    })
    const load = (referer: string) =>
      fetch(`${account.url}/widget/frame?channel=${channel.id}`, { headers: { referer } })
    await load(shop)
    await eventually(async () => assert.equal((await stepsOf(owner)).website.seen_on, shop))
    await load(other)
    assert.equal((await stepsOf(owner)).website.seen_on, shop)
    await account.database.run(sql`update channels set seen_at = now() - interval '61 s' where id = ${channel.id}`)
    await load(other)
    await eventually(async () => assert.equal((await stepsOf(owner)).website.seen_on, other))
  })

  it('know a mailbox that works before one that does not', async () => {
    const account = await testAccount()
    const [owner, api] = [await setUp(account), await account.client()]
    const { database } = account
    await using imap = await startImap()
    const works = await emailChannel(api, { imap })
    await eventually(async () => assert.equal((await stepsOf(owner)).mailbox.connected, true))
    await database.run(sql`update channels set send_problem = '{"code":"login_refused"}' where id = ${works}`)
    const { name, connected } = (await stepsOf(owner)).mailbox
    assert.deepEqual([name, connected], ['Support', false])
    const other = await emailChannel(api, { imap }, { address: 'sales@shop.example' })
    await eventually(async () => assert.equal((await stepsOf(owner)).mailbox.channel_id, other))
  })

  it('count published articles, the first question to the assistant, and teammates', async () => {
    const account = await testAccount()
    const [owner, api] = [await setUp(account), await account.client()]
    for (const n of [1, 2, 3, 4]) {
      const status = n === 2 ? 'draft' : 'published'
      await api.post('/knowledge/articles', { title: `Article ${n}`, body: 'You can return it.', status })
      if (n < 4) assert.equal((await stepsOf(owner)).published_articles, [1, 1, 2][n - 1])
    }
    assert.equal((await stepsOf(owner)).published_articles, 3)
    await owner.post('/live/assistant/preview', { question: 'Can I return it?' })
    const { question_asked_at } = await stepsOf(owner)
    assert.notEqual(question_asked_at, null)
    await owner.post('/live/assistant/preview', { question: 'And when?' })
    assert.equal((await stepsOf(owner)).question_asked_at, question_asked_at)
    const { body: invitation } = await owner.post('/invitations', { email: 'jo@example.com', role: 'agent' })
    assert.equal((await stepsOf(owner)).team, 'invited')
    await owner.delete(`/invitations/${invitation.id}`)
    assert.equal((await stepsOf(owner)).team, 'alone')
    await person(account, 'agent')
    assert.equal((await stepsOf(owner)).team, 'joined')
  })

  it('are for owners and admins, until one of them hides them or the account is 30 days old', async () => {
    const account = await testAccount()
    const [owner, admin] = [await setUp(account), await person(account, 'admin')]
    const agent = await person(account, 'agent')
    assertRefused(await agent.get('/first_steps?mode=live'), 403, 'insufficient_role')
    assertRefused(await agent.post('/first_steps/hide'), 403, 'insufficient_role')
    assert.equal((await stepsOf(admin)).shown, true)
    await admin.post('/first_steps/hide')
    assert.equal((await stepsOf(owner)).shown, false)
    const older = await testAccount()
    const other = await setUp(older)
    assert.equal((await stepsOf(other)).shown, true)
    await older.database.run(
      sql`update accounts set created_at = now() - interval '31 days' where id = ${older.account_id}`,
    )
    assert.equal((await stepsOf(other)).shown, false)
  })
})
