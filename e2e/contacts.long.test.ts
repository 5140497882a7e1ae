import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('contacts', () => {
  const choose = async (page: Page, act: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }

  inBrowser('are merged as the preview says, from the inbox and back to it', async ({ api, open }) => {
    const one = await conversation(api, ['From the first address'], { name: 'Ana Sousa', email: 'ana@example.com' })
    const two = await conversation(api, ['From the second'], { name: 'A. Sousa', email: 'ana@work.example' })
    await api.patch(`/contacts/${two.contact_id}`, {
      phone_number: '+351210000000',
      custom_attributes: { plan: 'pro' },
    })
    const page = await open(`/live/inbox/${one.id}`, undefined, { width: 1440 })
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await choose(page, 'Merge')
    await page.getByRole('textbox', { name: 'Find duplicate contact' }).fill('ana@work')
    await page.getByRole('dialog').getByRole('button', { name: 'A. Sousa' }).click()
    await page.getByText('1 conversation moves').waitFor()
    await page.getByRole('button', { name: 'Swap' }).click()
    await page.getByRole('definition').filter({ hasText: 'Ana Sousa' }).first().waitFor()
    await page.getByRole('button', { name: 'Swap' }).click()
    await page.getByRole('textbox', { name: 'Type merge to confirm' }).fill('merge')
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('Contacts merged into').waitFor()
    await page.getByText('+351210000000').waitFor()
    await page.getByRole('link', { name: 'From the second' }).click()
    await page.getByRole('log').getByText('From the second').waitFor()
    await page.getByRole('complementary').getByText('Ana Sousa').first().waitFor()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await page.getByRole('link', { name: 'Back to conversation' }).click()
    await page.getByRole('log').getByText('From the second').waitFor()
    assert.equal((await api.get(`/contacts/${two.contact_id}`)).status, 404)
  })

  inBrowser('are only looked at by those who may no more', async ({ api, open, account }) => {
    const { body } = await api.post('/contacts', someContact({ email: 'x@no-email.invalid' }))
    const viewer = await person(account, 'viewer')
    const page = await open(`/live/contacts/${body.id}`, viewer)
    await page.getByText('No email').first().waitFor()
    await page.getByText('Not set').first().waitFor()
    for (const name of [/^Edit/, 'Add attribute', 'New contact', 'Import'])
      assert.equal(await page.getByRole('button', { name }).count(), 0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem').first().waitFor()
    assert.deepEqual(await page.getByRole('menuitem').allTextContents(), ['Export as JSON'])
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem').click()
    const everything = JSON.parse(await readFile((await (await download).path())!, 'utf8'))
    assert.deepEqual([everything.contact.id, everything.conversations, everything.lead], [body.id, [], null])
    assert.equal((await viewer.delete(`/live/contacts/${body.id}`)).status, 403)
  })

  inBrowser('keep their place in a long list, whoever comes in above', async ({ api, open }) => {
    const contacts = Array.from({ length: 60 }, (_, n) => someContact({ name: `Row ${n}` }))
    await api.post('/contacts/import', { contacts })
    const page = await open('/live/contacts')
    await page.getByText('Row 59').waitFor()
    const pane = `document.querySelector('ul[aria-label=Contacts]').parentElement`
    const top = () => page.evaluate(`${pane}.scrollTop`)
    await page.evaluate(`${pane}.scrollTo(0, 30 * 56)`)
    await page.getByRole('link', { name: 'Row 25' }).waitFor()
    await api.post('/contacts', someContact({ name: 'Somebody new' }))
    await eventually(async () => assert.equal(await top(), 31 * 56))
    // By key: a click that is tried again scrolls first.
    await page.getByRole('link', { name: 'Row 25' }).press('Enter')
    await page.getByRole('heading', { name: 'Row 25' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Row 25' }).waitFor()
    await eventually(async () => assert.equal(await top(), 31 * 56))
  })

  inBrowser('that are refused are so in the language of the page', async ({ open }) => {
    const page = await open('/live/contacts', undefined, { language: 'de' })
    const refused: [name: string, changes: object, words: string][] = [
      ['E-Mail-Adresse', { email: 'nobody' }, '„E-Mail-Adresse“ ist keine gültige E-Mail-Adresse'],
      ['Telefon', { phone_number: '12' }, '„Telefon“ braucht die Ländervorwahl'],
      ['Externe ID', { identifier: 'x'.repeat(300) }, 'ist zu lang. Verwenden Sie höchstens 255 Zeichen.'],
    ]
    for (const [name, changes, words] of refused) {
      await page.getByRole('button', { name: 'Neuer Kontakt' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Jo')
      await dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('jo@example.com')
      // The page itself lets none of it through: it is entered where nothing holds it back, or changed on its way.
      const field = dialog.getByRole('textbox', { name })
      await field.evaluate((input) => input.removeAttribute('maxlength'))
      if ('identifier' in changes) await field.fill(`${changes.identifier}`)
      await page.route('**/dashboard/api/live/contacts', (route) =>
        route.request().method() === 'POST'
          ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...changes }) })
          : route.continue(),
      )
      await page.keyboard.press('Enter')
      const alert = dialog.getByRole('alert')
      await alert.waitFor()
      assert.ok(
        (await alert.textContent())!.replace(/[\u2068\u2069]/g, '').includes(words),
        `${await alert.textContent()}`,
      )
      await page.keyboard.press('Escape')
      await page.unroute('**/dashboard/api/live/contacts')
    }
  })
})
