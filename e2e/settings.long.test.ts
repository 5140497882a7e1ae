import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('people', () => {
  inBrowser('are never left without an owner', async ({ open }) => {
    const page = await open('/live/settings/people')
    await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click()
    await page.getByLabel('Role').selectOption('admin')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The account needs at least one owner.').waitFor()
  })
})

describe('your account', () => {
  inBrowser('is written to in the language of the first page, and then in the one that was chosen', async (stage) => {
    const { open, account } = stage
    const jo = await person(account, 'agent')
    const languageIs = (language: string) =>
      eventually(async () => assert.equal((await jo.get('/session')).body.language, language))
    const page = await open('/live/settings/account', jo)
    await languageIs('en')
    await page.getByLabel('Language').selectOption('de')
    await page.getByLabel('Sprache').waitFor()
    await languageIs('de')
  })

  inBrowser(
    'whose role is lowered stay where they are, with what they wrote and the reason',
    async ({ open, owner, account }) => {
      const someone = await person(account, 'agent')
      const page = await open('/live/settings/canned-replies', someone)
      await page.getByRole('button', { name: 'New canned reply' }).click()
      await page.getByLabel('Shortcut').fill('hours')
      await page.getByLabel('Title').fill('Opening hours')
      await page.getByRole('textbox', { name: 'Text' }).fill('We are here from nine to five.')
      const { id } = (await someone.get('/session')).body.user
      assert.equal((await owner.patch(`/users/${id}`, { role: 'viewer' })).status, 200)
      await eventually(async () => assert.equal((await someone.get('/session')).body.user.role, 'viewer'))
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('alert').getByText('Your role doesn’t allow this. Ask an admin.').waitFor()
      assert.equal(await page.getByRole('textbox', { name: 'Text' }).inputValue(), 'We are here from nine to five.')
    },
  )
})
