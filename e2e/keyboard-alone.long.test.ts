import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('the keyboard', () => {
  inBrowser('is enough to find, answer, note and resolve', async ({ api, open }) => {
    const older = await conversation(api, ['The older one'])
    const newer = await conversation(api, ['The newer one'])
    const page = await open('/live/inbox')
    const { keyboard } = page
    await page.getByText('The newer one').waitFor()
    await keyboard.press('j')
    await page.getByRole('heading', { name: newer.name }).waitFor()
    await keyboard.press('j')
    await page.getByRole('heading', { name: older.name }).waitFor()
    await keyboard.press('k')
    await page.getByRole('heading', { name: newer.name }).waitFor()
    await page.getByRole('log').getByText('The newer one').waitFor()
    await keyboard.press('r')
    await keyboard.type('An answer, typed: jkera?')
    await keyboard.press('Control+Enter')
    await page.getByRole('log').getByText('An answer, typed').waitFor()
    await keyboard.press('Escape')
    await keyboard.press('n')
    await keyboard.type('A note')
    await keyboard.press('Control+Enter')
    await page.getByRole('article', { name: 'Private note' }).waitFor()
    await keyboard.press('Escape')
    await keyboard.press('p')
    await keyboard.press('u')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: /^Priority: .Urgent/ }).waitFor()
    await keyboard.press('e')
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await keyboard.press('j')
    await page.getByRole('heading', { name: older.name }).waitFor()
    await keyboard.press('Escape')
    await page.getByRole('complementary', { name: 'No conversation selected' }).waitFor()
    // The focus comes back to the row.
    await page.locator(`a[href*="${older.id}"]:focus`).waitFor()
    // The page shows what was done before the service has answered.
    await eventually(async () => {
      const { body } = await api.get(`/conversations/${newer.id}`)
      assert.deepEqual([body.status, body.priority], ['resolved', 'urgent'])
      assert.deepEqual(
        (await messagesOf(api, newer.id)).map(({ content }) => content),
        ['The newer one', 'An answer, typed: jkera?', 'A note'],
      )
    })
  })
})
