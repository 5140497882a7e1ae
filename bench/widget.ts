import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { installedBrowser } from '../e2e/support/chromium.ts'
import { widgetBytes } from '../scripts/widget-bytes.ts'

// Usage: node bench/widget.ts     what the loader costs a bare page on a processor slowed four times: its longest task, and its bytes

const rounds = 15
const slowed = 4
const loader = readFileSync(new URL('../widget/dist/widget.js', import.meta.url))

interface TraceEvent {
  name: string
  ph: string
  dur?: number
  /** On the processor: what others take of it doesn't count. */
  tdur?: number
  args?: { data?: { url?: string } }
}

const executablePath = installedBrowser()
if (!executablePath) throw new Error('Chromium is not installed.')
const server = createServer((request, response) => {
  const is_loader = request.url === '/widget.js'
  response.writeHead(200, { 'content-type': is_loader ? 'text/javascript' : 'text/html' })
  response.end(
    is_loader ? loader : '<!doctype html><title>Bare</title><script async src="/widget.js" data-channel="x"></script>',
  )
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const tasks: number[] = []
  for (let n = 0; n < rounds; n++) tasks.push(await loaderTask())
  tasks.sort((a, b) => a - b)
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(
    `Longest task of the loader, ${slowed}× slowed: median ${ms(tasks[rounds >> 1]!)}, longest ${ms(tasks.at(-1)!)}`,
  )
  console.table(widgetBytes())
} finally {
  await browser.close()
  server.close()
}

/** The longest time that the page is busy with the loader: compiling and running it, or creating the button. */
async function loaderTask(): Promise<number> {
  const page = await (await browser.newContext()).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.locator('parley-widget').getByRole('button').waitFor()
  await devtools.send('Tracing.end')
  await complete
  await page.context().close()
  const runs = events.filter(
    ({ name, args }) => /^(EvaluateScript|FunctionCall)$/.test(name) && args?.data?.url?.endsWith('/widget.js'),
  )
  return Math.max(...runs.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000))
}
