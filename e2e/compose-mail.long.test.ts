import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('a reply by email', () => {
  inBrowser('has copies and a subject, is taken back with all of it, and then goes out once', async ({ api, open }) => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf({ from: 'Vera <vera@home.example>', headers: ['Cc: boss@home.example'], subject: 'Lamp' }))
    const id = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation.id as string
    })
    const page = await open(`/live/inbox/${id}`)
    await page.getByRole('button', { name: 'Cc, Bcc, subject' }).click()
    await page.getByRole('button', { name: 'Add Cc', exact: true }).click()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a valid email address.').waitFor()
    await page.keyboard.type('@home.example')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add Bcc', exact: true }).click()
    await page.keyboard.type('archive@shop.example')
    await page.keyboard.press('Enter')
    const subject = page.getByRole('textbox', { name: 'Subject', exact: true })
    assert.equal(await subject.inputValue(), 'Re: Lamp')
    await subject.fill('Your lamp')
    const field = page.getByRole('textbox', { name: /^Reply to/ })
    await field.fill('It is on its way.')
    await page.reload()
    const is_whole = async () => {
      await page.getByRole('list', { name: 'Cc', exact: true }).getByText('wrong@home.example').waitFor()
      await page.getByRole('list', { name: 'Bcc', exact: true }).getByText('archive@shop.example').waitFor()
      assert.equal(await subject.inputValue(), 'Your lamp')
      assert.equal(await field.inputValue(), 'It is on its way.')
    }
    await is_whole()
    assert.deepEqual(await barriers(page), [])

    // However slow this machine is, the mail is still there to be taken back.
    await page.route(/\/messages$/, (route) => {
      const body = route.request().postDataJSON()
      if (body?.email?.delay_seconds !== 10) return route.continue()
      return route.continue({ postData: JSON.stringify({ ...body, email: { ...body.email, delay_seconds: 60 } }) })
    })
    await field.press('Control+Enter')
    const notifications = page.getByRole('region', { name: 'Notifications' })
    await notifications.getByText('Sent.', { exact: true }).waitFor()
    await notifications.getByRole('button', { name: 'Undo', exact: true }).click()
    await notifications.getByText('Not sent. It’s back in the composer.').waitFor()
    await is_whole()
    await page.getByRole('log').getByText('It is on its way.').waitFor({ state: 'detached' })
    const [canceled] = (await api.get(`/conversations/${id}/messages`)).body.data
    assert.equal(canceled.error.code, 'canceled')
    await page.unroute(/\/messages$/)

    await field.press('Control+Enter')
    await eventually(() => assert.equal(smtp.mails.length, 1, 'not sent'))
    const [mail] = smtp.mails
    assert.deepEqual(mail!.to, ['vera@home.example', 'wrong@home.example', 'archive@shop.example'])
    assert.equal(mail!.headers.subject, 'Your lamp')
  })
})
