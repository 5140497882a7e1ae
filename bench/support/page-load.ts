import type { BrowserContext, Page } from 'playwright-core'

export interface Load {
  requests: number
  /** What went over the wire, heads included. */
  bytes: number
  /** The same without compression. */
  bytes_plain: number
  seconds: number
  /** What the API was asked more than once. */
  repeated: string[]
}

/** Opens a page and tells what it took until `ready`, and what was still asked for in the second after. */
export async function measureLoad(
  context: BrowserContext,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<Load> {
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  const asked: string[] = []
  let bytes = 0
  let bytes_plain = 0
  await wire.send('Network.enable')
  wire.on('Network.requestWillBeSent', ({ request: { url, method, postData = '' } }) =>
    asked.push(`${method} ${url.replace(/^https?:\/\/[^/]+/, '')} ${postData}`),
  )
  wire.on('Network.dataReceived', ({ dataLength }) => {
    bytes_plain += dataLength
  })
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(path)
  await ready(page)
  const seconds = (performance.now() - began) / 1000
  await page.waitForTimeout(1000)
  const lists = asked.filter((one) => one.includes(' /dashboard/api/'))
  const repeated = lists.filter((one, n) => lists.indexOf(one) !== n)
  // The stream is the worker's, which the page's own wire doesn't show.
  return { requests: asked.length + 1, bytes, bytes_plain, seconds, repeated }
}
