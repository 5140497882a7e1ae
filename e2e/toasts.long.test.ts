import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { toast } from './support/toasts.ts'

describe('what is said in passing', () => {
  inBrowser('moves nothing, covers neither the composer nor the first row, and ends', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'], { name: 'Nadia Toast' })
    for (const width of [1280, 390]) {
      const page = await open(`/live/inbox/${id}`, undefined, { width })
      await page.clock.install()
      await page.getByRole('log').getByText('Hello').waitFor()
      const before = await places(page)
      await page.getByRole('button', { name: 'Resolve', exact: true }).first().click()
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status').locator('[data-tone]')
      await toast.getByText('Nadia Toast').waitFor()
      assert.deepEqual(await places(page), before)
      assert.deepEqual(await covered(page), [])
      await page.clock.fastForward(11_000)
      await toast.waitFor({ state: 'detached' })
      assert.deepEqual(await places(page), before)
      await api.post(`/conversations/${id}/status`, { status: 'open' })
      await page.context().close()
    }
  })

  inBrowser('stays while somebody is at it, and goes also when that is gone under them', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open(`/live/inbox/${id}`)
    await page.clock.install()
    const toasts = page.locator('[data-tone]')
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    await toast(page, 'Resolved.').hover()
    for (let n = 0; n < 3; n++) await page.clock.fastForward(11_000)
    await page.getByRole('button', { name: 'Reopen', exact: true }).press('Enter')
    await toast(page, 'Reopened.').getByRole('button', { name: 'Undo' }).focus()
    await page.mouse.move(5, 5)
    for (let n = 0; n < 3; n++) await page.clock.fastForward(11_000)
    assert.equal(await toasts.count(), 2)
    await page.keyboard.press('Enter')
    await toast(page, 'Undone.').waitFor()
    await eventually(async () => {
      await page.clock.fastForward(11_000)
      assert.equal(await toasts.count(), 0)
    })
  })

  inBrowser('the undo key takes back the last act, also before the service has answered it', async ({ api, open }) => {
    const { page, pasts } = await begun(api, open)
    const { keyboard } = page
    await page.getByRole('link', { name: 'Bo Berg' }).press('Enter')
    await page.getByRole('log').getByText('Two').waitFor()
    const answers = await held(page, '**/conversations/*/status')
    await keyboard.press('e')
    await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
    await keyboard.press('z')
    answers.release()
    await eventually(async () => assert.deepEqual(await pasts(), [['resolved'], ['resolved', 'open'], []]))

    // What was refused has nothing to be taken back, and nothing else is in its place.
    await page.getByRole('link', { name: 'Cy Cole' }).press('Enter')
    await page.getByRole('log').getByText('Three').waitFor()
    const refusals = await held(page, '**/conversations/*/status', 409)
    await keyboard.press('e')
    await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
    await keyboard.press('z')
    refusals.release()
    await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor()
    assert.deepEqual(await pasts(), [['resolved'], ['resolved', 'open'], []])
  })

  inBrowser('the undo key likewise takes back what is done to many, or follows a reply', async ({ api, open }) => {
    const { page, pasts, ids } = await begun(api, open)
    const { keyboard } = page
    const answers = await held(page, '**/conversations/*/status')
    for (const name of ['Bo Berg', 'Cy Cole']) await page.getByRole('checkbox', { name }).press('Space')
    await keyboard.press('e')
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await keyboard.press('z')
    answers.release()
    const back = ['resolved', 'open']
    await eventually(async () => assert.deepEqual(await pasts(), [['resolved'], back, back]))

    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Bo Berg' }).press('Enter')
    await page.getByRole('log').getByText('Two').waitFor()
    const resolution = await held(page, '**/conversations/*/status')
    await page.getByPlaceholder('Reply to').fill('Here it is')
    await keyboard.press('Control+Shift+Enter')
    await eventually(async () => assert.equal((await messagesOf(api, ids[1]!)).length, 2))
    await keyboard.press('Escape')
    await keyboard.press('z')
    resolution.release()
    await eventually(async () => assert.deepEqual(await pasts(), [['resolved'], [...back, ...back], back]))
  })

  inBrowser('the undo key brings back what was deleted last', async ({ api, open }) => {
    const replies = async () => (await api.get('/canned_replies?order=asc')).body.data
    for (const shortcut of ['first', 'second'])
      await api.post('/canned_replies', { shortcut, title: shortcut, content: 'Hello' })
    const [, second] = await replies()
    const page = await open('/live/settings/canned-replies')
    await page.getByRole('button', { name: /^Delete .*first/ }).click()
    await toast(page, 'deleted.', 'first').hover()
    const answers = await held(page, '**/canned_replies/*')
    const sent = page.waitForRequest((request) => request.method() === 'DELETE')
    await page.getByRole('button', { name: /^Delete .*second/ }).press('Enter')
    await sent
    await page.keyboard.press('z')
    answers.release()
    await eventually(async () => {
      const left = await replies()
      assert.deepEqual(
        left.map(({ shortcut, id }: { shortcut: string; id: string }) => [shortcut, id === second.id]),
        [['second', false]],
      )
    })
  })
})

/** Three open conversations, of which the first was just resolved: it says so for as long as the pointer stays there. */
async function begun(api: Client, open: (path: string) => Promise<Page>) {
  const ids: string[] = []
  for (const [name, words] of Object.entries({ 'Ada Alt': 'One', 'Bo Berg': 'Two', 'Cy Cole': 'Three' }))
    ids.push((await conversation(api, [words], { name })).id)
  const page = await open(`/live/inbox/${ids[0]}`)
  await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor()
  await page.keyboard.press('e')
  await toast(page, 'Resolved.', 'Ada Alt').hover()
  /** The states that each of them has come to, one after the other. */
  const pasts = () =>
    Promise.all(
      ids.map(async (id) => {
        const { body } = await api.get(`/events?conversation_id=${id}&types=conversation.status_changed`)
        return body.data.map(({ data }: { data: { object: { status: string } } }) => data.object.status)
      }),
    )
  return { page, ids, pasts }
}

/** Requests of this address wait until they are released: then they go on, or are refused. */
async function held(page: Page, address: string, refusal?: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    if (refusal === undefined) return route.continue()
    const error = {
      type: 'service/conflict_error',
      code: 'status_transition_not_allowed',
      message: '',
      request_id: 'x',
    }
    await route.fulfill({ status: refusal, contentType: 'application/json', body: JSON.stringify({ error }) })
  })
  return { release: resolve }
}

/** What stays in reach: the composer with its buttons, the first row and the navigation below. */
const in_reach = `[...document.querySelectorAll('form:has(textarea), form:has(textarea) button, [aria-label=Conversations] li:first-child, nav')]`

/** Where all of it stands, and how large it is. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(`${in_reach}.slice(0, 1).map((one) => JSON.stringify(one.getBoundingClientRect()))`)

/** What of it a toast lies on. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const toast = document.querySelector('[data-tone]').getBoundingClientRect()
    return ${in_reach}
      .filter((one) => {
        const { top, bottom, left, right, width } = one.getBoundingClientRect()
        return width > 1 && bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'))
  })()`)
}
