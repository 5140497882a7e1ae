import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { onStage } from './support/stage.ts'

describe('contacts', () => {
  const inBrowser = onStage()

  const names = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('link')
  const choose = async (page: Page, act: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }

  inBrowser('are created, edited in place beside somebody else, and erased', async ({ api, open, service }) => {
    const agent = await person(service, 'agent')
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
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('taken@example.com')
    await page.getByRole('button', { name: 'Create the contact' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'First Comer' }).waitFor()
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('zoe@example.com')
    await page.getByRole('button', { name: 'Create the contact' }).click()
    await page.getByRole('heading', { name: '<b>Zoë</b>' }).waitFor()
    const id = page.url().split('/').at(-1)!
    // The other window hears of it, and opens it.
    await other.getByRole('link', { name: '<b>Zoë</b>' }).click()

    const edit = async (window: Page, field: string, value: string) => {
      await window.getByRole('button', { name: `Edit: ${field}` }).click()
      await window.getByRole('textbox', { name: field }).fill(value)
    }
    const phones = { name: 'Telephone' } as const
    await edit(page, phones.name, '030 1')
    await page.keyboard.press('Enter')
    await page.getByText('Write the number with its country code').waitFor()
    // Somebody else was faster, with this field and with another one.
    await edit(other, phones.name, '+49 30 2222')
    await other.keyboard.press('Enter')
    await other.getByText('Telephone: saved.').waitFor()
    await api.patch(`/contacts/${id}`, { identifier: 'user-7' })
    await page.getByText('user-7').waitFor()
    await page.getByRole('textbox', phones).fill('0049 (30) 1111')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('+49302222').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Telephone: saved.').waitFor()
    await page.locator('[aria-label="Edit: Telephone"]:focus').waitFor()
    await edit(page, 'E-mail address', taken.email)
    await page.keyboard.press('Enter')
    await page.getByText('Another contact has this e-mail address already.').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Add an attribute' }).click()
    await page.getByRole('textbox', { name: 'Attribute' }).fill('seats')
    await page.getByRole('textbox', { name: 'Value' }).fill('12')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Remove the attribute .*seats/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone.').waitFor()
    const { body } = await api.get(`/contacts/${id}`)
    assert.deepEqual(
      [body.phone_number, body.identifier, body.custom_attributes],
      ['+49301111', 'user-7', { seats: 12 }],
    )
    assert.equal(body.name, '<b>Zoë</b> \u202Egnirts')

    await choose(page, 'Erase')
    await page.getByRole('dialog').getByRole('textbox').fill('zoe@example.com')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await eventually(async () => assert.equal(await names(page).count(), 1))
    await other.getByText('This contact is gone').waitFor()
    assert.equal((await api.get(`/contacts/${id}`)).status, 404)
  })

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
    await page.getByRole('textbox', { name: 'Who is the same person?' }).fill('ana@work')
    await page.getByRole('dialog').getByRole('button', { name: 'A. Sousa' }).click()
    await page.getByText('1 conversation moves').waitFor()
    await page.getByRole('button', { name: 'The other way round' }).click()
    await page.getByRole('definition').filter({ hasText: 'Ana Sousa' }).first().waitFor()
    await page.getByRole('button', { name: 'The other way round' }).click()
    await page.getByRole('textbox', { name: 'Type merge to confirm' }).fill('merge')
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('is one contact now').waitFor()
    await page.getByText('+351210000000').waitFor()
    await page.getByRole('link', { name: 'From the second' }).click()
    await page.getByRole('log').getByText('From the second').waitFor()
    await page.getByRole('complementary').getByText('Ana Sousa').first().waitFor()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await page.getByRole('link', { name: 'Back to the conversation' }).click()
    await page.getByRole('log').getByText('From the second').waitFor()
    assert.equal((await api.get(`/contacts/${two.contact_id}`)).status, 404)
  })

  inBrowser('are imported from a file as people make them, and exported as they are', async ({ open, service }) => {
    const test = await service.client({ mode: 'test' })
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
    await page.getByText('2 rows cannot be taken').waitFor()
    await page.getByRole('radio', { name: /^Update/ }).check()
    await page.getByRole('button', { name: 'Import 31 contacts' }).click()
    await page.getByRole('heading', { name: 'Imported' }).waitFor()
    const failed = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download what failed' }).click()
    const errors = await readFile((await (await failed).path())!, 'utf8')
    assert.equal(
      errors,
      '\uFEFFVorname,Nachname,E-Mail,Telefon,Bemerkung,error\r\nNo,Address,,,x,There is no e-mail address.\r\n' +
        "Bad,Phone,bad@example.com,030,'+x,This is not a telephone number with its country code.\r\n",
    )
    const { body: there } = await test.get('/contacts?email=there@example.com')
    const { name, phone_number, custom_attributes } = there.data[0]
    assert.deepEqual([name, phone_number, custom_attributes], ['New Name', '+4930', { Bemerkung: 'a; "b"' }])

    await page.getByRole('link', { name: 'See the contacts' }).click()
    const words = page.getByRole('textbox', { name: 'Search contacts' })
    await words.pressSequentially('Zoë ')
    await page.waitForURL((url) => url.searchParams.get('q') === 'Zoë')
    await names(page).first().waitFor()
    await words.pressSequentially('Müller')
    await page.waitForURL((url) => url.searchParams.get('q') === 'Zoë Müller')
    await words.fill('zoe1')
    await page.getByRole('combobox', { name: 'Order' }).selectOption('asc')
    await page.waitForURL(/q=zoe1&order=asc/)
    await eventually(async () => assert.equal(await names(page).count(), 11), 30_000)
    await names(page).first().focus()
    await page.keyboard.press('ArrowDown')
    assert.match(String(await page.evaluate('document.activeElement.textContent')), /Müller 1\d/)
    await page.getByRole('button', { name: 'Export' }).click()
    const exported = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const [head, ...lines] = (await readFile((await (await exported).path())!, 'utf8')).trim().split('\r\n')
    assert.equal(head, 'id,name,email,phone_number,identifier,created_at,custom_attributes.Bemerkung')
    assert.equal(lines.length, 11)
    assert.match(
      lines.find((line) => line.includes('zoe1@'))!,
      /^svccon_\w+,Zoë Müller 1,zoe1@example\.com,'\+49301001,,[^,]+,'=1\+1$/,
    )
  })

  inBrowser('are only looked at by those who may no more', async ({ api, open, service }) => {
    const { body } = await api.post('/contacts', someContact({ email: 'x@no-email.invalid' }))
    const viewer = await person(service, 'viewer')
    const page = await open(`/live/contacts/${body.id}`, viewer)
    await page.getByText('No e-mail').first().waitFor()
    await page.getByText('Not set').first().waitFor()
    for (const name of [/^Edit/, 'Add an attribute', 'New contact', 'Import'])
      assert.equal(await page.getByRole('button', { name }).count(), 0)
    await page.getByRole('button', { name: 'More actions' }).click()
    assert.deepEqual(await page.getByRole('menuitem').allTextContents(), ['Export everything as JSON'])
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
    await page.evaluate(`${pane}.scrollTo(0, 40 * 56)`)
    await page.getByRole('link', { name: 'Row 15' }).waitFor()
    await api.post('/contacts', someContact({ name: 'Somebody new' }))
    await eventually(async () => assert.equal(await top(), 41 * 56))
    await page.getByRole('link', { name: 'Row 15' }).click()
    await page.getByRole('heading', { name: 'Row 15' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Row 15' }).waitFor()
    assert.equal(await top(), 41 * 56)
  })

  inBrowser('that are refused are so in the language of the page', async ({ api, open }) => {
    const { body } = await api.post('/contacts', someContact())
    const page = await open('/live/contacts', undefined, { language: 'de' })
    const refused: [string, unknown, string][] = [
      [`/contacts/${body.id}`, { email: 'nobody' }, '„E-Mail-Adresse“ ist keine E-Mail-Adresse'],
      [`/contacts/${body.id}`, { phone_number: '12' }, '„Telefon“ braucht die Nummer mit Ländervorwahl'],
      [`/contacts/${body.id}`, { identifier: 'x'.repeat(300) }, 'ist zu lang: höchstens 255 Zeichen.'],
    ]
    for (const [path, changes, words] of refused) {
      const answer = await api.patch(path, changes)
      assert.equal(answer.status, 400, words)
      await page.route('**/dashboard/api/live/contacts', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 400, json: answer.body }) : route.continue(),
      )
      await page.getByRole('button', { name: 'Neuer Kontakt' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Jo')
      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('jo@example.com')
      await page.keyboard.press('Enter')
      const alert = page.getByRole('dialog').getByRole('alert')
      await alert.waitFor()
      assert.ok(
        (await alert.textContent())!.replace(/[\u2068\u2069]/g, '').includes(words),
        `${await alert.textContent()}`,
      )
      await page.keyboard.press('Escape')
    }
  })
})
