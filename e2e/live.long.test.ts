import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf, says } from './support/conversation.ts'
import { lateResponses } from './support/late.ts'
import { inBrowser } from './support/stage.ts'
import { wireTo } from './support/wire.ts'

describe('live pages', () => {
  inBrowser('are exact after each cut of the network, with no reload', async ({ api, open, owner, account }) => {
    const { id } = await conversation(api, ['0'])
    const other = await conversation(api, ['Another one'])
    await using wire = await wireTo(account.url)
    const page = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
    const said = page.getByRole('log').getByRole('article').locator('p').filter({ hasText: /^\d+$/ })
    await said.getByText('0', { exact: true }).waitFor()
    await page.evaluate('globalThis.never_reloaded = true')
    for (let round = 0; round < 3; round++) {
      wire.cut()
      for (let n = 1; n <= 5; n++) await says(api, id, `${round * 10 + n}`)
      await says(api, other.id, `Meanwhile ${round}`)
      await page.getByText('You’re offline. Reconnecting…').waitFor()
      wire.mend()
      await page.getByRole('list', { name: 'Conversations' }).getByText(`Meanwhile ${round}`).waitFor()
      await said.getByText(`${round * 10 + 5}`, { exact: true }).waitFor()
      const told = (await messagesOf(api, id)).map(({ content }) => content)
      await eventually(async () => assert.deepEqual(await said.allTextContents(), told))
    }
    assert.equal(await page.evaluate('globalThis.never_reloaded'), true)
  })

  inBrowser('follow also when the network failed before they could begin', async ({ api, open, owner, account }) => {
    const { id } = await conversation(api, ['Before'])
    await using wire = await wireTo(account.url)
    wire.cutAt('/assets/worker')
    const page = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
    await page.getByText('You’re offline. Reconnecting…').waitFor()
    wire.mend()
    await page.getByText('You’re offline. Reconnecting…').waitFor({ state: 'detached' })
    await says(api, id, 'After')
    await page.getByRole('log').getByText('After', { exact: true }).waitFor()
  })

  inBrowser('stay where somebody reads, whatever comes in above', async ({ api, open }) => {
    const known = []
    for (let n = 0; n < 30; n++) known.push(await conversation(api, [`Question ${n}`], { name: `Row ${n}` }))
    const page = await open('/live/inbox?view=all')
    const seen = page.getByRole('link', { name: 'Row 12' })
    await page.getByRole('link', { name: 'Row 29' }).waitFor()
    const pane = `document.querySelector('ul[aria-label=Conversations]').parentElement`
    await page.evaluate(`${pane}.scrollTo(0, 16 * 74)`)
    await seen.waitFor()
    const { y } = (await seen.boundingBox())!
    const stays = (top: number) =>
      eventually(async () => {
        assert.equal(await page.evaluate(`${pane}.scrollTop`), top * 74)
        assert.equal((await seen.boundingBox())!.y, y)
      })
    await conversation(api, ['I am new'])
    await stays(17)
    // One that was in sight goes to the top: the others keep their places, and it is not followed.
    await says(api, known[13]!.id, 'Hello?')
    await stays(17)
    await page.getByRole('link', { name: 'Row 13' }).waitFor({ state: 'detached' })
  })

  inBrowser('keep to what happened last, however late they are told of what was before', async ({ api, open }) => {
    const { id, name } = await conversation(api, ['Hello'])
    const page = await open('/live/inbox')
    const row = page.getByRole('link', { name })
    await row.waitFor()
    const late = await lateResponses(page, 'GET', `**/conversations/${id}?*`)
    await api.post(`/conversations/${id}/messages`, { content: 'Here you are' })
    await late.caught
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await row.waitFor({ state: 'detached' })
    await late.release()
    await conversation(api, ['And me?'])
    await page.getByText('And me?').waitFor()
    assert.equal(await row.count(), 0)
  })

  inBrowser('keep live and test data apart', async ({ api, open, account }) => {
    await conversation(api, ['From a real customer'])
    const test = await account.client({ mode: 'test' })
    const page = await open('/live/inbox')
    await page.getByText('From a real customer').waitFor()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitemradio', { name: 'Test' }).click()
    await page.getByText('Test mode. Nothing is sent to customers.').waitFor()
    await page.getByText('No conversations yet').waitFor()
    await conversation(test, ['From a test'])
    await page.getByText('From a test').waitFor()
    await conversation(api, ['Another real one'])
    await conversation(test, ['Another test'])
    await page.getByText('Another test').waitFor()
    assert.equal(await page.getByText('Another real one').count(), 0)
    assert.equal(await page.getByText('From a real customer').count(), 0)
  })
})
