import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Locator } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { wireTo } from './support/wire.ts'

describe('what somebody writes', () => {
  inBrowser('is kept over a reload, for each conversation', async ({ api, open }) => {
    const one = await conversation(api, ['One'])
    const two = await conversation(api, ['Two'])
    const page = await open(`/live/inbox/${one.id}`)
    await page.getByPlaceholder('Reply to').fill('Half a sen')
    await page.getByRole('link', { name: two.name }).click()
    // Until then the field is still the other one's.
    await page.getByRole('heading', { name: two.name }).waitFor()
    await page.getByRole('log').getByText('Two').waitFor()
    await page.getByPlaceholder(`Reply to`).fill('')
    await page.goto(`/dashboard/live/inbox/${one.id}`)
    await page.reload()
    await page.getByPlaceholder('Reply to').waitFor()
    await eventually(async () => assert.equal(await page.getByPlaceholder('Reply to').inputValue(), 'Half a sen'))
  })

  inBrowser('is marked in its row of the list, until it is sent or emptied', async ({ api, open }) => {
    const one = await conversation(api, ['One'])
    const two = await conversation(api, ['Two'])
    const page = await open(`/live/inbox/${one.id}`)
    const field = page.getByPlaceholder('Reply to')
    const draftIn = (name: string) =>
      page
        .getByRole('list', { name: 'Conversations' })
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText('Draft', { exact: true })
    await field.fill('Half a sen')
    await draftIn(one.name).waitFor()
    assert.equal(await draftIn(two.name).count(), 0)
    await page.getByRole('link', { name: two.name }).click()
    await page.getByRole('log').getByText('Two').waitFor()
    await page.reload()
    await draftIn(one.name).waitFor()
    await page.getByRole('link', { name: one.name }).click()
    await page.getByRole('log').getByText('One').waitFor()
    await field.fill('')
    await draftIn(one.name).waitFor({ state: 'detached' })
    await field.fill('A whole sentence.')
    await draftIn(one.name).waitFor()
    await page.keyboard.press('Control+Enter')
    await draftIn(one.name).waitFor({ state: 'detached' })
  })

  inBrowser(
    'is sent once where a cut network stopped it, even after a reload',
    async ({ api, open, account, owner }) => {
      const { id } = await conversation(api, ['Are you there?'])
      await using wire = await wireTo(account.url)
      const page = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
      await page.getByRole('log').getByText('Are you there?').waitFor()
      wire.cut()
      await page.getByPlaceholder('Reply to').fill('Yes, we are.')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('log').getByText('Not sent yet').waitFor()
      assert.equal((await messagesOf(api, id)).length, 1)
      wire.mend()
      await page.reload()
      await eventually(async () =>
        assert.deepEqual(
          (await messagesOf(api, id)).map(({ content }) => content),
          ['Are you there?', 'Yes, we are.'],
        ),
      )
    },
  )

  inBrowser('is not lost where two windows write at once', async ({ api, context }) => {
    const { id } = await conversation(api, ['Are you there?'])
    const browser = await context()
    const [one, other] = [await browser.newPage(), await browser.newPage()]
    for (const page of [one, other]) await page.goto(`/dashboard/live/inbox/${id}`)
    const fields = [one, other].map((page) => page.getByPlaceholder('Reply to')) as [Locator, Locator]
    await fields[0].fill('Half a sen')
    await other.getByText('Half a sen').waitFor()
    await browser.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    for (const [n, page] of [one, other].entries()) {
      await fields[n]!.fill(`From window ${n}`)
      await fields[n]!.press('Control+Enter')
      await page.getByRole('log').getByText('Not sent yet').nth(n).waitFor()
      // The other window hears of it in its own time.
      await eventually(async () => assert.equal(await fields[1]!.inputValue(), ''))
    }
    await one.reload()
    await one.getByRole('log').getByText('Not sent yet').nth(1).waitFor()
    await browser.unroute('**/messages')
    await one.evaluate(`dispatchEvent(new Event('online'))`)
    for (const page of [one, other])
      await page.getByRole('log').getByText('Not sent yet').first().waitFor({ state: 'detached' })
    await eventually(async () =>
      assert.deepEqual(
        (await messagesOf(api, id)).map(({ content }) => content),
        ['Are you there?', 'From window 0', 'From window 1'],
      ),
    )
  })
})
