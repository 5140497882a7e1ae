import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf, says } from './support/conversation.ts'
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
    const preview = page.getByRole('listitem').filter({ hasText: name }).locator('p [dir=auto]')
    await preview.getByText('مرحبا').waitFor()
    assert.equal(await preview.evaluate((one) => one.ownerDocument.defaultView?.getComputedStyle(one).direction), 'rtl')
  })

  inBrowser('tells why a person is needed until somebody has it, and then in one line', async ({ api, open }) => {
    const subject = `Order 1042 ${'has not arrived yet '.repeat(11)}at all`
    const contact = { name: 'Nadia Birch' }
    const { id } = await conversation(api, ['Where is my lamp?'], contact, { subject, handled_by: 'assistant' })
    await api.post(`/conversations/${id}/handover`, { reason: 'Wants a refund', note: 'Called twice' })
    const page = await open(`/live/inbox/${id}`, undefined, { width: 390 })
    const why = page.getByRole('region', { name: 'Handed over' })
    await why.getByText('Wants a refund').waitFor()
    const head = page.locator('header p').filter({ hasText: subject })
    assert.ok(await head.evaluate((one) => one.offsetWidth > 0 && one.scrollWidth <= one.clientWidth + 1), 'it is cut')
    const claim = page.getByRole('button', { name: 'Assign to me' })
    assert.equal(await claim.count(), 1)
    await claim.click()
    await why.waitFor({ state: 'detached' })
    await page.getByRole('log').getByText('Wants a refund').waitFor()

    // Whoever answered has it, whatever the customer writes next.
    const other = await conversation(api, ['Hello?'], {}, { handled_by: 'assistant' })
    await api.post(`/conversations/${other.id}/handover`, { reason: 'Wants a person' })
    await api.post(`/conversations/${other.id}/messages`, { content: 'Here I am' })
    await says(api, other.id, 'Thank you')
    await page.goto(`/dashboard/live/inbox/${other.id}`)
    await page.getByRole('log').getByText('Thank you').waitFor()
    assert.equal(await why.count(), 0)
  })

  inBrowser('comes in steps from the end, and at once from the start', async ({ api, open }) => {
    const words = Array.from({ length: 120 }, (_, n) => `Message ${n + 1} of many`)
    const { id } = await conversation(api, words)
    const page = await open(`/live/inbox/${id}`)
    const messages = page.getByRole('log').getByText(/^Message \d+ of many$/)
    await eventually(async () => assert.equal(await messages.count(), 50))
    await page.getByRole('button', { name: 'Show earlier messages' }).click()
    await eventually(async () => assert.equal(await messages.count(), 100))
    await page.getByRole('button', { name: 'Jump to start' }).click()
    await eventually(async () => assert.equal(await messages.count(), 120))
    const start = page.getByText('Start of conversation')
    await eventually(async () => {
      const [box, pane] = [await start.boundingBox(), await page.getByRole('log').boundingBox()]
      assert.ok(box!.y >= pane!.y && box!.y < pane!.y + pane!.height, 'the start is in sight')
    })
    await page.locator('[role=log]:focus').waitFor()
    await page.getByRole('button', { name: 'Latest messages' }).click()
    await eventually(async () => assert.equal(await page.getByRole('log').evaluate((one) => one.scrollTop), 0))
  })
})
