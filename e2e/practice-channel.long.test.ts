import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { lateResponses } from './support/late.ts'
import { inBrowser } from './support/stage.ts'

describe('a practice channel', () => {
  inBrowser('is added in test mode, and answered from the inbox until the customer has read it', async (stage) => {
    const api = await stage.account.client({ mode: 'test' })
    const live = await stage.open('/live/settings/channels')
    await live.getByRole('button', { name: 'Connect mailbox' }).waitFor()
    assert.equal(await live.getByText('practice messenger').count(), 0)

    const page = await stage.open('/test/settings/channels')
    await page.getByRole('button', { name: 'Add practice messenger' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add channel' })
    await dialog.getByLabel('Name', { exact: true }).fill('Messenger')
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    const card = page.getByRole('region', { name: 'Messenger', exact: true })
    await card.getByText('No messages yet.').waitFor()
    await card.getByLabel('Message', { exact: true }).fill('Is my lamp on its way?')
    await page.keyboard.press('Enter')
    const phone = card.getByRole('list', { name: 'The customer’s phone' })
    await phone.getByText('Is my lamp on its way?').waitFor()

    const inbox = await stage.open('/test/inbox')
    await inbox.getByRole('list', { name: 'Conversations' }).getByText('Is my lamp on its way?').click()
    const log = inbox.getByRole('log')
    await log.getByText('Is my lamp on its way?').waitFor()
    await inbox.keyboard.press('r')
    await inbox.keyboard.type('It is with you tomorrow.')
    await inbox.keyboard.press('Control+Enter')
    await log.getByText('· Delivered').waitFor()
    // What the service did since counts, however late its response to the message comes.
    const late = await lateResponses(inbox, 'POST', '**/messages')
    await inbox.keyboard.type('By noon.')
    await inbox.keyboard.press('Control+Enter')
    await log.getByText('· Delivered').nth(1).waitFor()
    await late.release()
    await log.getByText('· Delivered').nth(1).waitFor()
    await phone.getByText('It is with you tomorrow.').waitFor()
    await card.getByLabel('Message', { exact: true }).fill('Thank you!')
    await card.getByRole('button', { name: 'Send as customer' }).click()
    await log.getByText('Thank you!').waitFor()
    await log.getByText('· Seen').waitFor()

    await card.getByLabel('How it responds to your messages').selectOption('Refuses them')
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Channel saved.').waitFor()
    const [{ id, channel }] = (await api.get('/conversations')).body.data
    assert.equal(channel, 'practice')
    await api.post(`/conversations/${id}/messages`, { content: 'One more thing.' })
    await log.getByText('The practice messenger refused it').waitFor()
  })
})
