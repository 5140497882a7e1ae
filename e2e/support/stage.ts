import { readFileSync } from 'node:fs'
import { after, before, it, type TestContext } from 'node:test'
import { type BrowserContext, type Browser as Chromium, chromium, type Page } from 'playwright-core'
import { fromDebian } from '../../faults/support/debian.ts'
import { type Browser, setUp } from '../../server/src/testing/browser.ts'
import { type Client, startTestService, type TestService } from '../../server/src/testing/service.ts'
import { installedBrowser, packages } from './chromium.ts'

export interface Look {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  language?: string
  /** Where it goes in: the service itself, unless something stands between. */
  origin?: string
}

export interface Stage {
  readonly service: TestService
  /** The API, as programs use it: with a key of live mode that may do everything. */
  readonly api: Client
  /** The first owner, signed in. */
  readonly owner: Browser
  /** A browser of somebody's own at a page of the dashboard; of the owner, unless told otherwise. */
  open(path: string, who?: Browser | null, look?: Look): Promise<Page>
  /** Further windows of the same browser share its cookie, its memory and its worker. */
  context(who?: Browser | null, look?: Look): Promise<BrowserContext>
}

/** The service, a browser and a person before it. Every test also fails on what the page throws or its policy forbids. */
export function onStage(settings: Record<string, string> = {}) {
  let stage: Stage & { browser?: Chromium }
  const faults: string[] = []
  const contexts: BrowserContext[] = []

  before(async () => {
    const service = await startTestService(settings)
    const owner = await setUp(service)
    stage = { service, owner, api: await service.client(), context, open }
  })
  after(async () => {
    await stage.browser?.close()
    await stage.service.stop()
  })

  async function context(who: Browser | null = stage.owner, look: Look = {}): Promise<BrowserContext> {
    const { width = 1280, height = 800, theme = 'light', language = 'en-GB', origin = stage.service.url } = look
    const context = await stage.browser!.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: language,
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    // Long: what is waited for comes, and on a busy machine late.
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

  async function open(path: string, who?: Browser | null, look?: Look): Promise<Page> {
    const page = await (await context(who, look)).newPage()
    await page.goto(`/dashboard${path}`)
    return page
  }

  /** A test that needs a browser: where there can be none, it is skipped with the reason. */
  return function inBrowser(name: string, run: (stage: Stage, t: TestContext) => Promise<void>): void {
    it(name, async (t) => {
      const executablePath = fromDebian(t, packages, installedBrowser)
      if (executablePath === undefined) return
      stage.browser ??= await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
      faults.length = 0
      try {
        await run(stage, t)
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.stack : error}\n\n${await seen(contexts)}`)
      } finally {
        for (const context of contexts.splice(0)) await context.close()
      }
      if (faults.length > 0) throw new Error(`The page failed:\n${faults.join('\n')}`)
    })
  }
}

/** What stood on the pages when it went wrong. */
async function seen(contexts: BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages())
  const words = pages.map(
    async (page) => `${page.url()}\n${(await page.locator('body').ariaSnapshot()).slice(0, 4000)}`,
  )
  return (await Promise.allSettled(words)).map((one) => (one.status === 'fulfilled' ? one.value : '')).join('\n\n')
}

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/** What axe may look for. */
export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const colours = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with the page as it stands, in a line each. */
export async function barriers(page: Page, of = everything): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe)
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(of)}, resultTypes: ['violations'] })`,
  )
  return (found as { violations: Violation[] }).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.split('\n')[1] ?? ''}`),
  )
}
