import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { barriersInEachLook, type Data, furnished } from './support/accessibility.ts'
import { conversation } from './support/conversation.ts'
import { onStage } from './support/stage.ts'

/** Every page as somebody meets it, and what shows that it is there. */
const routes: [name: string, path: (data: Data) => string, ready: (page: Page) => Promise<unknown>][] = [
  ['inbox', () => '/live/inbox', (page) => page.getByText('urgent').or(page.getByText('Urgent')).first().waitFor()],
  ['an empty inbox', () => '/test/inbox', (page) => page.getByText('No conversations here').waitFor()],
  ['a conversation', ({ id }) => `/live/inbox/${id}`, (page) => page.getByText('Refund?').first().waitFor()],
  ['search', () => '/live/inbox?q=nothing+such', (page) => page.getByText('Nothing was found').waitFor()],
  ['contacts', () => '/live/contacts', (page) => page.getByRole('link', { name: 'Zoë' }).waitFor()],
  ['no contacts', () => '/test/contacts', (page) => page.getByText('No contacts yet').waitFor()],
  ['a contact', ({ contact }) => `/live/contacts/${contact}`, (page) => page.getByText('A **note**').waitFor()],
  ['an import', () => '/live/contacts/import', (page) => page.getByText('or drop it here').waitFor()],
  ['API keys', () => '/live/settings/developers/api-keys', (page) => page.getByText('svc_live_').first().waitFor()],
  ['no keys', () => '/test/settings/developers/api-keys', (page) => page.getByText('No keys yet').waitFor()],
  [
    'request log',
    ({ request }) => `/live/settings/developers/request-log?request_id=${request}&open=${request}`,
    (page) => page.getByText('Events it caused').waitFor(),
  ],
  ['webhooks', () => '/live/settings/developers/webhooks', (page) => page.getByText('No endpoints yet').waitFor()],
  ['settings', () => '/live/settings', (page) => page.getByRole('heading', { name: 'Developers' }).waitFor()],
  [
    'knowledge',
    () => '/live/knowledge?ask=refund',
    async (page) => {
      await page
        .getByRole('link', { name: /Refunds/ })
        .first()
        .waitFor()
      await page.getByText('Embedded engine').waitFor()
    },
  ],
  ['no articles', () => '/test/knowledge', (page) => page.getByText('No articles yet').waitFor()],
  [
    'unanswered questions',
    () => '/test/knowledge?view=unanswered',
    (page) => page.getByText('No question was left unanswered').waitFor(),
  ],
  [
    'an article',
    ({ article }) => `/live/knowledge/${article}`,
    (page) => page.getByRole('heading', { name: 'Opening a case' }).waitFor(),
  ],
  ['assistant', () => '/live/settings/assistant', (page) => page.getByText('No model was asked').waitFor()],
  ['leads', () => '/live/leads', (page) => page.getByRole('link', { name: /Zoë/ }).waitFor()],
  ['no leads', () => '/test/leads', (page) => page.getByText('No leads yet').waitFor()],
  [
    'a lead',
    ({ lead }) => `/live/leads/${lead}`,
    (page) =>
      page
        .getByRole('button', { name: /Sync now/ })
        .first()
        .waitFor(),
  ],
  ['CRM', () => '/live/settings/crm', (page) => page.getByRole('link', { name: /Sales/ }).first().waitFor()],
  ['no CRM', () => '/test/settings/crm', (page) => page.getByText('No CRM is connected').waitFor()],
  ['a CRM', ({ crm }) => `/live/settings/crm/${crm}`, (page) => page.getByText('Created').last().waitFor()],
  [
    'lead rules',
    () => '/live/settings/lead-rules',
    (page) =>
      page
        .getByLabel(/^Points for/)
        .first()
        .waitFor(),
  ],
  ['people', () => '/live/settings/people', (page) => page.getByText('jo@example.com').waitFor()],
  ['canned replies', () => '/live/settings/canned-replies', (page) => page.getByText('/shipping').waitFor()],
  [
    'no canned replies',
    () => '/test/settings/canned-replies',
    (page) => page.getByText('No canned replies yet').waitFor(),
  ],
  [
    'filters',
    () => '/live/inbox?priority=urgent&label=none',
    (page) => page.getByText('Take the filters away').waitFor(),
  ],
  ['your account', () => '/live/settings/account', (page) => page.getByText('This one').waitFor()],
  ['reports', () => '/live/reports', (page) => page.getByText('Asks for a refund').waitFor()],
  ['reports of nothing', () => '/test/reports', (page) => page.getByText('Nothing to report yet').waitFor()],
  [
    'audit log',
    ({ audited }) => `/live/settings/audit-log?open=${audited}`,
    (page) => page.getByRole('heading', { name: 'Entry', exact: true }).waitFor(),
  ],
  ['retention', () => '/live/settings/retention', (page) => page.getByText('EVENT_DAYS').first().waitFor()],
  ['channels', () => '/live/settings/channels', (page) => page.getByText('/v1/contacts').first().waitFor()],
  ['no such page', () => '/nowhere', (page) => page.getByText('There is no such page').waitFor()],
]

