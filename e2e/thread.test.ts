import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('the thread of a conversation', () => {
  inBrowser('asks before a reply is sent under which another one came', async ({ api, open, account }) => {
    const { id } = await conversation(api, ['Where is my lamp?'])
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('log').getByText('Where is my lamp?').waitFor()
    await page.getByPlaceholder('Reply to').fill('It comes tomorrow.')
    await jo.post(`/live/conversations/${id}/messages`, { content: 'It comes on Friday.' })
    await page.getByText('replied while you were writing').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').filter({ hasText: 'It comes on Friday.' }).waitFor()
    assert.equal((await messagesOf(api, id)).length, 2)
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await eventually(async () => assert.equal((await messagesOf(api, id)).length, 3))
    await page.getByText('replied while you were writing').waitFor({ state: 'detached' })
  })

  inBrowser('tells in the thread who did what, and when', async ({ api, open, account, owner }) => {
    const { id } = await conversation(api, ['Where is my lamp?'])
    await person(account, 'agent', account.account_id, 'Jo Berg')
    await owner.post(`/live/conversations/${id}/accept`, {})
    await owner.patch(`/live/conversations/${id}`, { labels: ['delivery'], priority: 'high' })
    const page = await open(`/live/inbox/${id}`)
    const thread = page.getByRole('log')
    await thread.getByText(/Maya Lindqvist.* assigned this to themselves · \d+:\d\d/).waitFor()
    await thread.getByText(/Maya Lindqvist.* added .*delivery/).waitFor()
    await thread.getByText(/changed the priority to .*High/).waitFor()
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    await thread.getByText(/Maya Lindqvist.* resolved this/).waitFor()
    await api.post(`/conversations/${id}/status`, { status: 'open' })
    await thread.getByText(/reopened this/).waitFor()
  })

  inBrowser('is previewed from the beginning of its words, whichever way they run', async ({ api, open, owner }) => {
    const { id, name } = await conversation(api, ['Hello'])
    await owner.post(`/live/conversations/${id}/messages`, {
      content: 'مرحبا، طلبك في الطريق إليك وسيصل غدا صباحا إن شاء الله تعالى',
    })
    const page = await open('/live/inbox')
    const preview = page.getByRole('listitem').filter({ hasText: name }).getByRole('paragraph')
    await preview.getByText('مرحبا').waitFor()
    assert.equal(await preview.evaluate((one) => one.ownerDocument.defaultView?.getComputedStyle(one).direction), 'rtl')
  })
})
