import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('teams', () => {
  inBrowser(
    'are made with their members, get what a channel brings, and leave it when archived',
    async ({ api, open }) => {
      const page = await open('/live/settings/teams')
      await page.getByText('Bring work to the right people').waitFor()
      await page.getByRole('button', { name: 'Create your first team' }).click()
      const form = page.getByRole('dialog', { name: 'Add team' })
      await form.getByLabel('Name').fill('Returns')
      await form.getByLabel('Description').fill('What comes back')
      await form.getByRole('button', { name: 'Save' }).click()

      const members = page.getByRole('dialog', { name: 'Members of Returns' })
      const me = (await api.get('/users')).body.data[0]
      await members.getByLabel('Add member').selectOption(me.id)
      await members.getByRole('combobox', { name: `Role of ${me.name}` }).selectOption('lead')
      await eventually(async () => {
        const [team] = (await api.get('/teams')).body.data
        assert.deepEqual(team.members, [{ user_id: me.id, role: 'lead', capacity: null }])
      })
      await members.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('list', { name: 'Teams' }).getByText(`${me.name} (Lead)`).waitFor()

      const [team] = (await api.get('/teams')).body.data
      const [channel] = (await api.get('/channels?limit=1&order=asc')).body.data
      await page.goto(new URL('/dashboard/live/settings/channels', page.url()).href)
      const settings = page.getByRole('region', { name: channel.name, exact: true })
      await settings.getByLabel('Team', { exact: true }).selectOption(team.id)
      await settings.getByRole('button', { name: 'Save' }).click()
      await eventually(async () =>
        assert.equal((await api.get(`/channels/${channel.id}`)).body.default_team_id, team.id),
      )
      const { body: contact } = await api.post('/contacts', someContact())
      const { body: own } = await api.post('/conversations', { contact_id: contact.id, channel_id: channel.id })
      assert.equal(own.team, team.id)

      await page.goto(new URL('/dashboard/live/settings/teams', page.url()).href)
      await page.getByRole('button', { name: 'Archive Returns' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Archive team' }).click()
      await page.getByText('Bring work to the right people').waitFor()
      assert.equal((await api.get(`/conversations/${own.id}`)).body.team, null)
    },
  )

  inBrowser('are given a conversation where it is read, which the list is narrowed to', async ({ api, open }) => {
    const { body: team } = await api.post('/teams', { name: 'Sales' })
    const [one, other] = await Promise.all(
      ['Bicycles', 'Helmets'].map(async (subject) => {
        const { body: contact } = await api.post('/contacts', someContact())
        return (await api.post('/conversations', { contact_id: contact.id, subject })).body.id
      }),
    )
    const page = await open(`/live/inbox/${one}`)
    await page.getByRole('button', { name: 'Team: \u2068No team\u2069', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Sales', exact: true }).click()
    await page.getByRole('button', { name: 'Team: \u2068Sales\u2069', exact: true }).waitFor()
    await eventually(async () => assert.equal((await api.get(`/conversations/${one}`)).body.team, team.id))
    await page.getByRole('log').getByText('moved this to').waitFor()

    await page.goto(new URL(`/dashboard/live/inbox?team_id=${team.id}`, page.url()).href)
    await page.getByRole('link', { name: 'Remove filter: Sales' }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Bicycles' }).waitFor()
    assert.equal(await page.getByText('Helmets', { exact: true }).count(), 0)
    await api.patch(`/conversations/${other}`, { team: team.id })
    await page.getByRole('listitem').filter({ hasText: 'Helmets' }).waitFor()
  })
})
