import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'
import { toast } from './support/toasts.ts'

describe('an email in the inbox', () => {
  inBrowser(
    'is forwarded under a signature, taken back with what it forwards, and sent later',
    async ({ api, open }) => {
      await using imap = await startImap()
      await using smtp = await startSmtp()
      const channel_id = await emailChannel(api, { imap, smtp })
      imap.append(
        mailOf({ from: 'Vera <vera@home.example>', subject: 'Lamp', text: 'The lamp flickers since Monday.' }),
      )
      const id = await eventually(async () => {
        const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
        assert.ok(conversation, 'nothing has arrived')
        return conversation.id as string
      })
      const page = await open('/live/settings/account')
      await page.getByRole('textbox', { name: 'Signature', exact: true }).fill('Maya, workshop')
      const card = page.getByRole('region', { name: 'Email signature', exact: true })
      await card.getByRole('button', { name: 'Save', exact: true }).click()
      await toast(page, 'Profile saved.').waitFor()

      await page.goto(new URL(`/dashboard/live/inbox/${id}`, page.url()).href)
      await page.getByRole('log').getByRole('button', { name: 'Forward', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Forward', exact: true })
      await dialog.getByText('The lamp flickers since Monday.').waitFor()
      assert.equal(await dialog.getByRole('textbox', { name: 'Subject', exact: true }).inputValue(), 'Fwd: Lamp')
      assert.deepEqual(await barriers(page), [])
      await dialog.getByRole('combobox', { name: 'To', exact: true }).fill('maker@lamps.example')
      // However slow this machine is, the mail is still there to be taken back.
      await page.route(/\/messages$/, (route) => {
        const body = route.request().postDataJSON()
        if (body?.email?.delay_seconds !== 10) return route.continue()
        return route.continue({ postData: JSON.stringify({ ...body, email: { ...body.email, delay_seconds: 60 } }) })
      })
      await dialog.getByRole('button', { name: 'Send message', exact: true }).click()
      const log = page.getByRole('log')
      await log.getByRole('link', { name: 'Forwarded message', exact: true }).waitFor()
      await toast(page, 'Sent.').getByRole('button', { name: 'Undo', exact: true }).click()
      await page.getByText('Forwards a message').waitFor()
      assert.equal(smtp.mails.length, 0)

      await page.getByRole('textbox', { name: /^Reply to/ }).fill('Have you seen this before?')
      await page.getByRole('button', { name: 'Send later', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Tomorrow, 9:00' }).click()
      await log.getByText(/Scheduled for/).waitFor()
      const [latest] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      const [waiting] = (await api.get(`/conversations/${latest.id}/messages`)).body.data
      assert.equal(new Date(waiting.email.send_at).getMinutes(), 0)
      assert.equal(waiting.email.forward.conversation_id, id)

      await log.getByRole('button', { name: 'Cancel sending', exact: true }).click()
      await page.getByText('Forwards a message').waitFor()
      await page.unroute(/\/messages$/)
      await page.getByRole('textbox', { name: /^Reply to/ }).press('Control+Enter')
      await eventually(() => assert.equal(smtp.mails.length, 1, 'not sent'))
      const [mail] = smtp.mails
      assert.deepEqual(mail!.to, ['maker@lamps.example'])
      assert.match(
        mail!.raw,
        /Have you seen this before\?\s+-- \s+Maya, workshop\s+-+ Forwarded message -+[\s\S]+flickers/,
      )

      await page.goto(new URL(`/dashboard/live/inbox/${id}`, page.url()).href)
      await page.getByRole('log').getByText('Forward to maker@lamps.example').waitFor()
    },
  )
})
