import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, messagesOf, says } from './support/conversation.ts'
import { onStage } from './support/stage.ts'
import { wireTo } from './support/wire.ts'

describe('live pages', () => {
  const inBrowser = onStage({ STREAM_LIMIT_PER_KEY: '20' })

  inBrowser('are exact after each cut of the network, with no reload', async ({ api, open, owner, service }) => {
    const { id } = await conversation(api, ['0'])
    const other = await conversation(api, ['Another one'])
    await using wire = await wireTo(service.url)
    const page = await open(`/live/inbox/${id}`, owner, { origin: wire.url })
    const said = page.getByRole('log').getByRole('article').locator('p').filter({ hasText: /^\d+$/ })
    await said.getByText('0', { exact: true }).waitFor()
    await page.evaluate('globalThis.never_reloaded = true')
    for (let round = 0; round < 3; round++) {
      wire.cut()
      for (let n = 1; n <= 5; n++) await says(api, id, `${round * 10 + n}`)
      await says(api, other.id, `Meanwhile ${round}`)
      await page.waitForTimeout(200)
      wire.mend()
      await page.getByRole('list', { name: 'Conversations' }).getByText(`Meanwhile ${round}`).waitFor()
      await said.getByText(`${round * 10 + 5}`, { exact: true }).waitFor()
      const told = (await messagesOf(api, id)).map(({ content }) => content)
      assert.deepEqual(await said.allTextContents(), told)
    }
    assert.equal(await page.evaluate('globalThis.never_reloaded'), true)
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

  inBrowser('share one stream, however many windows are open', async ({ api, context, service }) => {
    const { id } = await conversation(api, ['Hello'])
    const browser = await context()
    const streams = await streamsOf(service.url)
    // A browser opens six connections to a server: with a stream for each, the seventh window would hang.
    const pages = await Promise.all(Array.from({ length: 8 }, () => browser.newPage()))
    for (const page of pages) await page.goto(`/dashboard/live/inbox/${id}`)
    for (const page of pages) await page.getByRole('log').getByText('Hello').waitFor()
    // What is said may be read before the stream is open.
    await eventually(async () => assert.equal(await streams(), 1))
    await says(api, id, 'To all of you')
    for (const page of pages) await page.getByRole('log').getByText('To all of you').waitFor()
    assert.equal(await streams(), 1)
    for (const page of pages) await page.close()
    await eventually(async () => assert.equal(await streams(), 0, 'the stream outlived the windows'))
  })

  inBrowser(
    'follow by themselves where a browser has no worker for all its windows',
    async ({ api, context, service }) => {
      const { id } = await conversation(api, ['Hello'])
      const streams = await streamsOf(service.url)
      const browser = await context()
      await browser.addInitScript('delete globalThis.SharedWorker')
      const pages = [await browser.newPage(), await browser.newPage()]
      for (const page of pages) await page.goto(`/dashboard/live/inbox/${id}`)
      for (const page of pages) await page.getByRole('log').getByText('Hello').waitFor()
      await eventually(async () => assert.equal(await streams(), 2))
      await says(api, id, 'To each of you')
      for (const page of pages) await page.getByRole('log').getByText('To each of you').waitFor()
      for (const page of pages) await page.close()
      await eventually(async () => assert.equal(await streams(), 0, 'a stream outlived its window'))
    },
  )

  inBrowser('keep live and test data apart', async ({ api, open, service }) => {
    await conversation(api, ['From a real customer'])
    const test = await service.client({ mode: 'test' })
    const page = await open('/live/inbox')
    await page.getByText('From a real customer').waitFor()
    await page.getByRole('button', { name: 'Test' }).click()
    await page.getByText('You are looking at test data.').waitFor()
    await page.getByText('No conversations here').waitFor()
    await conversation(test, ['From a test'])
    await page.getByText('From a test').waitFor()
    await conversation(api, ['Another real one'])
    await conversation(test, ['Another test'])
    await page.getByText('Another test').waitFor()
    assert.equal(await page.getByText('Another real one').count(), 0)
    assert.equal(await page.getByText('From a real customer').count(), 0)
  })
})

/** How many streams are open, once those of the windows before are gone. */
async function streamsOf(url: string): Promise<() => Promise<number>> {
  const streams = async () =>
    Number(/parley_event_streams (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1])
  await eventually(async () => assert.equal(await streams(), 0))
  return streams
}