/** As a link leads there, without loading all anew: past a page that has nothing of the one before. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', '/dashboard/nowhere')`)
  await page.getByText('There is no such page').waitFor()
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(`/dashboard${path}`)})`)
}

describe('accessibility', () => {
  const inBrowser = onStage()

  inBrowser('axe finds nothing on any page, light and dark, narrow and wide', async (stage) => {
    const data = await furnished(stage)
    const found: string[] = []
    const page = await stage.open('/live/inbox')
    for (const [name, path, ready] of routes) {
      await goTo(page, path(data))
      await ready(page)
      found.push(...(await barriersInEachLook(page, name)))
    }
    assert.deepEqual(found, [])
  })

  inBrowser('axe finds what is wrong in the dark alone, and on narrow screens alone', async ({ open }) => {
    const page = await open('/live/settings')
    await page.getByRole('heading', { name: 'Developers' }).waitFor()
    await page.evaluate(`(() => {
      const sheet = new CSSStyleSheet()
      const faint = '{ color: #777 !important; background: #888 !important }'
      sheet.replaceSync('@media (prefers-color-scheme: dark) { main h1 ' + faint + '} @media (max-width: 400px) { main h2 ' + faint + '}')
      document.adoptedStyleSheets = [sheet]
    })()`)
    const found = await barriersInEachLook(page, 'settings')
    const told = found.map(
      (fault) => /^settings, (.*): color-contrast: <(bdi|h2)/.exec(fault)?.slice(1).join(': ') ?? fault,
    )
    assert.deepEqual([...new Set(told)].toSorted(), [
      '1280, dark: bdi',
      '320, dark: bdi',
      '320, dark: h2',
      '320, light: h2',
    ])
  })

  inBrowser('axe finds nothing on the pages before signing in', async ({ context }) => {
    const found: string[] = []
    const page = await (await context(null)).newPage()
    for (const path of ['/sign-in', '/setup', '/invitation']) {
      await page.goto(`/dashboard${path}`)
      await page.getByRole('heading').first().waitFor()
      found.push(...(await barriersInEachLook(page, path)))
    }
    assert.deepEqual(found, [])
  })

  inBrowser('text twice as large fits, and what has the focus is not covered', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open(`/live/inbox/${id}`, undefined, { width: 640, height: 500 })
    await page.getByRole('log').getByText('Hello').waitFor()
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
    for (let n = 0; n < 25; n++) {
      await page.keyboard.press('Tab')
      const cover = await page.evaluate(`(() => {
        const e = document.activeElement
        if (e === document.body) return ''
        const { left, top, width, height } = e.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
        return hit !== null && !e.contains(hit) && !hit.contains(e) ? e.outerHTML.slice(0, 200) + ' is covered by ' + hit.outerHTML.slice(0, 200) : ''
      })()`)
      assert.equal(cover, '', `after ${n + 1} steps`)
    }
  })

  inBrowser('a low window leaves room to read, and forced colours tell where one is', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open('/live/inbox', undefined, { width: 320, height: 256 })
    const rows = page.getByRole('list', { name: 'Conversations' })
    await rows.getByRole('link').first().waitFor()
    const height = async () => (await rows.locator('..').boundingBox())!.height
    assert.ok((await height()) > 150, `${await height()} of 256`)
    await page.goto('/dashboard/live/contacts')
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/dashboard/live/inbox/${id}`)
    await page.getByRole('log').getByText('Hello').waitFor()
    const paint = (name: string) =>
      page.evaluate(
        `getComputedStyle([...document.querySelectorAll('nav a')].find((a) => a.textContent === '${name}')).backgroundColor`,
      )
    assert.notEqual(await paint('All'), await paint('Mine'))
  })
})
