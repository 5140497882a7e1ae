import type { BrowserContext, Page } from 'playwright-core'

export interface Load {
  requests: number
  /** On the wire, including headers. */
  bytes: number
  /** The same without compression. */
  bytes_plain: number
  seconds: number
  /** API requests that were sent more than once. */
  repeated: string[]
}

/** Opens a page and measures until `ready`. Requests and bytes include those of the following second. */
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
  // Plus the event stream: the worker opens it, so it isn't among the page's own requests.
  return { requests: asked.length + 1, bytes, bytes_plain, seconds, repeated }
}
