import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { everybodyToldOf } from '../server/src/testing/notifications.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { chatOn, visitorOf, website } from './support/website.ts'

/** Sends what is to be mailed about a conversation, as if its time had come. */
async function mailed({ account }: Stage, conversation_id: string): Promise<void> {
  await everybodyToldOf(account)
  await account.database.run(
    sql`update mails set due_at = now() where conversation_id = ${conversation_id} and due_at is not null`,
  )
  account.means.announce()
  await eventually(async () => {
    const rows = await account.database.run(
      sql`select 1 as one from mails where conversation_id = ${conversation_id} and sent_at is not null`,
    )
    assert.ok(rows.length > 0)
  })
}

describe('a visitor who left', () => {
  inBrowser(
    'comes back by the link in their mail, to the conversation it is about, and only they do',
    async (stage) => {
      const { api, account, owner } = stage
      await using smtp = await startSmtp()
      const server = { host: '127.0.0.1', port: smtp.port, security: 'none' }
      const from = { from_name: 'Lamp shop', from_address: 'shop@example.com' }
      assert.equal((await owner.patch('/mail_settings', { ...server, ...from })).status, 200)
      await using shop = await website(stage)
      const { key } = (await api.post(`/channels/${shop.channel_id}/identity_keys`)).body
      const identity_token = signedIdentity(key, {
        aud: shop.channel_id,
        sub: 'user-1',
        email: 'ana@example.com',
        name: 'Ana',
      })
      const signIn = `Parley('identify', ${JSON.stringify({ identity_token })})`

      const context = await stage.context(null)
      const page = await context.newPage()
      await page.goto(`${shop.origin}/lamps`)
      const chat = chatOn(page)
      await chat.open()
      await page.evaluate(signIn)
      await chat.write('Where is my lamp?')
      await chat.log.getByText('· Sent').waitFor()
      const { id, contact_id } = (await api.get('/conversations')).body.data[0]
      await page.close()
      await api.post(`/conversations/${id}/messages`, { content: 'It left yesterday.' })
      const other = (await api.post('/conversations', { contact_id, channel_id: shop.channel_id })).body
      await api.post(`/conversations/${other.id}/messages`, { content: 'Our newest lamps' })
      await mailed(stage, id)
      const [mail] = smtp.mails.filter(({ to }) => to.includes('ana@example.com'))
      assert.match(mail!.text, /It left yesterday\./)
      const { pathname, search } = new URL(/http\S+\/widget\/return\?to=[\w-]+/.exec(mail!.text)![0])
      const link = account.url + pathname + search

      const again = await context.newPage()
      await again.goto(link)
      assert.equal(again.url(), `${shop.origin}/lamps#parley=${id}`)
      await chatOn(again).log.getByText('It left yesterday.').waitFor()
      assert.equal(await chatOn(again).log.getByText('Our newest lamps').count(), 0)
      await again.close()

      const fresh = await (await stage.context(null)).newPage()
      await fresh.goto(link)
      const strange = chatOn(fresh)
      await strange.frame.getByRole('textbox').waitFor()
      assert.equal(await strange.log.getByText('It left yesterday.').count(), 0, 'the link alone shows nothing')
      await fresh.evaluate(signIn)
      await strange.log.getByText('It left yesterday.').waitFor()
      assert.equal(await strange.log.getByText('Our newest lamps').count(), 0)
      await strange.write('Thank you!')
      await eventually(async () => {
        const { data } = (await api.get(`/conversations/${id}/messages`)).body
        assert.equal(data[0].content, 'Thank you!')
      })
    },
  )

  inBrowser('is told that an old link has expired', async (stage) => {
    const { account } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    await chat.write('Hello')
    await chat.log.getByText('· Sent').waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    const linkUntil = (expires_at: number) => {
      const to = { environment_id: account.environment_ids.live, conversation_id: id, expires_at }
      const sealed = account.means.vault.seal(JSON.stringify(to), 'continuity link')
      return `${account.url}/widget/return?to=${sealed.toString('base64url')}`
    }
    await page.goto(linkUntil(Date.now() + 3_600_000))
    await chat.log.getByText('Hello').waitFor()
    await page.goto(linkUntil(Date.now() - 1000))
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  })
})
