import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('contacts', () => {
  const names = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('link')

  inBrowser('are imported from a file as people make them, and exported as they are', async ({ open, account }) => {
    const test = await account.client({ mode: 'test' })
    await test.post('/contacts', { name: 'Old Name', email: 'there@example.com', phone_number: '+4930' })
    const rows = Array.from({ length: 30 }, (_, n) => `Zoë;Müller ${n};zoe${n}@example.com;0049 30 ${1000 + n};=1+1`)
    const text = [
      'Vorname;Nachname;E-Mail;Telefon;Bemerkung',
      ...rows,
      'New;Name;THERE@example.com;;"a; ""b"""',
      'No;Address;;;x',
      'Bad;Phone;bad@example.com;030;"+x"',
    ].join('\r\n')
    const page = await open('/test/contacts')
    await names(page).first().waitFor()
    await page.getByRole('link', { name: 'Import' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
    await page.getByText('33 rows').waitFor()
    assert.equal(await page.getByRole('combobox', { name: 'Encoding' }).inputValue(), 'windows-1252')
    assert.equal(await page.getByRole('combobox', { name: /Telefon/ }).inputValue(), 'phone_number')
    await page.getByText('2 rows have errors').waitFor()
    await page.getByRole('radio', { name: /^Update/ }).check()
    await page.getByRole('button', { name: 'Import 31 contacts' }).click()
    await page.getByRole('heading', { name: 'Import complete' }).waitFor()
    const failed = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download failed rows' }).click()
    const errors = await readFile((await (await failed).path())!, 'utf8')
    assert.equal(
      errors,
      '\uFEFFVorname,Nachname,E-Mail,Telefon,Bemerkung,error\r\nNo,Address,,,x,“\u2068Email address\u2069” is required.\r\n' +
        'Bad,Phone,bad@example.com,030,\'+x,"“\u2068Phone\u2069” needs the country code, such as +351210000000."\r\n',
    )
    const { body: there } = await test.get('/contacts?email=there@example.com')
    const { name, phone_number, custom_attributes } = there.data[0]
    assert.deepEqual([name, phone_number, custom_attributes], ['New Name', '+4930', { Bemerkung: 'a; "b"' }])

    await page.getByRole('link', { name: 'View contacts' }).click()
    const words = page.getByRole('textbox', { name: 'Search contacts' })
    await words.pressSequentially('Zoë ')
    await page.waitForURL((url) => url.searchParams.get('q') === 'Zoë')
    await names(page).first().waitFor()
    await words.pressSequentially('Müller')
    await page.waitForURL((url) => url.searchParams.get('q') === 'Zoë Müller')
    await words.fill('zoe1')
    await page.getByRole('combobox', { name: 'Order' }).selectOption('asc')
    await page.waitForURL(/q=zoe1&order=asc/)
    await eventually(async () => assert.equal(await names(page).count(), 11))
    // The same eleven came before in the other order.
    await names(page)
      .first()
      .filter({ hasText: /Müller 1(?!\d)/ })
      .focus()
    await page.keyboard.press('ArrowDown')
    await eventually(async () =>
      assert.match(String(await page.evaluate('document.activeElement.textContent')), /Müller 1\d/),
    )
    await page.getByRole('button', { name: 'Export' }).click()
    const exported = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const [head, ...lines] = (await readFile((await (await exported).path())!, 'utf8')).trim().split('\r\n')
    assert.equal(lines.length, 11)
    const cells = lines.find((line) => line.includes('zoe1@'))!.split(',')
    const {
      id,
      name: whole,
      email,
      created_at,
      ...row
    } = Object.fromEntries(head!.split(',').map((column, at) => [column, cells[at]]))
    assert.match(`${id} ${created_at}`, /^svccon_\w+ \d{4}-\S+Z$/)
    assert.deepEqual([whole, email], ['Zoë Müller 1', 'zoe1@example.com'])
    assert.deepEqual(
      [row.phone_number, row.identifier, row['custom_attributes.Bemerkung']],
      ["'+49301001", '', "'=1+1"],
    )
  })
})
