import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { installedBrowser } from '../e2e/support/chromium.ts'
import { endChildren } from './support/children.ts'
import { openServer } from './support/database-server.ts'
import { ask, type Deployment, deploy } from './support/deployment.ts'
import { ownersCookie } from './support/signed-in.ts'
import { quickSize } from './support/sizes.ts'
import { percentile } from './support/statistics.ts'

// Usage: node bench/widget-talk.ts     how long a message takes from one person's key to the other person's screen, both ways

const rounds = 120
const goal_ms = 300
/** What the service allows a visitor is not what is measured. */
const unlimited = {
  RATE_LIMIT_VISITOR: '1000000',
  RATE_LIMIT_VISITOR_BURST: '1000000',
  RATE_LIMIT_VISITOR_ADDRESS: '1000000',
  RATE_LIMIT_VISITOR_MESSAGES: '1000000',
}

const executablePath = installedBrowser()
if (!executablePath) throw new Error('Chromium is not installed.')
const server = await openServer(process.env.DATABASE_URL ?? '')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  const place = await deploy(server.url, { ...server.own_settings, ...unlimited }, quickSize.small, false, () => {})
  await measure(place, browser)
} finally {
  await browser.close()
  await endChildren()
  await server.close()
}

async function measure(place: Deployment, browser: Browser): Promise<void> {
  const service = new URL(place.service.url).origin
  const shop = await websiteOf(place, service)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(shop.origin)
  await visitor.locator('parley-widget').getByRole('button').click()
  const chat = visitor.frameLocator('iframe').getByRole('textbox')
  await chat.fill('Hello')
  await chat.press('Enter')
  const frame = visitor.frames().find((one) => one !== visitor.mainFrame())!
  await frame.getByText('· Sent').waitFor()
  const { data } = await ask(place, 'GET', '/conversations?channel=widget')
  const agent = await agentAt(place, browser, service, data[0].id)
  const reply = agent.getByPlaceholder('Reply to')
  await agent.getByRole('log').getByText('Hello').waitFor()

  const there: number[] = []
  const back: number[] = []
  for (let n = 0; n < rounds; n++) {
    there.push(
      await timed(
        frame,
        agent,
        `Question ${n}.`,
        (text) => chat.fill(text),
        () => chat.press('Enter'),
      ),
    )
    back.push(
      await timed(
        agent,
        frame,
        `Answer ${n}.`,
        (text) => reply.fill(text),
        () => reply.press('Control+Enter'),
      ),
    )
  }
  shop.close()
  console.table({ 'visitor to agent': row(there), 'agent to visitor': row(back) })
}

/** From the key to the next frame in which the text is on the other's page. Both pages read the same clock. */
async function timed(
  from: Page | Frame,
  to: Page | Frame,
  text: string,
  write: (text: string) => Promise<void>,
  press: () => Promise<void>,
): Promise<number> {
  await write(text)
  await from.evaluate(
    `addEventListener('keydown', ({ key }) => { if (key === 'Enter') globalThis.pressed_at = Date.now() }, { capture: true })`,
  )
  await to.evaluate(`void (globalThis.seen = new Promise((resolve) => {
    const log = document.querySelector('[role=log]')
    const look = () => {
      if (!log.textContent.includes(${JSON.stringify(text)})) return
      watch.disconnect()
      requestAnimationFrame(() => resolve(Date.now()))
    }
    const watch = new MutationObserver(look)
    watch.observe(log, { subtree: true, childList: true, characterData: true })
  }))`)
  await press()
  const seen_at = (await to.evaluate('globalThis.seen')) as number
  return seen_at - ((await from.evaluate('globalThis.pressed_at')) as number)
}

function row(values: readonly number[]) {
  const [p50, p95, max] = [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)]
  return {
    messages: values.length,
    'p50 ms': p50,
    'p95 ms': p95,
    'most ms': max,
    goal: p95 <= goal_ms ? 'met' : 'MISSED',
  }
}

async function agentAt(place: Deployment, browser: Browser, url: string, conversation_id: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', baseURL: url })
  await context.addCookies([{ ...(await ownersCookie(place.database_url)), url, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  await page.goto(`/dashboard/live/inbox/${conversation_id}`)
  return page
}

/** A page with the widget, on an origin of its own. */
async function websiteOf(place: Deployment, service: string) {
  let channel_id = ''
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><script async src="${service}/widget.js" data-channel="${channel_id}"></script>`,
    )
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`
  const widget = { origins: [origin] }
  const channel = await ask(place, 'POST', '/channels', { kind: 'widget', name: 'Shop', handled_by: 'human', widget })
  channel_id = channel.id
  return {
    origin,
    close() {
      site.closeAllConnections()
      site.close()
    },
  }
}
