import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Locator } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf, says } from './support/conversation.ts'
import { onStage } from './support/stage.ts'
import { wireTo } from './support/wire.ts'

describe('the inbox', () => {
  const inBrowser = onStage()

  inBrowser('shows what a customer writes without a reload, at the top of the list', async ({ api, open }) => {
    const first = await conversation(api, ['My order is late'])
    await conversation(api, ['Thank you!'])
    const page = await open('/live/inbox')
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
    await rows.nth(0).getByText('Thank you!').waitFor()
    await says(api, first.id, 'Hello? Anybody?')
    await rows.nth(0).getByText('Hello? Anybody?').waitFor()
    await rows.nth(0).getByText('2 unread messages').waitFor({ state: 'attached' })
    const third = await conversation(api, ['Do you sell bells?'])
    await rows.nth(0).getByText('Do you sell bells?').waitFor()
    assert.equal(await rows.nth(0).getByText(third.name).count(), 1)
  })

  inBrowser('sends a reply and a note, each once, and the note to nobody outside', async ({ api, open }) => {
    const { id, name } = await conversation(api, ['Where is my order?'])
    const page = await open(`/live/inbox/${id}`)
    const thread = page.getByRole('log')
    await page.getByPlaceholder('Reply to').fill('It left **this morning**.')
    await page.keyboard.press('Control+Enter')
    await thread.getByText('this morning').waitFor()
    assert.equal(await thread.locator('strong', { hasText: 'this morning' }).count(), 1)
    await page.getByRole('button', { name: 'Private note' }).click()
    await page.getByPlaceholder('A note for your colleagues').fill('Refund if asked.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await thread.getByRole('article', { name: 'Private note' }).waitFor()
    await thread.getByText('· Sent').waitFor()
    await thread.getByText('Sending').waitFor({ state: 'detached' })
    const messages = await messagesOf(api, id)
    assert.deepEqual(
      messages.map(({ content, private: is_note }) => [content, is_note]),
      [
        ['Where is my order?', false],
        ['It left **this morning**.', false],
        ['Refund if asked.', true],
      ],
    )
    assert.equal(await thread.getByText('Refund if asked.').count(), 1)
    assert.equal(await page.getByRole('heading', { name }).count(), 1)
  })

  inBrowser('keeps what is being written over a reload, for each conversation', async ({ api, open }) => {
    const one = await conversation(api, ['One'])
    const two = await conversation(api, ['Two'])
    const page = await open(`/live/inbox/${one.id}`)
    await page.getByPlaceholder('Reply to').fill('Half a sen')
    await page.getByRole('link', { name: two.name }).click()
    // Until then the field is still the other one's.
    await page.getByRole('heading', { name: two.name }).waitFor()
    await page.getByRole('log').getByText('Two').waitFor()
    await page.getByPlaceholder(`Reply to`).fill('')
    await page.goto(`/dashboard/live/inbox/${one.id}`)
    await page.reload()
    await page.getByPlaceholder('Reply to').waitFor()
    assert.equal(await page.getByPlaceholder('Reply to').inputValue(), 'Half a sen')
  })

  inBrowser('sends once what a cut network stopped, even after a reload', async ({ api, open, service, owner }) => {
    const { id } = await conversation(api, ['Are you there?'])
    await using wire = await wireTo(service.url)
    const page = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
    await page.getByRole('log').getByText('Are you there?').waitFor()
    wire.cut()
    await page.getByPlaceholder('Reply to').fill('Yes, we are.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Not sent').waitFor()
    assert.equal((await messagesOf(api, id)).length, 1)
    wire.mend()
    await page.reload()
    await page.getByText('Not sent').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Not sent').waitFor({ state: 'detached' })
    await eventually(async () =>
      assert.deepEqual(
        (await messagesOf(api, id)).map(({ content }) => content),
        ['Are you there?', 'Yes, we are.'],
      ),
    )
  })

  inBrowser('loses nothing of what two windows write at once', async ({ api, context }) => {
    const { id } = await conversation(api, ['Are you there?'])
    const browser = await context()
    const [one, other] = [await browser.newPage(), await browser.newPage()]
    for (const page of [one, other]) await page.goto(`/dashboard/live/inbox/${id}`)
    const fields = [one, other].map((page) => page.getByPlaceholder('Reply to')) as [Locator, Locator]
    await fields[0].fill('Half a sen')
    await other.getByText('Half a sen').waitFor()
    await browser.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    for (const [n, page] of [one, other].entries()) {
      await fields[n]!.fill(`From window ${n}`)
      await fields[n]!.press('Control+Enter')
      await page.getByText('Not sent').nth(n).waitFor()
      assert.equal(await fields[1]!.inputValue(), '')
    }
    await one.reload()
    await one.getByText('Not sent').nth(1).waitFor()
    await browser.unroute('**/messages')
    for (const left of [1, 0]) {
      await one.getByRole('button', { name: 'Try again' }).first().click()
      await one.getByText('Not sent').nth(left).waitFor({ state: 'detached' })
    }
    await other.getByText('Not sent').first().waitFor({ state: 'detached' })
    await eventually(async () =>
      assert.deepEqual(
        (await messagesOf(api, id)).map(({ content }) => content),
        ['Are you there?', 'From window 0', 'From window 1'],
      ),
    )
  })

  inBrowser(
    'gives a conversation to one of two who take it on, and tells the other who',
    async ({ api, open, owner, service }) => {
      const { id } = await conversation(api, ['Help!'])
      const rival = await person(service, 'agent')
      const page = await open(`/live/inbox/${id}`, owner)
      const claim = page.getByRole('button', { name: 'Take on' })
      await claim.waitFor()
      // The rival is faster by a moment that no event can bridge.
      await page.route('**/accept', async (route) => {
        const { status } = await rival.post(`/live/conversations/${id}/accept`, {})
        assert.equal(status, 200)
        await route.continue()
      })
      await claim.click()
      await page.getByText('A person as agent').filter({ hasText: 'was faster' }).waitFor()
      await page.getByRole('button', { name: 'Assignee' }).click()
      await page
        .getByRole('menuitemradio', { name: 'A person as agent' })
        .and(page.locator('[aria-checked=true]'))
        .waitFor()
    },
  )

  inBrowser('resolves, snoozes, assigns and prioritizes, and takes each back', async ({ api, open }) => {
    const { id } = await conversation(api, ['Just a question'])
    const page = await open(`/live/inbox/${id}`)
    const state = async () => (await api.get(`/conversations/${id}`)).body
    const undo = page.getByRole('button', { name: 'Undo' })
    const until = (holds: (body: { status: string; priority: string; assignee: string | null }) => boolean) =>
      eventually(async () => {
        const body = await state()
        assert.ok(holds(body), JSON.stringify(body))
      })
    await page.getByRole('button', { name: 'Resolve' }).click()
    await until(({ status }) => status === 'resolved')
    await undo.click()
    await until(({ status }) => status === 'open')
    await page.getByRole('button', { name: 'Snooze' }).click()
    await page.getByRole('menuitem', { name: 'Until the customer writes' }).click()
    await until(({ status }) => status === 'snoozed')
    await page.getByText('Snoozed until the customer writes').waitFor()
    await undo.last().click()
    await until(({ status }) => status === 'open')
    await page.getByRole('button', { name: 'Priority' }).click()
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click()
    await until(({ priority }) => priority === 'urgent')
    await undo.last().click()
    await until(({ priority }) => priority === 'none')
    await page.getByRole('button', { name: 'Assignee' }).click()
    await page.getByRole('menuitemradio', { name: 'Maya Lindqvist (you)' }).click()
    await until(({ assignee }) => assignee !== null)
    // What a colleague did since is not undone.
    await api.patch(`/conversations/${id}`, { assignee: null })
    await undo.last().click()
    await page.getByText('A colleague changed it meanwhile').waitFor()
    assert.equal((await state()).assignee, null)
  })

  inBrowser(
    'says why a conversation was handed over, and shows the summary with its evidence',
    async ({ api, open }) => {
      const { id } = await conversation(
        api,
        ['Hello, I ordered a lamp, order 1042.', 'When will order 1042 arrive?'],
        {},
        { handled_by: 'assistant' },
      )
      await api.post(`/conversations/${id}/handover`, { reason: 'Asks for a refund', note: 'Ordered twice.' })
      const page = await open(`/live/inbox/${id}`, undefined, { width: 1440 })
      await page.getByText('Asks for a refund').waitFor()
      await page.getByText('Ordered twice.').waitFor()
      await page.getByRole('button', { name: 'Summarise' }).click()
      await page.getByText('Written by a machine, with evidence').waitFor()
      await page.getByText('Evidence', { exact: true }).click()
      await page.getByTitle('Show the message').first().click()
      assert.match(await page.evaluate(`document.activeElement.id`), /^svcmsg_/)
      await says(api, id, 'And can I pay by invoice?')
      await page.getByText('1 new message since').waitFor()
    },
  )

  inBrowser('opens a thread by its messages alone, and asks for the rest after them', async ({ api, open }) => {
    const { id, name } = await conversation(api, ['Is anybody there?'])
    const page = await open('/live/inbox')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route(`**/conversations/${id}?*`, (route) => answered.then(() => route.continue()))
    const row = page.getByRole('link', { name })
    await row.hover()
    await row.click()
    await page.getByRole('log').getByText('Is anybody there?').waitFor()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByText('None: this is the first.').waitFor()
    const about = (words: string) => asked.findIndex((path) => path.includes(words))
    assert.ok(about(`${id}/messages`) < about('/leads'))
    assert.ok(about(`${id}/messages`) < about('/summary_records'))
    assert.equal(asked.filter((path) => path.endsWith('/messages')).length, 1)
    answer()
  })

  inBrowser('finds what was said, and opens it', async ({ api, open }) => {
    const { id, name } = await conversation(api, ['The velvet lampshade has a crack'])
    const page = await open('/live/inbox')
    await page.keyboard.press('/')
    // What is new is found within about a second.
    await eventually(async () => assert.equal((await api.get('/search?q=lampshade')).body.data.length, 1))
    await page.getByRole('textbox', { name: 'Search everything' }).fill('lampshade')
    await page.getByText('1 result').waitFor()
    await page.getByRole('link', { name: 'lampshade' }).click()
    await page.getByRole('heading', { name }).waitFor()
    assert.match(page.url(), new RegExp(id))
  })
})
