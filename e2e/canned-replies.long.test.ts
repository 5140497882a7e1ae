import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('working side by side', () => {
  inBrowser('a canned reply is written, found and sent by keyboard alone', async ({ api, open }) => {
    const { id } = await conversation(api, ['When will it come?'], { name: 'Zoë <b>Smith</b>' })
    const page = await open('/live/settings/canned-replies')
    const { keyboard } = page
    await page.getByRole('button', { name: 'New canned reply' }).focus()
    await keyboard.press('Enter')
    await keyboard.type('shipping')
    await keyboard.press('Tab')
    await keyboard.type('Delivery')
    await keyboard.press('Tab')
    await keyboard.type('Hello {{contact.first_name}}, about {{conversation.subject}}: two days. {{agent.first_name}}')
    for (let n = 0; n < 8; n++) await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByRole('table').getByText('/shipping').waitFor()
    await page.goto(`/dashboard/live/inbox/${id}`)
    await page.getByRole('log').getByText('When will it come?').waitFor()
    await keyboard.press('r')
    await keyboard.press('/')
    await page.getByRole('listbox').getByRole('option').waitFor()
    await keyboard.type('shi')
    await keyboard.press('Enter')
    const field = page.getByPlaceholder('Reply to')
    await eventually(async () =>
      assert.equal(await field.inputValue(), 'Hello Zoë, about {{conversation.subject}}: two days. Maya'),
    )
    await keyboard.press('Control+Enter')
    await page.getByRole('alert').filter({ hasText: '{{conversation.subject}}' }).waitFor()
    assert.equal((await messagesOf(api, id)).length, 1)
    // What is not known is marked, to be typed over.
    await keyboard.type('your lamp')
    await keyboard.press('Control+Enter')
    await page.getByRole('log').getByText('Hello Zoë, about your lamp: two days. Maya').waitFor()
    await eventually(async () => assert.equal((await messagesOf(api, id)).length, 2))
    await field.press('/')
    await keyboard.press('Escape')
    await eventually(async () => assert.equal(await field.inputValue(), '/'))
  })
})
