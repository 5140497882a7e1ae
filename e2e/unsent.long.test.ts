import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { wireTo } from './support/wire.ts'

describe('what is done while the network is cut', () => {
  inBrowser('is told everywhere, survives leaving, and goes out by itself, once', async (stage) => {
    const { api, open, account, owner } = stage
    const one = await conversation(api, ['Are you there?'])
    const two = await conversation(api, ['And you?'])
    await using wire = await wireTo(account.url)
    const page = await open(`/live/inbox/${one.id}`, owner, { origin: wire.url })
    await page.getByRole('log').getByText('Are you there?').waitFor()
    await page.getByRole('link', { name: two.name }).click()
    await page.getByRole('log').getByText('And you?').waitFor()
    wire.cut()
    await page.getByPlaceholder('Reply to').fill('Yes, we are.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('log').getByText('It’ll be sent when').waitFor()
    await page.getByRole('button', { name: 'Priority' }).click()
    await page.getByRole('menuitemradio', { name: 'Urgent' }).click()
    await page.getByRole('button', { name: 'Assignee' }).click()
    await page.getByRole('menuitemradio', { name: 'Maya Lindqvist (you)' }).click()
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
    // Another conversation is opened meanwhile: nothing is forgotten.
    await page.getByRole('link', { name: one.name }).click()
    await page.getByRole('heading', { name: one.name }).waitFor()
    await page.getByRole('navigation').getByText('4 changes not sent').first().waitFor({ state: 'attached' })
    await eventually(async () => assert.match(await page.title(), /^\(4 changes not sent\)/))
    assert.equal((await messagesOf(api, two.id)).length, 1)
    wire.mend()
    const state = async () => (await api.get(`/conversations/${two.id}`)).body
    await eventually(async () => assert.equal((await state()).status, 'resolved'))
    const { priority, assignee } = await state()
    assert.deepEqual([priority, assignee !== null], ['urgent', true])
    assert.deepEqual(
      (await messagesOf(api, two.id)).map(({ content }) => content),
      ['And you?', 'Yes, we are.'],
    )
    await page.getByText('changes not sent').first().waitFor({ state: 'detached' })
    await eventually(async () => assert.doesNotMatch(await page.title(), /not sent/))
  })

  inBrowser('is marked in its row of the list', async ({ api, open, account, owner }) => {
    const { id, name } = await conversation(api, ['Are you there?'])
    await using wire = await wireTo(account.url)
    const page = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
    await page.getByRole('log').getByText('Are you there?').waitFor()
    const row = page.getByRole('listitem').filter({ hasText: name })
    wire.cut()
    await page.getByPlaceholder('Reply to').fill('Yes, we are.')
    await page.keyboard.press('Control+Enter')
    await row.getByText('Not sent yet').waitFor()
    wire.mend()
    await row.getByText('Not sent yet').waitFor({ state: 'detached' })
    await eventually(async () => assert.equal((await messagesOf(api, id)).length, 2))
  })
})
