import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Frame, FrameLocator, Locator, Page } from 'playwright-core'
import type { Stage } from './stage.ts'

/** A page of a website that nobody here wrote, on an origin and a site of its own. */
export interface Website extends AsyncDisposable {
  /** Such as `http://localhost:40123`. */
  origin: string
  /** The channel whose widget it shows. */
  channel_id: string
}

interface Options {
  /** Settings of the channel. */
  widget?: Record<string, unknown>
  handled_by?: 'assistant' | 'human'
  /** Attributes of the tag. */
  tag?: string
  language?: string
  /** What else stands on the page. */
  body?: string
  /** Where the page finds the service. Default: its own URL. */
  service?: string
  /** Instead of the three documented lines under `default-src 'none'`. */
  policy?: string
}

/** Creates a widget for a website, and the website. Its policy is the strictest that the widget works under. */
export async function website({ api, account }: Stage, options: Options = {}): Promise<Website> {
  const { widget, handled_by = 'human', tag = '', language = 'en', body = '', service = account.url } = options
  let channel_id = ''
  const policy = options.policy ?? strictPolicy(service)
  const server = createServer((request: IncomingMessage, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(`<!doctype html><html lang="${language}"><title>Shop</title><main><h1>Shop</h1><p>Lamps</p>${body}</main>
      <script async src="${service}/widget.js" data-channel="${channel_id}" ${tag}></script>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const { body: channel } = await api.post('/channels', {
    kind: 'widget',
    name: 'Lamp shop',
    handled_by,
    widget: { origins: [origin], ...widget },
  })
  channel_id = channel.id
  return {
    origin,
    channel_id,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The three lines of docs/widget.md, and nothing else that a page could allow. */
export function strictPolicy(service: string): string {
  return `default-src 'none'; require-trusted-types-for 'script'; script-src ${service}; frame-src ${service}; connect-src ${service}`
}

export interface Chat {
  page: Page
  launcher: Locator
  frame: FrameLocator
  /** What the chat shows. */
  log: Locator
  open(): Promise<void>
  write(text: string): Promise<void>
}

/** The widget on a page. */
export function chatOn(page: Page, name = 'Chat'): Chat {
  const launcher = page.locator('parley-widget').getByRole('button')
  const frame = page.frameLocator(`iframe[title="${name}"]`)
  const field = frame.getByRole('textbox')
  return {
    page,
    launcher,
    frame,
    log: frame.getByRole('log'),
    async open() {
      await launcher.click()
      await field.waitFor()
    },
    async write(text) {
      await field.fill(text)
      await field.press('Enter')
    },
  }
}

/** A visitor of the website in a browser of their own, with the chat open. */
export async function visitorOf({ context }: Stage, { origin }: Website): Promise<Chat & { browser: BrowserContext }> {
  const browser = await context(null)
  const page = await browser.newPage()
  await page.goto(origin)
  const chat = chatOn(page)
  await chat.open()
  return { ...chat, browser }
}

/** The page in the frame, for what a locator can't ask. */
export function frameOf(page: Page): Frame {
  return page.frames().find((one) => one !== page.mainFrame())!
}
