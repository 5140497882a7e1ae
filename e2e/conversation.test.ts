import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('an open conversation', () => {
  inBrowser('shows its state, and each part of it is changed where it stands', async ({ api, open, account }) => {
    const { id } = await conversation(api, ['Where is my lamp?'])
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const jo_id = (await jo.get('/session')).body.user.id
    await api.patch(`/conversations/${id}`, { assignee: jo_id, priority: 'high', labels: ['delivery', 'vip'] })
    const page = await open(`/live/inbox/${id}`)
    const state = page.getByRole('group', { name: 'Properties' })
    for (const words of ['Open', 'Jo Berg', 'High', 'delivery', 'vip'])
      await state.getByText(words, { exact: true }).waitFor()
    const saved = (field: string, value: unknown) =>
      eventually(async () => assert.deepEqual((await api.get(`/conversations/${id}`)).body[field], value))
    await state.getByRole('button', { name: 'Assignee' }).click()
    await page.getByRole('menuitemradio', { name: 'Unassigned' }).click()
    await saved('assignee', null)
    await state.getByText('Unassigned').waitFor()
    await state.getByRole('button', { name: 'Priority' }).click()
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click()
    await saved('priority', 'urgent')
    await state.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitemradio', { name: 'Resolved' }).click()
    await saved('status', 'resolved')
    await state.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitemradio', { name: 'Open' }).click()
    await saved('status', 'open')
    await state.getByRole('button', { name: 'Labels' }).click()
    await page.getByRole('button', { name: 'Remove label vip' }).click()
    await saved('labels', ['delivery'])
  })
})
