import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, says } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { takeBack, toast } from './support/toasts.ts'

describe('an open conversation, among several people', () => {
  inBrowser('tells who looks on apart from whose it is', async ({ api, open, account }) => {
    const { id } = await conversation(api, ['Where is my lamp?'])
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const page = await open(`/live/inbox/${id}`)
    await open(`/live/inbox/${id}`, jo)
    await page.getByRole('img', { name: 'viewing' }).waitFor()
    const state = page.getByRole('group', { name: 'Properties' })
    await state.getByText('Unassigned').waitFor()
    assert.equal(await state.getByText('Jo Berg').count(), 0)
  })

  inBrowser('is taken over from somebody, who is told', async ({ api, open, account }) => {
    const { id } = await conversation(api, ['Where is my lamp?'])
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const jo_id = (await jo.get('/session')).body.user.id
    await api.patch(`/conversations/${id}`, { assignee: jo_id })
    const theirs = await open(`/live/inbox/${id}`, jo)
    await theirs.getByRole('button', { name: 'Assignee: ' }).getByText('Jo Berg').waitFor()
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('button', { name: 'Take over' }).click()
    // While the pointer is there it stays.
    await toast(page, 'Taken over from').hover()
    await theirs.getByText('took over this conversation from you').waitFor()
    await takeBack(toast(page, 'Taken over from'))
    await eventually(async () => assert.equal((await api.get(`/conversations/${id}`)).body.assignee, jo_id))
  })

  inBrowser('is unread until I have read it, and awaits a reply until somebody answers', async (stage) => {
    const { api, open, account } = stage
    const { id, name } = await conversation(api, ['Where is my lamp?'])
    const thanks = await conversation(api, ['Thanks!'])
    await api.post(`/conversations/${thanks.id}/status`, { status: 'resolved' })
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    await says(api, id, 'Hello?')
    const [mine, theirs] = [await open('/live/inbox?status=any'), await open('/live/inbox', jo)]
    const row = (page: Page, of: string) => page.getByRole('listitem').filter({ hasText: of })
    for (const page of [mine, theirs]) await row(page, name).getByText('Unread').waitFor({ state: 'attached' })
    assert.equal(
      await row(mine, thanks.name)
        .getByText(/Unread|Waiting/)
        .count(),
      0,
    )
    await mine.getByRole('link', { name }).click()
    await row(mine, name).getByText('Unread').waitFor({ state: 'detached' })
    // Read, and not answered: two things.
    await row(mine, name).getByText('Waiting').waitFor()
    await row(theirs, name).getByText('Unread').waitFor({ state: 'attached' })
    await mine.reload()
    await row(mine, name).getByText('Waiting').waitFor()
    assert.equal(await row(mine, name).getByText('Unread').count(), 0)
    await api.post(`/conversations/${id}/messages`, { content: 'On its way.' })
    for (const page of [mine, theirs]) await row(page, name).getByText('Waiting').waitFor({ state: 'detached' })
  })
})
