import assert from 'node:assert/strict'
import { describe } from 'node:test'

import { person } from '../server/src/testing/browser.ts'
import { idOf } from '../server/src/testing/notifications.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('notifications', () => {
  inBrowser('reach whoever is mentioned, and are read with the conversation', async ({ api, open, account }) => {
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const { id, name } = await conversation(api, ['Where is my lamp?'])
    const [mine, theirs] = [await open(`/live/inbox/${id}`), await open('/live/contacts', jo)]
    await theirs.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await mine.getByRole('log').getByText('Where is my lamp?').waitFor()
    const { keyboard } = mine
    await keyboard.press('n')
    await keyboard.type(' Thanks!')
    await keyboard.press('Home')
    await keyboard.type('Can you look, @jo')
    await mine.getByRole('listbox', { name: 'Mention a teammate' }).getByRole('option', { name: 'Jo Berg' }).waitFor()
    await keyboard.press('Enter')
    await keyboard.type('please?')
    await keyboard.press('Control+Enter')
    await mine.getByRole('log').getByText('@Jo Berg').waitFor()
    const user_id = await idOf(account, jo)
    await eventually(async () => {
      const note = (await messagesOf(api, id)).find((one) => one.private)
      assert.equal(note?.content, `Can you look, @[Jo Berg](${user_id}) please? Thanks!`)
    })
    const bell = theirs.getByRole('button', { name: 'Notifications, 1 unread' })
    await bell.focus()
    await theirs.keyboard.press('Enter')
    const center = theirs.getByRole('dialog', { name: 'Notifications' })
    await center.getByText('Can you look, @Jo Berg please? Thanks!').waitFor()
    await theirs.keyboard.press('Enter')
    await theirs.getByRole('heading', { name }).first().waitFor()
    await theirs.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })

  inBrowser('come as each person chooses', async ({ open }) => {
    const page = await open('/live/settings/notifications')
    const box = page.getByRole('checkbox', { name: 'Someone mentions you in a note: Email' })
    await box.uncheck()
    await page.getByLabel('Use quiet hours').check()
    await page.getByLabel('From').fill('20:15')
    await page.getByRole('button', { name: 'Save quiet hours' }).click()
    await eventually(async () => {
      const settings = await page.evaluate(async () => (await fetch('/dashboard/api/notification_settings')).text())
      const { channels, quiet_from, quiet_until } = JSON.parse(settings)
      assert.deepEqual([channels.mentioned.email, quiet_from, quiet_until], [false, '20:15', '08:00'])
    })
    await page.reload()
    assert.equal(await box.isChecked(), false)
    assert.equal(await page.getByLabel('From').inputValue(), '20:15')
  })

  inBrowser('go out through an email server that is set and tested on one page', async ({ open }) => {
    await using smtp = await startSmtp()
    const page = await open('/live/settings/email')
    await page.getByLabel('Host').fill('127.0.0.1')
    await page.getByLabel('Port').fill(`${smtp.port}`)
    await page.getByLabel('User name').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByLabel('Sender address').fill('support@example.com')
    await page.getByRole('button', { name: 'Security' }).or(page.getByLabel('Security')).first().click()
    await page.getByRole('option', { name: 'None (not encrypted)' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Remove server' }).waitFor()
    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByText('The server refused the login. Check user name and password.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('right')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Email server saved').first().waitFor()
    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByText('Check your inbox, and the spam folder.').waitFor()
    assert.equal(smtp.mails.length, 1)
  })
})
