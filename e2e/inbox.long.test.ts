import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { idOf } from '../server/src/testing/notifications.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, says } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { takeBack, toast } from './support/toasts.ts'

describe('the inbox', () => {
  inBrowser(
    'gives a conversation to one of two who take it on, and tells the other who',
    async ({ api, open, owner, account }) => {
      const { id } = await conversation(api, ['Help!'])
      const rival = await person(account, 'agent')
      const page = await open(`/live/inbox/${id}`, owner)
      const claim = page.getByRole('button', { name: 'Assign to me' })
      await claim.waitFor()
      // The rival is faster by a moment that no event can bridge.
      await page.route('**/accept', async (route) => {
        const { status } = await rival.post(`/live/conversations/${id}/accept`, {})
        assert.equal(status, 200)
        await route.continue()
      })
      await claim.click()
      await page.getByText('A person as agent').filter({ hasText: 'Already assigned' }).waitFor()
      await page.getByRole('button', { name: 'Assignee' }).click()
      await page
        .getByRole('menuitemradio', { name: 'A person as agent' })
        .and(page.locator('[aria-checked=true]'))
        .waitFor()
    },
  )

  inBrowser('resolves, snoozes, assigns and prioritizes, and takes each back', async ({ api, account, open }) => {
    const { id } = await conversation(api, ['Just a question'])
    const page = await open(`/live/inbox/${id}`)
    const state = async () => (await api.get(`/conversations/${id}`)).body
    const until = (holds: (body: { status: string; priority: string; assignee: string | null }) => boolean) =>
      eventually(async () => {
        const body = await state()
        assert.ok(holds(body), JSON.stringify(body))
      })
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    await until(({ status }) => status === 'resolved')
    await takeBack(toast(page, 'Resolved.'))
    await until(({ status }) => status === 'open')
    await page.getByRole('button', { name: 'Snooze' }).click()
    await page.getByRole('menuitem', { name: 'Until customer replies' }).click()
    await until(({ status }) => status === 'snoozed')
    await page.getByText('Snoozed until customer replies').waitFor()
    await takeBack(toast(page, 'Snoozed.'))
    await until(({ status }) => status === 'open')
    await page.getByRole('button', { name: 'Priority' }).click()
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click()
    await until(({ priority }) => priority === 'urgent')
    await takeBack(toast(page, 'Priority: Urgent.'))
    await until(({ priority }) => priority === 'none')
    await page.getByRole('button', { name: 'Assignee' }).click()
    await page.getByRole('menuitemradio', { name: 'Maya Lindqvist (you)' }).click()
    await until(({ assignee }) => assignee !== null)
    // What a colleague did since is not undone.
    const jo = await idOf(account, await person(account, 'agent', account.account_id, 'Jo Berg'))
    await api.patch(`/conversations/${id}`, { assignee: jo })
    await takeBack(toast(page, 'Assigned to '))
    await toast(page, 'Left as is, because it has changed since: \u2068Assignee\u2069.').waitFor()
    assert.equal((await state()).assignee, jo)
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
      const banner = page.getByRole('region', { name: /^Handed over by/ })
      await banner.getByText('Asks for a refund').waitFor()
      await banner.getByText('Ordered twice.').waitFor()
      await page.getByRole('button', { name: 'Summarize' }).click()
      await page.getByText('Key messages').waitFor()
      await page.getByText('Sources', { exact: true }).click()
      await page.getByTitle('Show message').first().click()
      await page.locator('[id^=svcmsg_]:focus').waitFor()
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
    await page.getByText('No other conversations').waitFor()
    const about = (words: string) => asked.findIndex((path) => path.includes(words))
    await eventually(() => assert.ok(about('/leads') !== -1 && about('/summary_records') !== -1))
    assert.ok(about(`${id}/messages`) < about('/leads'))
    assert.ok(about(`${id}/messages`) < about('/summary_records'))
    assert.equal(asked.filter((path) => path.endsWith('/messages')).length, 1)
    answer()
  })

  inBrowser('finds what was said, and opens it', async ({ api, open }) => {
    const long = 'Before that I have to tell you a long story about how it came to us in the end. '
    const many = Array.from({ length: 60 }, (_, n) => `Another matter, number ${n}`)
    const { id, name } = await conversation(api, [`${long}The **velvet** lampshade has a crack`, ...many])
    const page = await open('/live/inbox')
    await page.keyboard.press('/')
    // What is new is found within about a second.
    await eventually(async () => assert.equal((await api.get('/search?q=lampshade')).body.data.length, 1))
    await page.getByRole('textbox', { name: 'Search' }).fill('lampshade')
    await page.getByText('1 result').waitFor()
    const hit = page.getByRole('link', { name: 'lampshade' })
    await hit.getByText(name).waitFor()
    assert.doesNotMatch((await hit.textContent())!, /\*\*/)
    // The match stands within what the row shows.
    const [mark, row] = [await hit.getByText('lampshade', { exact: true }).boundingBox(), await hit.boundingBox()]
    assert.ok(mark!.x + mark!.width <= row!.x + row!.width)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name }).waitFor()
    assert.match(page.url(), new RegExp(`${id}.*#svcmsg_`))
    await page.getByRole('log').getByText('lampshade has a crack').waitFor()
    await eventually(async () => assert.match(await page.evaluate(`document.activeElement.id`), /^svcmsg_/))
  })
})
