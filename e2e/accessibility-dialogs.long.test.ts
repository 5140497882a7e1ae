import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { someContact } from '../server/src/testing/service.ts'
import { barriersInEachTheme } from './support/accessibility.ts'
import { furnished, goTo } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility of dialogs', () => {
  inBrowser('axe finds nothing in those of daily work', async (stage) => {
    const { id, contact } = await furnished(stage)
    await stage.api.post('/contacts', someContact({ name: 'Somebody Else', phone_number: '+4930' }))
    const found: string[] = []
    const page = await stage.open(`/live/inbox/${id}`, undefined, { width: 1440 })
    await page.getByText('Refund?').first().waitFor()
    const look = async (name: string) => {
      found.push(...(await barriersInEachTheme(page, name)))
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Control+k')
    await look('commands')
    await page.keyboard.press('?')
    await look('shortcuts')
    await page.getByRole('button', { name: 'Snooze' }).click()
    await look('menu')
    await page.getByRole('button', { name: 'Labels' }).click()
    await look('labels')
    await page.getByRole('button', { name: 'Filter' }).click()
    await look('filter')
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('menuitem', { name: 'Save view' }).click()
    await look('save a view')
    await page.getByRole('button', { name: 'Insert canned reply' }).click()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await look('canned replies')
    await page.getByRole('checkbox').first().check()
    await look('chosen')
    await goTo(page, '/live/settings/canned-replies')
    await page.getByRole('button', { name: 'New canned reply' }).first().click()
    await look('a canned reply')
    await goTo(page, `/live/contacts/${contact}`)
    await page.getByRole('button', { name: 'Edit Phone' }).click()
    await page.getByRole('button', { name: 'Add attribute' }).click()
    await look('a contact that is edited')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Somebody Else' }).first().click()
    await page.getByText('Data that will be lost').waitFor()
    await look('merge')
    await goTo(page, '/live/contacts/import')
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name,email\nA,a@x.de\nB,') }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('1 row has errors').waitFor()
    await look('columns of an import')
    await goTo(page, '/live/settings/developers/api-keys')
    await page.getByRole('button', { name: 'Create key' }).first().click()
    await page.getByLabel('Custom').check()
    await look('create a key')
    await goTo(page, '/live/knowledge')
    await page.getByRole('button', { name: 'Import files' }).click()
    await look('import files')
    await goTo(page, '/live/settings/developers/webhooks')
    await page.getByRole('button', { name: 'Add endpoint' }).first().click()
    await page.getByLabel('Selected events').check()
    await look('add an endpoint')
    assert.deepEqual(found, [])
  })
})
