import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, frameOf, visitorOf, website } from './support/website.ts'

describe('a chat', () => {
  inBrowser('belongs to one visitor: two of them and two agents do not hear each other', async (stage) => {
    const { api, account } = stage
    await using shop = await website(stage)
    const visitors = []
    for (const name of ['Ana', 'Bea']) {
      const chat = await visitorOf(stage, shop)
      await chat.write(`I am ${name}`)
      await chat.log.getByText('Sent').waitFor()
      visitors.push({ name, chat })
    }
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const { data } = (await api.get('/conversations?order=asc')).body
    for (const [n, agent] of [stage.owner, jo].entries()) {
      const page = await stage.open(`/live/inbox/${data[n].id}`, agent)
      await page.getByRole('log').getByText(`I am ${visitors[n]!.name}`).waitFor()
      await page.getByPlaceholder('Reply to').fill(`Hello ${visitors[n]!.name}`)
      await visitors[n]!.chat.frame.getByText('is typing…').waitFor()
      await page.getByPlaceholder('Reply to').press('Control+Enter')
    }
    for (const [n, { name, chat }] of visitors.entries()) {
      await chat.log.getByText(`Hello ${name}`).waitFor()
      assert.equal(await chat.log.getByText(visitors[1 - n]!.name).count(), 0)
    }
  })

  inBrowser('asks first for what the channel wants to know, and passes it on as a claim', async (stage) => {
    const pre_chat = [
      { field: 'email', required: true },
      { field: 'phone_number', required: false },
    ]
    await using shop = await website(stage, { widget: { pre_chat } })
    const page = await (await stage.context(null)).newPage()
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.launcher.click()
    const { frame } = chat
    await frame.getByLabel('Email').fill('ana')
    await frame.getByRole('button', { name: 'Start chat' }).click()
    await frame.getByText('Enter a valid email address.').waitFor()
    await frame.getByLabel('Email').fill('ana@example.com')
    await frame.getByLabel('Phone number').fill('0351 (21) 000-0000')
    await frame.getByRole('button', { name: 'Start chat' }).click()
    await frame.getByText('Enter the number with its country code').waitFor()
    await frame.getByLabel('Phone number').fill('+351 (21) 000-0000')
    await frame.getByRole('button', { name: 'Start chat' }).click()
    await frame.getByRole('textbox', { name: 'Message', exact: true }).waitFor()
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    const { contact_id } = (await stage.api.get('/conversations')).body.data[0]
    const [identity] = (await stage.api.get(`/contacts/${contact_id}/identities`)).body.data
    assert.deepEqual(
      [identity.email, identity.phone_number, identity.verified],
      ['ana@example.com', '+351210000000', false],
    )
    assert.match((await stage.api.get(`/contacts/${contact_id}`)).body.email, /@no-email\.invalid$/)
  })

  inBrowser(
    'asks for what the channel requires since the page was opened, and then sends what was written',
    async (stage) => {
      await using shop = await website(stage)
      const chat = await visitorOf(stage, shop)
      const pre_chat = [{ field: 'name', required: true }]
      await stage.api.patch(`/channels/${shop.channel_id}`, { widget: { pre_chat } })
      await chat.write('Hello')
      await chat.frame.getByLabel('Name').fill('Ana Sousa')
      await chat.frame.getByRole('button', { name: 'Start chat' }).click()
      await chat.log.getByText('· Sent').waitFor()
      const { contact_id, ...conversation } = (await stage.api.get('/conversations?expand=last_message')).body.data[0]
      assert.equal(conversation.last_message.content, 'Hello')
      assert.equal((await stage.api.get(`/contacts/${contact_id}`)).body.name, 'Ana Sousa')
    },
  )

  inBrowser('is closed to a visitor who is blocked, and open again once they are not', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.write('Hello')
    await chat.log.getByText('· Sent').waitFor()
    const { id, contact_id } = (await api.get('/conversations')).body.data[0]
    const [identity] = (await api.get(`/contacts/${contact_id}/identities`)).body.data
    await api.post(`/contacts/${contact_id}/identities/${identity.id}/block`)
    const notice = chat.frame.getByText('You can’t send messages here.')
    await notice.waitFor()
    assert.equal(await chat.frame.getByRole('textbox').count(), 0)
    await chat.page.reload()
    await chat.launcher.click()
    await notice.waitFor()
    assert.equal((await api.get(`/conversations/${id}/messages`)).body.data.length, 1)
    await api.post(`/contacts/${contact_id}/identities/${identity.id}/unblock`)
    await chat.write('Sorry')
    await eventually(async () => {
      const [last] = (await api.get(`/conversations/${id}/messages?order=desc`)).body.data
      assert.equal(last.content, 'Sorry')
    })
  })

  inBrowser('is rated once it is resolved, and goes on when the visitor writes again', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    const { id } = (await api.get('/conversations')).body.data[0]
    const inbox = await stage.open(`/live/inbox/${id}`)
    await inbox.getByRole('heading', { name: 'Visitor' }).waitFor()
    assert.equal(await inbox.getByRole('heading', { name: 'Rating' }).count(), 0)
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await chat.frame.getByRole('radio', { name: 'Very good' }).check()
    await chat.frame.getByLabel('Anything to add?').fill('Quick!')
    await chat.frame.getByRole('button', { name: 'Submit' }).click()
    await chat.frame.getByText('Thanks for your rating!').waitFor()
    await inbox.getByRole('img', { name: '5 of 5' }).waitFor()
    await inbox.getByText('Quick!').waitFor()
    await chat.frame.getByRole('textbox', { name: 'Message', exact: true }).fill('One more thing')
    await chat.frame.getByRole('textbox', { name: 'Message', exact: true }).press('Enter')
    await chat.frame.getByText('This conversation is resolved.').waitFor({ state: 'detached' })
    await eventually(async () => assert.equal((await api.get(`/conversations/${id}`)).body.status, 'open'))
  })

  inBrowser('takes files: chosen, too large for it, removed, sent and seen', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const input = chat.frame.locator('input[type=file]')
    await input.setInputFiles([file('bill.txt', 'a bill'), file('wrong.txt', 'another')])
    await chat.frame.getByRole('button', { name: 'Remove wrong.txt' }).click()
    await chat.frame.getByText('wrong.txt').waitFor({ state: 'detached' })
    await chat.frame.locator('progress').waitFor({ state: 'detached' })
    await chat.frame.getByRole('button', { name: 'Send' }).click()
    await chat.log.getByText('· Sent').waitFor()
    const { id } = (await api.get('/conversations')).body.data[0]
    const [message] = (await api.get(`/conversations/${id}/messages`)).body.data
    assert.deepEqual(
      message.attachments.map(({ name }: { name: string }) => name),
      ['bill.txt'],
    )
    const link = chat.log.getByRole('link', { name: 'bill.txt' })
    assert.match((await link.getAttribute('href'))!, /\/files\//)
    assert.equal(await link.getAttribute('rel'), 'noopener noreferrer nofollow')
  })

  inBrowser('shows hostile words as words', async (stage) => {
    const { nastyTexts } = await import('./support/nasty-texts.ts')
    await using shop = await website(stage, { widget: { greeting: nastyTexts[0], office_hours_text: nastyTexts[1] } })
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    for (const content of nastyTexts) await stage.api.post(`/conversations/${id}/messages`, { content })
    await chat.log.getByText('the last of them').waitFor()
    const frame = frameOf(page)
    assert.equal(await frame.evaluate('globalThis.robbed'), undefined)
    assert.equal(await page.evaluate('globalThis.robbed'), undefined)
    assert.equal(await chat.log.locator('script, iframe, style, form, img').count(), 0)
    for (const link of await chat.log.locator('a').all())
      assert.match((await link.getAttribute('href'))!, /^(?:https?|mailto):/)
  })
})

function file(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}
