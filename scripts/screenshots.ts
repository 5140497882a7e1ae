import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { installedBrowser, packages } from '../e2e/support/chromium.ts'
import { fillDemoDevelopers } from '../server/src/cli/demo/developers.ts'
import { fillDemo } from '../server/src/cli/demo/fill.ts'
import { fillDemoLeads } from '../server/src/cli/demo/leads.ts'
import { readConfig } from '../server/src/config/config.ts'
import { startService } from '../server/src/service.ts'

// Usage: npm run screenshots     retakes the pictures of the README with the demo company. Needs a browser from Debian and, for Chinese
//                                names and messages, fonts-noto-cjk.

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))

interface Picture {
  name: string
  theme: 'light' | 'dark'
  width?: number
  height?: number
  show: (page: Page) => Promise<void>
}

const pictures: Picture[] = [
  { name: 'inbox', theme: 'light', show: showConversation },
  { name: 'inbox-dark', theme: 'dark', show: showConversation },
  { name: 'inbox-narrow', theme: 'light', width: 390, height: 780, show: showConversation },
  { name: 'api-keys', theme: 'light', show: showKeys },
  { name: 'contacts', theme: 'light', show: showContacts },
  { name: 'lead', theme: 'light', show: showLead },
  { name: 'knowledge', theme: 'light', show: showKnowledge },
  { name: 'reports', theme: 'light', show: showReports },
]

async function showConversation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Declan Byrne' }).first().click()
  await page.getByRole('log').waitFor()
  const details = page.getByRole('complementary', { name: 'Details' })
  if (!(await details.isVisible())) return
  for (const name of ['Summarize', 'Qualify']) {
    const button = details.getByRole('button', { name })
    // The button is missing if there is a summary or a lead already.
    await button.click({ timeout: 2000 }).catch(() => {})
  }
  await details
    .getByText(/of 100/)
    .waitFor({ timeout: 5000 })
    .catch(() => {})
}

async function showKeys(page: Page): Promise<void> {
  await page.goto('/dashboard/live/settings/developers/api-keys')
  await page
    .getByRole('button', { name: /create/i })
    .first()
    .waitFor()
}

async function showContacts(page: Page): Promise<void> {
  await page.goto('/dashboard/live/contacts')
  await page.getByText('Amara Okafor').first().waitFor()
}

async function showLead(page: Page): Promise<void> {
  await page.goto('/dashboard/live/leads')
  // The best one: leads are listed by score.
  await page.locator('a[href*="/leads/svclea_"]').first().click()
  await page.getByText('Score breakdown').waitFor()
}

async function showKnowledge(page: Page): Promise<void> {
  await page.goto('/dashboard/live/knowledge')
  const ask = page.getByRole('region', { name: 'Test the assistant' })
  await ask.getByRole('textbox').fill('Can I cancel my order before it is shipped?')
  await page.keyboard.press('Enter')
  await ask.getByText('Built-in engine').waitFor()
}

async function showReports(page: Page): Promise<void> {
  await page.goto('/dashboard/live/reports')
  await page.getByText('Resolved by the assistant').first().waitFor()
}

/** Creates the owner with the one-time setup link, as a new user does. */
async function setUp(browser: Browser, link: string): Promise<string> {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(link)
  await page.getByLabel('Company name').fill('Lindqvist Cycles')
  await page.getByLabel('Your name').fill('Maya Lindqvist')
  await page.getByLabel('Email address').fill('owner@lindqvist.example')
  await page.getByLabel('Password', { exact: true }).fill('seven green bicycles in the rain')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  const state = join(tmpdir(), `parley-screenshots-${process.pid}.json`)
  await page.context().storageState({ path: state })
  await page.close()
  return state
}

async function take(browser: Browser, baseURL: string, state: string, picture: Picture): Promise<void> {
  const { name, theme, width = 1440, height = 900, show } = picture
  const context = await browser.newContext({
    baseURL,
    storageState: state,
    colorScheme: theme,
    locale: 'en-GB',
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/dashboard/')
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  await show(page)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}

const executablePath = installedBrowser()
if (!executablePath)
  throw new Error(`No browser was found. Install one of Debian's first: apt-get install ${packages[0]}`)
const data = mkdtempSync(join(tmpdir(), 'parley-screenshots-'))
const service = await startService(readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent' }))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  await fillDemo(service.database)
  await fillDemoLeads(service.means)
  await fillDemoDevelopers(service.means)
  mkdirSync(folder, { recursive: true })
  const state = await setUp(browser, service.setup_link!)
  for (const picture of pictures) await take(browser, service.url, state, picture)
  rmSync(state)
} finally {
  await browser.close()
  await service.stop()
  rmSync(data, { recursive: true, force: true })
}
