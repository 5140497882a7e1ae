import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { atEndOfProcess } from '../../server/src/testing/end-of-process.ts'

// The shell is Chromium without what only windows need: it takes a third less processor time.
export const packages = ['chromium-headless-shell', 'chromium']
const programs = [...packages, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)

export function installedBrowser(): string | undefined {
  return programs.find((path) => existsSync(path))
}

// Without a zygote, each process is waited for by its parent, so that its processor time is known after it has ended.
const args = ['--no-sandbox', '--no-zygote', '--disable-dev-shm-usage']

/** PAUSE_MS=500 lets every page load to its end between the steps of a test: what stands twice by then is found. */
const pause_ms = Number(process.env.PAUSE_MS ?? 0)

let shared: Promise<Browser> | undefined

const patience_ms = 15_000

/** Seldom, on a busy machine, it doesn't end. Then it's killed: the tests have passed or failed by then. */
async function end(browser: Browser, pid: number): Promise<void> {
  const timer = setTimeout(() => process.kill(pid, 'SIGKILL'), patience_ms)
  await browser.close()
  clearTimeout(timer)
}

async function pidOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.find(({ type }) => type === 'browser')!.id
}

/** The only browser of a test process. Its contexts share nothing. */
export async function sharedBrowser(executablePath: string): Promise<Browser> {
  if (!(await shared)?.isConnected()) {
    shared = chromium.launch({ executablePath, args, slowMo: pause_ms })
    const browser = await shared
    const pid = await pidOf(browser)
    atEndOfProcess(() => end(browser, pid))
  }
  return shared!
}
