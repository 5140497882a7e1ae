import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { type Sql, sql, verbatim } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { Client, TestAccount } from '../../testing/service.ts'
import { signedIdentity, visit, website, widgetChannel } from '../../testing/visitor.ts'

const secret = `${website}/reset?token=s3cret#step=2`

describe('what visitors say of themselves and their pages', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })
  const stored = async (id: string) => {
    const [row] = await account.database.run<{ page: string }>(
      sql`select page from contact_identities where id = ${id}`,
    )
    return JSON.parse(row!.page)
  }

  it('is stored without query and fragment, whatever the widget sends', async () => {
    const channel_id = await widgetChannel(account)
    assert.equal((await api.get(`/channels/${channel_id}`)).body.widget.page_queries, false)
    const { visitor, ...browser } = await visit(account, channel_id, { page: { url: secret, title: 'Reset' } })
    assert.deepEqual(visitor.page, { url: `${website}/reset`, title: 'Reset' })
    for (const [url, kept] of [
      [`${website}/a#b?c`, `${website}/a`],
      [`${website}?x=1`, website],
      [`${website}/a\n?token=1`, `${website}/a\n`],
      ['https://jo:secret@shop.example/a', `${website}/a`],
    ]) {
      assert.equal((await browser.patch('/visitor', { page: { url, title: null } })).status, 200)
      assert.deepEqual(await stored(visitor.id), { url: kept, title: null })
    }
  })

  it('is stored whole where the channel wants it, and only from then on', async () => {
    const channel_id = await widgetChannel(account)
    const { visitor, ...browser } = await visit(account, channel_id, { page: { url: secret, title: null } })
    assert.equal((await api.patch(`/channels/${channel_id}`, { widget: { page_queries: true } })).status, 200)
    const settings = await browser.get(`/channels/${channel_id}`)
    assert.ok(!('page_queries' in settings.body), 'no page has to know')
    assert.deepEqual(await stored(visitor.id), { url: `${website}/reset`, title: null })
    await browser.patch('/visitor', { page: { url: secret, title: null } })
    assert.equal((await stored(visitor.id)).url, secret)
    assert.equal((await visit(account, channel_id, { page: { url: secret, title: null } })).visitor.page.url, secret)
  })

  it('is stripped by the upgrade, and shown as off by channels of before', async () => {
    const channel_id = await widgetChannel(account)
    const { visitor } = await visit(account, channel_id, { page: { url: `${website}/reset`, title: 'T' } })
    await account.database.run(sql`
      update contact_identities set page = ${JSON.stringify({ url: secret, title: 'T' })}::json where id = ${visitor.id}`)
    await account.database.run(
      sql`update channels set widget = (widget::jsonb - 'page_queries')::json where id = ${channel_id}`,
    )
    await account.database.run(upgrade())
    assert.deepEqual(await stored(visitor.id), { url: `${website}/reset`, title: 'T' })
    assert.equal((await api.get(`/channels/${channel_id}`)).body.widget.page_queries, false)
    const later = await visit(account, channel_id, { page: { url: secret, title: null } })
    assert.equal(later.visitor.page.url, `${website}/reset`)
  })

  it('is one line that hides nothing', async () => {
    const channel_id = await widgetChannel(account)
    const name = 'Ana\u202e\u200b\nAssistant\u2028'
    const page = { url: website, title: 'Sale\n\u202eyour session' }
    const { visitor, ...browser } = await visit(account, channel_id, { name, page })
    assert.deepEqual([visitor.name, visitor.page.title], ['Ana Assistant', 'Sale your session'])
    assertRefused(await browser.patch('/visitor', { name: '\u200b\u202e' }), 400, 'parameter_invalid')
    const { body: key } = await api.post(`/channels/${channel_id}/identity_keys`, {})
    const identity_token = signedIdentity(key.key, { aud: channel_id, sub: 'customer-9', name })
    assert.equal((await browser.patch('/visitor', { identity_token })).body.name, 'Ana Assistant')
  })
})

/** The statement of the migration that strips what was stored before. */
function upgrade(): Sql {
  const file = new URL('../../../migrations/0056_strangers.sql', import.meta.url)
  return verbatim(/^update contact_identities[^;]+/m.exec(readFileSync(file, 'utf8'))![0])
}
