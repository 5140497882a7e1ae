import { it, type TestContext } from 'node:test'
import type { BrowserContext, Browser as Chromium, Page } from 'playwright-core'
import { fromDebian } from '../../faults/support/debian.ts'
import { testAccount } from '../../server/src/testing/account.ts'
import { type Browser, type SignedIn, setUp } from '../../server/src/testing/browser.ts'
import type { Client, TestAccount } from '../../server/src/testing/service.ts'
import { installedBrowser, packages, sharedBrowser } from './chromium.ts'

export interface Look {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  language?: string
  /** With touch instead of a mouse. */
  is_phone?: boolean
  /** Where the browser finds the service. Default: its own URL, without a proxy. */
  origin?: string
}

export interface Stage {
  /** The test's own account. */
  readonly account: TestAccount
  /** The API, with a live mode key that has all scopes. */
  readonly api: Client
  /** Maya Lindqvist, the owner of the account, signed in. */
  readonly owner: SignedIn
  /** Opens a page of the dashboard in a new context. Default: as the owner. */
  open(path: string, who?: Browser | null, look?: Look): Promise<Page>
  /** A new context. Its windows share the cookie, the storage and the worker. */
  context(who?: Browser | null, look?: Look): Promise<BrowserContext>
}

/**
 * A test that needs a browser. It's skipped with the reason if none can be installed, and fails on anything that a page throws
 * or that its Content Security Policy blocks.
 */
export function inBrowser(name: string, run: (stage: Stage, t: TestContext) => Promise<void>): void {
  it(name, async (t) => {
    const executablePath = fromDebian(t, packages, installedBrowser)
    if (executablePath === undefined) return
    const windows = windowsOf(await sharedBrowser(executablePath))
    try {
      await run(await stageWith(windows), t)
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.stack : error}\n\n${await windows.content()}`)
    } finally {
      await windows.close()
    }
    if (windows.faults.length > 0) throw new Error(`The page failed:\n${windows.faults.join('\n')}`)
  })
}

async function stageWith(windows: Windows): Promise<Stage> {
  const account = await testAccount()
  const owner = await setUp(account)
  const context = (who: Browser | null = owner, look: Look = {}) =>
    windows.context(who, { origin: account.url, ...look })
  async function open(path: string, who?: Browser | null, look?: Look): Promise<Page> {
    const page = await (await context(who, look)).newPage()
    await page.goto(`/dashboard${path}`)
    return page
  }
  return { account, owner, api: await account.client(), context, open }
}

type Windows = ReturnType<typeof windowsOf>

/** What one test opens in the browser. */
function windowsOf(browser: Chromium) {
  const contexts: BrowserContext[] = []
  const faults: string[] = []

  async function context(who: Browser | null, look: Look & { origin: string }): Promise<BrowserContext> {
    const { width = 1280, height = 800, theme = 'light', language = 'en-GB', is_phone = false, origin } = look
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: language,
      isMobile: is_phone,
      hasTouch: is_phone,
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    // Long, because a busy machine is slow.
    context.setDefaultTimeout(60_000)
    context.on('weberror', (error) => faults.push(`${error.error().stack ?? error.error()}`))
    context.on('console', (message) => {
      if (/Content Security Policy|Minified React error|Warning:/.test(message.text())) faults.push(message.text())
    })
    if (who?.cookie) {
      const [name, value] = who.cookie.split('=', 2) as [string, string]
      await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
    }
    return context
  }

  /** The text of the open pages, for error messages. */
  async function content(): Promise<string> {
    const pages = contexts.flatMap((one) => one.pages())
    const words = pages.map(
      async (page) => `${page.url()}\n${(await page.locator('body').ariaSnapshot()).slice(0, 4000)}`,
    )
    return (await Promise.allSettled(words)).map((one) => (one.status === 'fulfilled' ? one.value : '')).join('\n\n')
  }

  async function close(): Promise<void> {
    for (const one of contexts) await one.close()
  }

  return { context, faults, content, close }
}
