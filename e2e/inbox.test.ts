import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { conversation, says } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('the inbox', () => {
  inBrowser('shows what a customer writes without a reload, at the top of the list', async ({ api, open }) => {
    const first = await conversation(api, ['My order is late'])
    await conversation(api, ['Thank you!'])
    const page = await open('/live/inbox')
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
    await rows.nth(0).getByText('Thank you!').waitFor()
    await says(api, first.id, 'Hello? Anybody?')
    await rows.nth(0).getByText('Hello? Anybody?').waitFor()
    await rows.nth(0).getByText('Unread').waitFor({ state: 'attached' })
    const third = await conversation(api, ['Do you sell bells?'])
    await rows.nth(0).getByText('Do you sell bells?').waitFor()
    assert.equal(await rows.nth(0).getByText(third.name).count(), 1)
  })
})
