import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'
import { toast } from './support/toasts.ts'

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

    // Neither Enter in a line of the head nor an address that is only half there sends it.
    await subject.press('Enter')
    await page.getByRole('button', { name: 'Add Cc', exact: true }).click()
    const cc = page.getByRole('combobox', { name: 'Add Cc', exact: true })
    await cc.fill('boss')
    await field.press('Control+Enter')
    await eventually(async () => assert.ok(await cc.evaluate((field) => field.matches(':focus'))))
    await cc.fill('')
    await cc.press('Backspace')
    assert.equal(await cc.inputValue(), 'wrong@home.example')
    await cc.fill('wrong')
    await cc.press('Escape')
    await is_whole()

    // However slow this machine is, the mail is still there to be taken back.
    await page.route(/\/messages$/, (route) => {
      const body = route.request().postDataJSON()
      if (body?.email?.delay_seconds !== 10) return route.continue()
      return route.continue({ postData: JSON.stringify({ ...body, email: { ...body.email, delay_seconds: 60 } }) })
    })
    await field.press('Control+Enter')
    // As long as the pointer is on it, it stays.
    await toast(page, 'Sent.').hover()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    const note = page.getByRole('textbox', { name: 'Write a note for your team…' })
    await note.fill('He is a fraud.')
    // It's canceled, and nobody is told so.
    await page.route(
      /\/cancel$/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await toast(page, 'Sent.').getByRole('button', { name: 'Undo', exact: true }).click()
    await toast(page, 'Not sent. It’s back in the composer. Your note is kept beside it.').waitFor()
    await is_whole()
    await page.getByRole('button', { name: 'Private note', exact: true }).click()
    assert.equal(await note.inputValue(), 'He is a fraud.')
    await note.press('Escape')
    await page.keyboard.press('r')
    await is_whole()
    await page.getByRole('log').getByText('It is on its way.').waitFor({ state: 'detached' })
    const [canceled] = (await api.get(`/conversations/${id}/messages`)).body.data
    assert.equal(canceled.error.code, 'canceled')

    await field.press('Control+Shift+Enter')
    await toast(page, 'Sent.').hover()
    await eventually(async () => assert.equal((await api.get(`/conversations/${id}`)).body.status, 'resolved'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    await toast(page, 'Sent.').getByRole('button', { name: 'Undo', exact: true }).click()
    await is_whole()
    await eventually(async () => assert.equal((await api.get(`/conversations/${id}`)).body.status, 'open'))
    await page.unroute(/\/messages$/)

    await field.press('Control+Enter')
    await eventually(() => assert.equal(smtp.mails.length, 1, 'not sent'))
    const [mail] = smtp.mails
    assert.deepEqual(mail!.to, ['vera@home.example', 'wrong@home.example', 'archive@shop.example'])
    assert.equal(mail!.headers.subject, 'Your lamp')
  })
})
