import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inOneGo } from './support/keys.ts'
import { leaveList } from './support/rows.ts'
import { inBrowser } from './support/stage.ts'
import { takeBack, toast } from './support/toasts.ts'
import { wireTo } from './support/wire.ts'

describe('working side by side', () => {
  inBrowser('two people see each other look, write, take on and answer', async ({ api, open, owner, account }) => {
    const { id } = await conversation(api, ['Is anybody there?'])
    const jo = await person(account, 'agent')
    await using wire = await wireTo(account.url)
    const mine = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
    const theirs = await open(`/live/inbox/${id}`, jo)
    await mine.getByRole('img', { name: 'viewing' }).waitFor()
    await theirs.getByRole('img', { name: 'viewing' }).waitFor()
    await theirs.getByPlaceholder('Reply to').pressSequentially('Yes')
    await mine.getByRole('status').filter({ hasText: 'is replying' }).waitFor({ state: 'attached' })
    await mine.getByRole('list', { name: 'Conversations' }).getByText('is replying').waitFor({ state: 'attached' })
    await theirs.getByRole('button', { name: 'Assign to me' }).click()
    await mine.getByRole('list', { name: 'Conversations' }).getByText('A person as agent', { exact: true }).waitFor()
    await theirs.keyboard.press('Control+Enter')
    await mine.getByRole('log').getByText('Yes').waitFor()
    await mine.locator('p[aria-hidden]').filter({ hasText: 'is replying' }).waitFor({ state: 'detached' })

    // Cut off, nobody is known to be there; back again, everybody is.
    wire.cut()
    await mine.getByRole('img', { name: 'viewing' }).waitFor({ state: 'detached' })
    wire.mend()
    await mine.getByRole('img', { name: 'viewing' }).waitFor()

    // A window that crashes says no good-bye: its browser does.
    const session = await theirs.context().newCDPSession(theirs)
    await Promise.race([session.send('Page.crash').catch(() => {}), theirs.waitForEvent('crash')])
    await mine.getByRole('img', { name: 'viewing' }).waitFor({ state: 'detached' })
  })

  inBrowser('many are changed at once, one refuses with words, and all go back', async ({ api, open }) => {
    const those = await Promise.all(['One', 'Two', 'Three', 'Four'].map((words) => conversation(api, [words])))
    const statuses = async () =>
      Promise.all(those.map(async ({ id }) => (await api.get(`/conversations/${id}`)).body.status))
    const page = await open('/live/inbox')
    const box = (n: number) => page.getByRole('checkbox', { name: those[n]!.name, exact: false })
    const places = await Promise.all(those.map(async (_, n) => (await box(n).boundingBox())!.y))
    const sorted = those.map((_, n) => n).toSorted((a, b) => places[a]! - places[b]!)
    await box(sorted[0]!).check()
    await box(sorted[3]!).click({ modifiers: ['Shift'] })
    await page.getByText('4 selected').waitFor()
    let refusals = 0
    await page.route(`**/conversations/${those[2]!.id}/status`, async (route) => {
      if (refusals++ > 0) return route.continue()
      const error = {
        type: 'service/conflict_error',
        code: 'status_transition_not_allowed',
        message: '',
        request_id: 'req_x',
      }
      await route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ error }) })
    })
    // One more is asked for patience, and done all the same.
    let asked = 0
    await page.route(`**/conversations/${those[1]!.id}/status`, async (route) => {
      if (asked++ > 0) return route.continue()
      const error = { type: 'service/rate_limit_error', code: 'rate_limited', message: '', request_id: 'req_x' }
      const headers = { 'retry-after': '0' }
      await route.fulfill({ status: 429, headers, contentType: 'application/json', body: JSON.stringify({ error }) })
    })
    await page.keyboard.press('e')
    const failures = page.getByRole('dialog', { name: '1 conversation couldn’t be updated' })
    await failures.getByText('change to this status').waitFor()
    await failures.getByRole('link', { name: those[2]!.name }).waitFor()
    assert.deepEqual(await statuses(), ['resolved', 'resolved', 'open', 'resolved'])
    await failures.getByRole('button', { name: 'Try again' }).click()
    // While the pointer is there it stays.
    await toast(page, '4 conversations updated.').hover()
    assert.deepEqual(await statuses(), ['resolved', 'resolved', 'resolved', 'resolved'])
    // What somebody else changed since stays as it is.
    const { id, name } = those[0]!
    await api.patch(`/conversations/${id}`, { priority: 'urgent' })
    await api.post(`/conversations/${id}/status`, { status: 'open' })
    await page.getByRole('list', { name: 'Conversations' }).getByText(name).waitFor()
    await takeBack(toast(page, '4 conversations updated.'))
    await eventually(async () => assert.deepEqual(await statuses(), ['open', 'open', 'open', 'open']))
    await page.getByText('Undone').waitFor()
    assert.equal((await api.get(`/conversations/${id}`)).body.priority, 'urgent')
  })

  inBrowser('filters are kept in the address, and by name on every machine', async ({ api, open }) => {
    const { id, name } = await conversation(api, ['Burning'])
    await api.patch(`/conversations/${id}`, { priority: 'urgent', labels: ['fire <i>'] })
    const other = await conversation(api, ['Not burning'])
    const page = await open('/live/inbox')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Priority').selectOption('urgent')
    await page.getByLabel('Label', { exact: true }).selectOption('fire <i>')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByText(other.name).waitFor({ state: 'detached' })
    await page.getByText(name).waitFor()
    assert.match(page.url(), /priority=urgent&label=fire/)
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('menuitem', { name: 'Save view' }).click()
    await page.getByLabel('View name').fill('Fires')
    await page.keyboard.press('Enter')
    await page.getByText('saved.').waitFor()
    const elsewhere = await open('/live/inbox')
    await elsewhere.getByText(other.name).waitFor()
    await elsewhere.getByRole('button', { name: 'Saved views' }).click()
    await elsewhere.getByRole('menuitemradio', { name: 'Fires' }).click()
    await elsewhere.getByText(other.name).waitFor({ state: 'detached' })
    await elsewhere.getByText('#fire <i>').first().waitFor()
    // What no longer belongs there leaves, as it happens.
    await leaveList(elsewhere)
    await api.patch(`/conversations/${id}`, { priority: 'low' })
    await elsewhere.getByText('No conversations match these filters').waitFor()
  })

  inBrowser('keys are changed, told where they clash, and switched off', async ({ open }) => {
    const page = await open('/live/settings/account')
    const change = (what: string) => page.getByRole('button', { name: `Change shortcut for “${what}”` })
    await change('Request log').click()
    await page.locator('button:focus').filter({ hasText: 'Press keys' }).waitFor()
    await inOneGo(page, 'gw')
    await page.getByRole('alert').filter({ hasText: 'is already used for “Webhooks”' }).waitFor()
    await page.getByRole('button', { name: 'Use it here instead' }).click()
    await page.getByRole('row', { name: 'Webhooks' }).getByText('Off').waitFor()
    await page.reload()
    await change('Request log').waitFor()
    await inOneGo(page, 'gw')
    await page.getByRole('heading', { name: 'Request log' }).waitFor()
  })

  inBrowser('whoever only reads is offered nothing of it', async ({ api, open, account }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open(`/live/inbox/${id}`, await person(account, 'viewer'))
    await page.getByRole('log').getByText('Hello').waitFor()
    assert.equal(await page.getByRole('checkbox').count(), 0)
    await page.goto('/dashboard/live/settings/canned-replies')
    await page.getByRole('table').or(page.getByText('No canned replies yet')).first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'New canned reply' }).count(), 0)
  })
})
