import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, says } from './support/conversation.ts'
import { pickDay } from './support/days.ts'
import { leaveList, namesIn } from './support/rows.ts'
import { inBrowser } from './support/stage.ts'

describe('the list of conversations', () => {
  inBrowser('stands in the order one chooses, also while customers write', async ({ api, open }) => {
    const [first, second, third] = [
      await conversation(api, ['First'], { name: 'First' }),
      await conversation(api, ['Second'], { name: 'Second' }),
      await conversation(api, ['Third'], { name: 'Third' }),
    ]
    await api.post(`/conversations/${second.id}/messages`, { content: 'Here you are' })
    await api.patch(`/conversations/${third.id}`, { priority: 'urgent' })
    const page = await open('/live/inbox')
    const order = (names: string[]) => eventually(async () => assert.deepEqual(await namesIn(page), names))
    const sortBy = async (words: string) => {
      await page.getByRole('button', { name: 'Sort: ' }).click()
      await page.getByRole('menuitemradio', { name: words }).click()
      await leaveList(page)
    }
    await order(['Second', 'Third', 'First'])
    await sortBy('Waiting longest')
    await order(['First', 'Third', 'Second'])
    assert.match(page.url(), /sort=waiting/)
    // Who is answered goes to the end, and who writes again waits anew.
    await api.post(`/conversations/${first.id}/messages`, { content: 'Yes?' })
    await order(['Third', 'Second', 'First'])
    await says(api, second.id, 'Thanks, but')
    await order(['Third', 'Second', 'First'])
    await sortBy('Priority')
    await order(['Third', 'Second', 'First'])
    await api.patch(`/conversations/${first.id}`, { priority: 'high' })
    await order(['Third', 'First', 'Second'])
    await sortBy('Oldest')
    await order(['Third', 'First', 'Second'])
    // Only who waits, and only from days on which something began.
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Reply', { exact: true }).selectOption('true')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await pickDay(page.getByRole('button', { name: 'Created until' }), tomorrow)
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await leaveList(page)
    await order(['Third', 'Second'])
    await api.post(`/conversations/${third.id}/messages`, { content: 'Done' })
    await order(['Second'])
    await page.getByRole('link', { name: 'Remove filter: Awaiting reply' }).click()
    await order(['First', 'Second', 'Third'])
    await page.goto('/dashboard/live/inbox?from=2999-01-01')
    await page.getByText('No conversations match these filters').waitFor()
  })

  inBrowser(
    'says how many there are, in its views, beside Inbox, in the title and on the icon',
    async ({ api, open, owner }) => {
      const { user } = (await owner.get('/session')).body
      const mine = await conversation(api, ['Hello'])
      const nobodys = await conversation(api, ['Hello'])
      await api.patch(`/conversations/${mine.id}`, { assignee: user.id })
      const page = await open('/live/inbox')
      const view = (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
      await view('All 2').waitFor()
      await page.getByRole('link', { name: 'Inbox 2 awaiting reply' }).waitFor()
      await eventually(async () => assert.match(await page.title(), /^\(2\) /))
      const icon = () => page.locator('link[rel=icon]').getAttribute('href')
      await eventually(async () => assert.match((await icon())!, /^data:image\/svg.*%3E2%3C/))
      await says(api, (await conversation(api, [])).id, 'Another')
      await view('Unassigned').filter({ hasText: /[23]$/ }).waitFor()
      await page.getByRole('link', { name: 'Inbox 3 awaiting reply' }).waitFor()
      for (const { id } of (await api.get('/conversations')).body.data)
        await api.post(`/conversations/${id}/messages`, { content: 'Yes' })
      await eventually(async () => assert.doesNotMatch(await page.title(), /^\(/))
      await eventually(async () => assert.doesNotMatch((await icon())!, /^data:image\/svg.*%3E2%3C/))
      await api.post(`/conversations/${nobodys.id}/status`, { status: 'resolved' })
      await view('All 2').waitFor()
    },
  )
})
