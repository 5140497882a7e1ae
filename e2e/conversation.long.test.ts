import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
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
})
