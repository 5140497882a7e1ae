import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { someContact } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('teams', () => {
  inBrowser('are set up to give out work, and show who is there, how full, and who is next', async ({ api, open }) => {
    const { body: team } = await api.post('/teams', { name: 'Repairs' })
    const me = (await api.get('/users')).body.data[0]
    await api.post(`/teams/${team.id}/members`, { user_id: me.id })
    const page = await open('/live/settings/teams')
    await page.getByRole('button', { name: 'Edit Repairs' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Repairs' })
    await form.getByLabel('Assignment').selectOption('least_busy')
    await form.getByLabel('Most open per person').fill('3')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    assert.partialDeepStrictEqual((await api.get(`/teams/${team.id}`)).body, {
      ...{ routing: 'least_busy', capacity: 3, sticky_days: null, hours_id: null, respect_hours: false },
    })

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Availability' }).click()
    const own = page.getByRole('dialog', { name: 'Availability' })
    await own.getByRole('radio', { name: /^Away/ }).check()
    await own.getByLabel('Until').selectOption({ index: 2 })
    const until = await own.getByLabel('Until').inputValue()
    await own.getByRole('button', { name: 'Save' }).click()
    await own.waitFor({ state: 'detached' })
    const { body: availability } = await api.get(`/users/${me.id}/availability`)
    assert.partialDeepStrictEqual(availability, { state: 'away', set_by: 'person', until })
    assert.notEqual(until, '')

    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'human' })
    assert.equal((await api.patch(`/conversations/${conversation.id}`, { team: team.id })).status, 200)
    await page.getByRole('button', { name: 'Who’s here: Repairs' }).click()
    const now = page.getByRole('dialog', { name: 'Who’s here: Repairs' })
    await now.getByText('Nobody is available. What comes in waits.').waitFor()
    await now.getByRole('listitem').getByText('0 of 3', { exact: true }).waitFor()
    await now.getByText('1 waiting', { exact: true }).waitFor()
    await api.put(`/users/${me.id}/availability`, { state: 'available' })
    await now.getByRole('listitem').getByText('1 of 3', { exact: true }).waitFor()
    await now.getByText('who has the fewest').waitFor()
    await now.getByText('Nothing is waiting.', { exact: true }).waitFor()
  })
})
