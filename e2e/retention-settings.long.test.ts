import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { age } from '../server/src/testing/past.ts'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('what is kept, and where it comes from', () => {
  inBrowser(
    'is deleted after so many days, once somebody has typed how many that are',
    async ({ api, account, open }) => {
      const old = await conversation(api, ['Old words'])
      await api.post(`/conversations/${old.id}/status`, { status: 'resolved' })
      await age(account.database, old.id, 400)
      const page = await open('/live/settings/retention')
      const kept = page.getByRole('group', { name: 'Resolved conversations' })
      await kept.getByLabel('Delete after').check()
      await kept.getByRole('spinbutton').fill('500')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      // Nothing is that old: nothing to be confirmed.
      await page.getByText('Retention saved.').waitFor()
      await kept.getByRole('spinbutton').fill('365')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete old data?' })
      await dialog.getByText('1 conversation', { exact: true }).waitFor()
      const act = dialog.getByRole('button', { name: 'Save and delete' })
      assert.equal(await act.isDisabled(), true)
      await page.keyboard.press('Escape')
      assert.equal((await api.get(`/conversations/${old.id}`)).status, 200)

      const other = await open(`/live/inbox/${old.id}`)
      await other.getByRole('log').getByText('Old words').waitFor()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.getByLabel('Type 1 to confirm').fill('1')
      await act.click()
      await dialog.waitFor({ state: 'hidden' })
      await eventually(async () => assert.equal((await api.get(`/conversations/${old.id}`)).status, 404))
      // Whoever looks at it sees that it is gone, without a reload.
      await other.getByRole('log').getByText('Old words').waitFor({ state: 'detached' })
      await page.reload()
      assert.equal(await kept.getByRole('spinbutton').inputValue(), '365')
      assert.equal((await api.get(`/contacts/${old.contact_id}`)).status, 200)
      await page.goto('/dashboard/test/settings/retention')
      await kept.getByLabel('Keep forever').waitFor()
      assert.equal(await kept.getByLabel('Keep forever').isChecked(), true)
    },
  )

  inBrowser(
    'comes in over a channel that says who begins, to be changed by those who may',
    async ({ api, account, open }) => {
      const page = await open('/live/settings/developers/api-keys')
      await page.getByText(`curl ${account.url}/v1/conversations`).first().waitFor()
      await page.goto('/dashboard/live/settings/channels')
      await page.getByLabel('Name').fill('Shop <b>&amp;</b> \u202Eback')
      await page.getByLabel('New conversations go to').selectOption('assistant')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Channel saved.').waitFor()
      await page.getByRole('heading', { name: 'Shop <b>&amp;</b>' }).waitFor()
      const { body: contact } = await api.post('/contacts', { name: 'Ana', email: 'ana@shop.example' })
      const { body } = await api.post('/conversations', { contact_id: contact.id })
      assert.equal(body.handled_by, 'assistant')

      const agent = await open('/live/settings/channels', await person(account, 'agent'))
      await agent.getByText('Only owners and admins can change channels.').waitFor()
      assert.equal(await agent.getByRole('button', { name: 'Save', exact: true }).count(), 0)
      assert.equal(await agent.getByLabel('Name').isDisabled(), true)
      assert.equal(await agent.getByRole('link', { name: 'Retention' }).count(), 0)
    },
  )
})
