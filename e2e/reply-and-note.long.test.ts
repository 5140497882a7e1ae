import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('the inbox', () => {
  inBrowser('sends a reply and a note, each once, and the note to nobody outside', async ({ api, open }) => {
    const { id, name } = await conversation(api, ['Where is my order?'])
    const page = await open(`/live/inbox/${id}`)
    const thread = page.getByRole('log')
    await page.getByPlaceholder('Reply to').fill('It left **this morning**.')
    await page.keyboard.press('Control+Enter')
    await thread.getByText('this morning').waitFor()
    assert.equal(await thread.locator('strong', { hasText: 'this morning' }).count(), 1)
    await page.getByRole('button', { name: 'Private note' }).click()
    await page.getByPlaceholder('Write a note for your team').fill('Refund if asked.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await thread.getByRole('article', { name: 'Private note' }).waitFor()
    await thread.getByText('· Sent').waitFor()
    await thread.getByText('Sending').waitFor({ state: 'detached' })
    // The page shows the note before it is stored.
    await eventually(async () =>
      assert.deepEqual(
        (await messagesOf(api, id)).map(({ content, private: is_note }) => [content, is_note]),
        [
          ['Where is my order?', false],
          ['It left **this morning**.', false],
          ['Refund if asked.', true],
        ],
      ),
    )
    assert.equal(await thread.getByText('Refund if asked.').count(), 1)
    assert.equal(await page.getByRole('heading', { name }).count(), 1)
  })
})
