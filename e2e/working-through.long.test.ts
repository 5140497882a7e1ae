import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { takeBack, toast } from './support/toasts.ts'

describe('working through the inbox', () => {
  inBrowser('a reply resolves once it has arrived, and the next conversation opens', async ({ api, open }) => {
    const last = await conversation(api, ['Last'], { name: 'Last' })
    const first = await conversation(api, ['First'], { name: 'First' })
    const stateOf = async (id: string) => {
      const [{ body }, messages] = await Promise.all([api.get(`/conversations/${id}`), messagesOf(api, id)])
      return [body.status, messages.at(-1)!.content]
    }
    const page = await open(`/live/inbox/${first.id}`)
    await page.getByRole('button', { name: 'Sort: ' }).click()
    await page.getByRole('menuitemradio', { name: 'Open next after resolving' }).click()
    // What is refused resolves nothing.
    let refusals = 0
    await page.route(`**/conversations/${first.id}/messages`, async (route) => {
      if (route.request().method() !== 'POST' || refusals++ > 0) return route.continue()
      const error = { type: 'service/invalid_request_error', code: 'parameter_invalid', message: '', request_id: 'x' }
      await route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ error }) })
    })
    await page.getByPlaceholder('Reply to').fill('Here it is')
    await page.keyboard.press('Control+Shift+Enter')
    await page.getByRole('heading', { level: 1, name: 'Last' }).waitFor()
    await page.getByRole('list', { name: 'Conversations' }).getByText('Not sent').waitFor()
    assert.deepEqual(await stateOf(first.id), ['open', 'First'])
    await page.getByRole('link', { name: 'First' }).first().click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await eventually(async () => assert.deepEqual(await stateOf(first.id), ['resolved', 'Here it is']))
    assert.equal((await messagesOf(api, first.id)).length, 2)

    await page.getByRole('link', { name: 'Last' }).first().click()
    // Until then the field is still the other one's.
    await page.getByRole('heading', { level: 1, name: 'Last' }).waitFor()
    await page.getByPlaceholder('Reply to').fill('Done')
    await page.getByRole('button', { name: 'Send and resolve' }).click()
    await page.getByText('That was the last one in this list.').waitFor()
    await eventually(async () => assert.deepEqual(await stateOf(last.id), ['resolved', 'Done']))
    await takeBack(toast(page, 'Resolved.', 'Last'))
    await eventually(async () => assert.equal((await stateOf(last.id))[0], 'open'))
  })

  inBrowser('a reply is sent also where a teammate has just resolved the conversation', async ({ api, open }) => {
    const { id } = await conversation(api, ['First'])
    const page = await open(`/live/inbox/${id}`)
    await page.getByPlaceholder('Reply to').fill('Here it is')
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await page.keyboard.press('Control+Shift+Enter')
    await page.getByRole('log').getByText('Here it is').waitFor()
    await eventually(async () => assert.equal((await messagesOf(api, id)).length, 2))
    assert.equal((await api.get(`/conversations/${id}`)).body.status, 'resolved')
  })

  inBrowser('what I mark as unread is bold again, until I open it', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'], { name: 'Ada' })
    const page = await open(`/live/inbox/${id}`)
    const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: 'Ada' })
    await row.getByText('Unread').waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    await page.keyboard.press('u')
    await page.getByText('Marked as unread.').waitFor()
    await row.getByText('Unread').waitFor({ state: 'attached' })
    await page.reload()
    await row.getByText('Unread').waitFor({ state: 'attached' })
    await row.getByRole('link').click()
    await row.getByText('Unread').waitFor({ state: 'detached' })
  })

  inBrowser('what I mark as unread stays so, however late it is stored that I have read it', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'], { name: 'Ada' })
    const page = await open('/live/inbox')
    const gate = Promise.withResolvers<void>()
    await page.route('**/conversation_reads/**', async (route) => {
      if (route.request().method() === 'POST') await gate.promise
      await route.continue()
    })
    const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: 'Ada' })
    const request = page.waitForRequest('**/conversation_reads/**')
    const response = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /_reads/.test(response.url()),
    )
    await row.getByRole('link').click()
    await request
    await page.keyboard.press('u')
    await page.waitForURL((url) => !url.pathname.includes(id))
    gate.resolve()
    await response
    await page.getByText('Marked as unread.').waitFor()
    await page.reload()
    await row.getByText('Unread').waitFor({ state: 'attached' })
  })
})
