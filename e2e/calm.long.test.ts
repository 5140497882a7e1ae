import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { idOf } from '../server/src/testing/notifications.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { conversation, says } from './support/conversation.ts'
import { inOneGo } from './support/keys.ts'
import { leaveList, namesIn } from './support/rows.ts'
import { inBrowser } from './support/stage.ts'
import { toast } from './support/toasts.ts'

const three = async (api: Client) => {
  const ids: string[] = []
  for (const name of ['Cleo', 'Bo', 'Ada']) ids.push((await conversation(api, ['Hello'], { name })).id)
  return ids as [string, string, string]
}
const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: name })
const order = (page: Page, names: string[]) => eventually(async () => assert.deepEqual(await namesIn(page), names))

describe('the inbox, while somebody works in it,', () => {
  inBrowser(
    'moves no row under the pointer: what is new waits until it is asked for, or the list is left',
    async (stage) => {
      const { api, open } = stage
      const [cleo, bo] = await three(api)
      const page = await open('/live/inbox')
      await order(page, ['Ada', 'Bo', 'Cleo'])
      await rowOf(page, 'Ada').hover()
      await says(api, cleo, 'Anybody?')
      await conversation(api, ['Me, too'], { name: 'Dana' })
      await rowOf(page, 'Cleo').getByText('Anybody?').waitFor()
      const button = page.getByRole('status').getByRole('button', { name: '2 new' })
      await button.waitFor()
      // What is gone stays where it stood.
      await api.post(`/conversations/${bo}/status`, { status: 'resolved' })
      await rowOf(page, 'Bo').getByText('No longer in this list').waitFor({ state: 'attached' })
      assert.deepEqual(await namesIn(page), ['Ada', 'Bo', 'Cleo'])
      assert.deepEqual(await barriers(page), [])
      await button.click()
      await order(page, ['Dana', 'Cleo', 'Ada'])
      await page.getByRole('button', { name: / new$/ }).waitFor({ state: 'detached' })

      await rowOf(page, 'Ada').hover()
      await says(api, cleo, 'Still here')
      await conversation(api, ['And me'], { name: 'Eve' })
      await page.getByRole('button', { name: '2 new' }).waitFor()
      assert.deepEqual(await namesIn(page), ['Dana', 'Cleo', 'Ada'])
      await leaveList(page)
      await order(page, ['Eve', 'Cleo', 'Dana', 'Ada'])
    },
  )

  inBrowser('holds the list for the keyboard likewise', async ({ api, open }) => {
    const [cleo] = await three(api)
    const page = await open('/live/inbox')
    await leaveList(page)
    await order(page, ['Ada', 'Bo', 'Cleo'])
    await page.keyboard.press('j')
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    await eventually(async () => assert.equal(await page.locator('li a:focus-visible').count(), 1))
    await says(api, cleo, 'Anybody?')
    await page.getByRole('button', { name: '1 new' }).waitFor()
    assert.deepEqual(await namesIn(page), ['Ada', 'Bo', 'Cleo'])
    await page.keyboard.press('r')
    await order(page, ['Cleo', 'Ada', 'Bo'])
  })

  inBrowser('goes on to the next one of the list as it was when the work began', async ({ api, open }) => {
    const [cleo] = await three(api)
    const page = await open('/live/inbox')
    await page.getByRole('button', { name: 'Sort: ' }).click()
    await page.getByRole('menuitemradio', { name: 'Open next after resolving' }).click()
    await rowOf(page, 'Ada').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    await leaveList(page)
    // The last becomes the first: it's still the last of what was begun.
    await says(api, cleo, 'Anybody?')
    await order(page, ['Cleo', 'Ada', 'Bo'])
    for (const next of ['Bo', 'Cleo']) {
      await page.getByPlaceholder('Reply to').fill('Here it is')
      await page.getByRole('button', { name: 'Send and resolve' }).click()
      await page.getByRole('heading', { level: 1, name: next }).waitFor()
    }
    await page.getByPlaceholder('Reply to').fill('Here it is')
    await page.getByRole('button', { name: 'Send and resolve' }).click()
    await toast(page, 'That was the last one in this list.').waitFor()
  })

  inBrowser('keeps order and filters with their view, also after a reload', async ({ api, open }) => {
    await three(api)
    const page = await open('/live/inbox')
    const views = page.getByRole('navigation', { name: 'Views' })
    const sorted = (words: string) => page.getByRole('button', { name: `Sort: ${words}` }).waitFor()
    await views.getByRole('link', { name: 'Unassigned' }).click()
    await page.getByRole('button', { name: 'Sort: ' }).click()
    await page.getByRole('menuitemradio', { name: 'Priority' }).click()
    await page.getByLabel('Status', { exact: true }).selectOption('resolved')
    await views.getByRole('link', { name: 'All' }).click()
    await sorted('Newest')
    await order(page, ['Ada', 'Bo', 'Cleo'])
    await page.reload()
    await views.getByRole('link', { name: 'Unassigned' }).click()
    await sorted('Priority')
    assert.match(page.url(), /status=resolved/)
    await inOneGo(page, 'gi')
    await sorted('Newest')

    // The same of one that was saved; from itself it is there as it was saved.
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('menuitem', { name: 'Save view' }).click()
    await page.getByLabel('View name').fill('Ours')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const ours = views.getByRole('link', { name: 'Ours' })
    await page.locator('nav a[aria-current=page]').filter({ hasText: 'Ours' }).waitFor()
    await page.getByRole('button', { name: 'Sort: ' }).click()
    await page.getByRole('menuitemradio', { name: 'Oldest' }).click()
    await sorted('Oldest')
    await views.getByRole('link', { name: 'All' }).click()
    await sorted('Newest')
    await ours.click()
    await sorted('Oldest')
    await ours.click()
    await sorted('Newest')
  })

  inBrowser('shifts nothing by itself, whatever comes and is done', async ({ api, open, account, owner }) => {
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const [cleo, bo, ada] = await three(api)
    const page = await open(`/live/inbox/${ada}`)
    const { keyboard } = page
    const log = page.getByRole('log')
    await log.getByText('Hello').waitFor()
    await page.getByText('No other conversations').waitFor()
    await page.getByText('Not qualified yet').waitFor()
    await watchShifts(page)
    // Arrivals, while the pointer is in the list and while it isn't.
    await rowOf(page, 'Bo').hover()
    await conversation(api, ['Me, too'], { name: 'Dana' })
    await says(api, cleo, 'Anybody?')
    await page.getByRole('button', { name: '2 new' }).waitFor()
    await leaveList(page)
    await order(page, ['Cleo', 'Dana', 'Ada', 'Bo'])
    await says(api, ada, 'One more thing')
    await log.getByText('One more thing').waitFor()
    // A reply, an assignment by somebody else, one of my own, and a resolution with what is said of it.
    await page.getByPlaceholder('Reply to').fill('Here it is')
    await keyboard.press('Control+Enter')
    await log.getByText('Sent').waitFor()
    await api.patch(`/conversations/${ada}`, { assignee: await idOf(account, jo) })
    await rowOf(page, 'Ada').getByText('Jo Berg').waitFor()
    await api.patch(`/conversations/${bo}`, { assignee: await idOf(account, owner), priority: 'urgent' })
    await rowOf(page, 'Bo').getByText('Maya').waitFor()
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    await toast(page, 'Resolved.').waitFor()
    await rowOf(page, 'Ada').waitFor({ state: 'detached' })
    await toast(page, 'Resolved.').waitFor({ state: 'detached' })
    assert.deepEqual(await shifts(page), [])
  })

  inBrowser('says in one line of the bell how many customers wait, and leads to them', async ({ api, open }) => {
    const page = await open('/live/contacts')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    const [cleo] = await three(api)
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
    const center = page.getByRole('dialog', { name: 'Notifications' })
    await center.getByText('3 customers are waiting').waitFor()
    assert.equal(await center.getByRole('listitem').count(), 1)
    await center.getByText(/Newest: .*Ada.*Bo.*Cleo/).waitFor()
    await api.post(`/conversations/${cleo}/messages`, { content: 'Hello!' })
    await center.getByText('2 customers are waiting').click()
    await order(page, ['Bo', 'Ada', 'Cleo'])
    assert.match(page.url(), /view=unassigned/)
  })
})

/** What moved without anybody's doing, and by how much. */
const shifts = (page: Page): Promise<unknown[]> => page.evaluate('window.shifts')

/** Of the list and the thread. A shift within half a second of a click or a key is somebody's doing. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(`(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => node instanceof Element ? node : node?.parentElement)
          .filter((node) => node?.closest('main, [aria-label=Conversations]'))
        if (!hadRecentInput && moved.length > 0)
          window.shifts.push({ value, of: moved.map((node) => node.outerHTML.slice(0, 200)) })
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })()`)
}
