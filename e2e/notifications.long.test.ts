import assert from 'node:assert/strict'
import { describe } from 'node:test'

import { person } from '../server/src/testing/browser.ts'
import { idOf } from '../server/src/testing/notifications.ts'
import { eventually } from '../server/src/testing/service.ts'
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
    await mine
      .getByRole('list', { name: 'Conversations' })
      .getByText('Can you look, @Jo Berg please? Thanks!')
      .waitFor()
    const bell = theirs.getByRole('button', { name: 'Notifications, 1 unread' })
    await bell.focus()
    await theirs.keyboard.press('Enter')
    const center = theirs.getByRole('dialog', { name: 'Notifications' })
    await center.getByText('Can you look, @Jo Berg please? Thanks!').waitFor()
    await center.locator('li a:focus').waitFor()
    await theirs.keyboard.press('Enter')
    await theirs.getByRole('heading', { name }).first().waitFor()
    await theirs.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })
})
