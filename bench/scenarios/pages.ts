import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { installedBrowser } from '../../e2e/support/chromium.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { type Deployment, deploy } from '../support/deployment.ts'
import { type Load, measureLoad } from '../support/page-load.ts'
import { type Row, valueRow } from '../support/report.ts'
import { ownersCookie } from '../support/signed-in.ts'
import { percentile, spread } from '../support/statistics.ts'

/** What users of the dashboard wait for, in a browser on the same machine. */
export const pages: Scenario[] = [{ name: 'pages', title: 'pages of the dashboard', run: measurePages }]

const data = { contacts: 2000, conversations: 8000, long_conversations: 0 }
const rows_scrolled = 5000
const inbox = '/dashboard/live/inbox'
const noMoreThan = (value: number) => ({ direction: 'at most', value }) as const

async function measurePages({ server, options, say }: Bench): Promise<Row[]> {
  const executablePath = installedBrowser()
  if (!executablePath) return [{ scenario: 'pages', unit: '', note: 'left out: there is no Chromium here' }]
  const place = await deploy(await server.createDatabase('parley_bench_pages'), server.own_settings, data, false, say)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const cookie = await ownersCookie(place.database_url)
    const open = () => contextOf(browser, place, cookie)
    const cold = await coldLoads(open, options.rounds)
    return [...cold, await openings(await open()), await typing(await open()), ...(await scrolling(await open()))]
  } finally {
    await browser.close()
    await place.service.stop()
  }
}

async function contextOf(browser: Browser, { service }: Deployment, cookie: { name: string; value: string }) {
  const url = new URL(service.url).origin
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', baseURL: url })
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
  return context
}

const firstRow = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()

/** The first round only warms up: the service compresses its files on first request. */
async function coldLoads(open: () => Promise<BrowserContext>, rounds: number): Promise<Row[]> {
  const loads: Load[] = []
  for (let round = 0; round <= rounds; round++) {
    const context = await open()
    const load = await measureLoad(context, inbox, (page) => firstRow(page).waitFor())
    if (round > 0) loads.push(load)
    await context.close()
  }
  const each = (value: (load: Load) => number) => spread(loads.map(value))
  return [
    valueRow(
      'cold inbox: first row after',
      's',
      each(({ seconds }) => seconds),
      noMoreThan(1),
    ),
    valueRow(
      'cold inbox: requests',
      '',
      each(({ requests }) => requests),
      noMoreThan(30),
    ),
    valueRow(
      'cold inbox: asked for again',
      '',
      each(({ repeated }) => repeated.length),
      noMoreThan(0),
    ),
    valueRow(
      'cold inbox: on the wire',
      'kB',
      each(({ bytes }) => bytes / 1000),
    ),
    valueRow(
      'cold inbox: uncompressed',
      'kB',
      each(({ bytes_plain }) => bytes_plain / 1000),
    ),
  ]
}

/** From the click to the messages, each conversation for the first time. The first one also loads the pane's code, so it doesn't count. */
async function openings(context: BrowserContext): Promise<Row> {
  const page = await context.newPage()
  await page.goto(inbox)
  await firstRow(page).waitFor()
  const [, ...times] = (await page.evaluate(`(async () => {
    const taken = []
    for (let n = 0; n < 9; n++) {
      const link = document.querySelectorAll('ul[aria-label="Conversations"] a[href*="/inbox/svccnv_"]')[n]
      const before = document.querySelector('[role=log] article')
      const began = performance.now()
      link.click()
      for (let first = before; !first || first === before; first = document.querySelector('[role=log] article'))
        await new Promise(requestAnimationFrame)
      taken.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    return taken
  })()`)) as number[]
  await context.close()
  return valueRow('opening a conversation', 'ms', spread(times), noMoreThan(100))
}

/** From a key press to the frame that shows the letter, in the composer of an open conversation. */
async function typing(context: BrowserContext): Promise<Row> {
  const page = await context.newPage()
  await page.goto(inbox)
  await firstRow(page).click()
  await page.getByRole('log').getByRole('article').first().waitFor()
  await page.evaluate(`(() => {
    globalThis.keys_ms = []
    const note = ({ timeStamp }) => requestAnimationFrame(() => keys_ms.push(performance.now() - timeStamp))
    addEventListener('keydown', note, true)
  })()`)
  await page.getByRole('textbox').last().focus()
  await page.keyboard.type('Thank you for your message, we will look into it today. '.repeat(3), { delay: 30 })
  const times = (await page.evaluate('keys_ms')) as number[]
  await context.close()
  return valueRow('typing: 95 of 100 letters shown in', 'ms', spread([percentile(times, 0.95)]), noMoreThan(30))
}

/**
 * The longest task while scrolling through 5,000 rows, a screen at a time, ten times a second. Also the longest by processor time,
 * which doesn't depend on other programs.
 */
async function scrolling(context: BrowserContext): Promise<Row[]> {
  const page = await context.newPage()
  await page.goto(`${inbox}?status=resolved`)
  await firstRow(page).waitFor()
  await context.browser()!.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const longest = (await page.evaluate(`(async () => {
    performance.mark('${scrolling_begins}')
    const list = document.querySelector('ul[aria-label="Conversations"]')
    const pane = list.parentElement
    let longest = 0
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration)
    }).observe({ type: 'longtask' })
    const end = ${rows_scrolled} * list.querySelector('li').getBoundingClientRect().height
    while (pane.scrollTop + pane.clientHeight < end) {
      pane.scrollBy(0, pane.clientHeight)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return longest
  })()`)) as number
  const trace = (await context.browser()!.stopTracing()).toString()
  await context.close()
  return [
    valueRow('scrolling 5,000 rows: longest task', 'ms', spread([longest]), noMoreThan(50)),
    valueRow('scrolling 5,000 rows: of a processor', 'ms', spread([longestOnProcessor(trace)]), noMoreThan(50)),
  ]
}

const scrolling_begins = 'scrolling begins'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The start, and the processor time of a task, in microseconds. */
  ts: number
  tdur?: number
}

/** In ms, of the tasks on the page's main thread after the mark. */
function longestOnProcessor(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const mark = traceEvents.find(({ name }) => name === scrolling_begins)!
  const taken = traceEvents
    .filter(
      ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid && ts > mark.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
  return Math.max(...taken)
}
