import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { inDays } from '../server/src/testing/moments.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('a new email', () => {
  inBrowser('goes to anybody, and one for later is canceled into the composer', async ({ api, open }) => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    await emailChannel(api, { imap, smtp })
    const page = await open('/live/inbox')
    await page.getByRole('button', { name: /^New email/ }).waitFor()
    await page.keyboard.press('w')
    const dialog = page.getByRole('dialog', { name: 'New email' })
    await dialog.getByRole('combobox', { name: 'To', exact: true }).fill('nobody')
    await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill('Your bike')
    await dialog.getByRole('textbox', { name: 'Message', exact: true }).fill('It is ready.')
    const submit = dialog.getByRole('button', { name: 'Send message', exact: true })
    await submit.click()
    await dialog.getByText('Enter a valid email address.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await dialog.getByRole('combobox', { name: 'To', exact: true }).fill('nina@home.example')
    await page.context().setOffline(true)
    await submit.click()
    await dialog.getByRole('alert').waitFor()
    assert.equal(await dialog.getByRole('textbox', { name: 'Subject', exact: true }).isEditable(), false)
    await page.keyboard.press('Escape')
    await dialog.getByText('Discard this email?').waitFor()
    await dialog.getByRole('button', { name: 'Keep writing', exact: true }).click()
    await page.context().setOffline(false)
    await submit.click()
    const log = page.getByRole('log')
    await log.getByText('It is ready.').waitFor()
    await eventually(() => assert.equal(smtp.mails.length, 1, 'not sent'))
    assert.deepEqual(smtp.mails[0]!.to, ['nina@home.example'])
    assert.equal(smtp.mails[0]!.headers.subject, 'Your bike')

    const [{ id }] = (await api.get('/conversations')).body.data
    const send_at = inDays(1)
    const email = { cc: ['boss@home.example'], send_at }
    await api.post(`/conversations/${id}/messages`, { content: 'And washed.', email })
    await log.getByText(/Scheduled for/).waitFor()
    await log.getByRole('button', { name: 'Cancel sending', exact: true }).click()
    const field = page.getByRole('textbox', { name: /^Reply to/ })
    await eventually(async () => assert.equal(await field.inputValue(), 'And washed.'))
    await page.getByRole('list', { name: 'Cc', exact: true }).getByText('boss@home.example').waitFor()
    await log.getByText('And washed.').waitFor({ state: 'detached' })
  })
})
