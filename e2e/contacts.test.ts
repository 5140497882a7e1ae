import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('contacts', () => {
  const names = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('link')
  const choose = async (page: Page, act: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }

  inBrowser('are created, edited in place beside somebody else, and erased', async ({ api, open, account }) => {
    const agent = await person(account, 'agent')
    const page = await open('/live/contacts', agent)
    await page.getByText('No contacts yet').waitFor()
    const other = await open('/live/contacts', agent)
    await other.getByText('No contacts yet').waitFor()
    const { body: taken } = await api.post(
      '/contacts',
      someContact({ name: 'First Comer', email: 'taken@example.com' }),
    )
    await page.getByRole('button', { name: 'New contact' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('<b>Zoë</b> \u202Egnirts')
    await page.getByRole('textbox', { name: 'Email address' }).fill('taken@example.com')
    await page.getByRole('button', { name: 'Create contact' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'First Comer' }).waitFor()
    await page.getByRole('textbox', { name: 'Email address' }).fill('zoe@example.com')
    await page.getByRole('button', { name: 'Create contact' }).click()
    await page.getByRole('heading', { name: '<b>Zoë</b>' }).waitFor()
    const id = page.url().split('/').at(-1)!
    // The other window hears of it, and opens it.
    await other.getByRole('link', { name: '<b>Zoë</b>' }).click()

    const edit = async (window: Page, field: string, value: string) => {
      await window.getByRole('button', { name: `Edit ${field}` }).click()
      await window.getByRole('textbox', { name: field }).fill(value)
    }
    const phones = { name: 'Phone' } as const
    await edit(page, phones.name, '030 1')
    await page.keyboard.press('Enter')
    await page.getByText('needs the country code').waitFor()
    // Somebody else was faster, with this field and with another one.
    await edit(other, phones.name, '+49 30 2222')
    await other.keyboard.press('Enter')
    await other.getByText('Phone saved.').waitFor()
    await api.patch(`/contacts/${id}`, { identifier: 'user-7' })
    await page.getByText('user-7').waitFor()
    await page.getByRole('textbox', phones).fill('0049 (30) 1111')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('+49302222').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Phone saved.').waitFor()
    await page.locator('[aria-label="Edit Phone"]:focus').waitFor()
    await edit(page, 'Email address', taken.email)
    await page.keyboard.press('Enter')
    await page.getByText('Another contact already has this email address.').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Add attribute' }).click()
    await page.getByRole('textbox', { name: 'Attribute' }).fill('seats')
    await page.getByRole('textbox', { name: 'Value' }).fill('12')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Remove .*seats/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone.').waitFor()
    const { body } = await api.get(`/contacts/${id}`)
    assert.deepEqual(
      [body.phone_number, body.identifier, body.custom_attributes],
      ['+49301111', 'user-7', { seats: 12 }],
    )
    assert.equal(body.name, '<b>Zoë</b> \u202Egnirts')

    await choose(page, 'Delete')
    await page.getByRole('dialog').getByRole('textbox').fill('zoe@example.com')
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await eventually(async () => assert.equal(await names(page).count(), 1))
    await other.getByText('Contact not found').waitFor()
    assert.equal((await api.get(`/contacts/${id}`)).status, 404)
  })
})
