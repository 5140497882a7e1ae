import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, says } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('windows of one browser', () => {
  inBrowser('share one stream, however many windows are open', async ({ api, context, account }) => {
    const { id } = await conversation(api, ['Hello'])
    const browser = await context()
    const streams = await streamsOf(account.url)
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
    async ({ api, context, account }) => {
      const { id } = await conversation(api, ['Hello'])
      const streams = await streamsOf(account.url)
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
})

/** How many streams are open, once those of the windows before are gone. */
async function streamsOf(url: string): Promise<() => Promise<number>> {
  const streams = async () =>
    Number(/parley_event_streams (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1])
  await eventually(async () => assert.equal(await streams(), 0))
  return streams
}
