import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { password } from '../server/src/testing/browser.ts'
import { client, someContact } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { barriers, colours, everything, onStage, type Stage } from './support/stage.ts'

const widths = [1280, 320]

async function barriersInEachLook(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await barriersInEachTheme(page, `${name}, ${width}`)))
  }
  return found
}

/** A theme changes colours and nothing else: in the dark, only these are looked at again. */
async function barriersInEachTheme(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await settled(page)
    const faults = await barriers(page, theme === 'dark' ? colours : everything)
    found.push(...faults.map((fault) => `${name}, ${theme}: ${fault}`))
  }
  return found
}

/** The page has been laid out and painted as it now is, and its colours change no more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    requestAnimationFrame(done)
  })))`)
}

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
  ['no such page', () => '/nowhere', (page) => page.getByText('There is no such page').waitFor()],
]

interface Data {
  id: string
  contact: string
  article: string
  request: string
  audited: string
  lead: string
  crm: string
}

describe('accessibility', () => {
  const inBrowser = onStage()

  let data: Promise<Data> | undefined
  /** Made once: the stage is the same for all. */
  const dataOf = (stage: Stage) => (data ??= prepared(stage))

  async function prepared({ api, service, owner }: Stage): Promise<Data> {
    const { body: key } = await owner.post('/api_keys', { mode: 'live', name: 'Shop', preset: 'full' })
    const shop = client(service.base, key.key)
    const made = await shop.post('/contacts', { name: 'Zoë', email: 'zoe@example.com' })
    const { id, contact_id } = await conversation(
      api,
      ['Hello there', 'Refund?'],
      { custom_attributes: { plan: 'pro' } },
      { handled_by: 'assistant' },
    )
    await api.post(`/conversations/${id}/messages`, { content: 'A **note**, `code`, > quote', private: true })
    await api.post(`/conversations/${id}/handover`, { reason: 'Asks for a refund' })
    await api.patch(`/conversations/${id}`, { priority: 'urgent', labels: ['delivery'] })
    const content = 'Hello {{contact.name}}'
    await owner.post('/live/canned_replies', { shortcut: 'shipping', title: 'Delivery', content })
    await owner.post('/invitations', { email: 'jo@example.com', role: 'agent' })
    const body = '## Opening a case\n\n- **Write** to us: `#1`\n- https://example.com\n\n> Soon'
    const article = await api.post('/knowledge/articles', { title: 'Refunds', body, status: 'published' })
    const audited = (await owner.get('/audit_log?limit=1')).body.data[0].id
    const request = made.headers.get('service-request-id')!
    const { body: lead } = await api.post('/leads/qualify', { contact_id: made.body.id })
    const { body: crm } = await api.post('/crm_connections', { provider: 'fake', name: 'Sales' })
    await api.post(`/leads/${lead.lead_id}/sync`, {})
    return { id, contact: contact_id, article: article.body.id, request, audited, lead: lead.lead_id, crm: crm.id }
  }

  inBrowser('axe finds nothing on any page, light and dark, narrow and wide', async (stage) => {
    const data = await dataOf(stage)
    const found: string[] = []
    const page = await (await stage.context()).newPage()
    for (const [name, path, ready] of routes) {
      await page.goto(`/dashboard${path(data)}`)
      await ready(page)
      found.push(...(await barriersInEachLook(page, name)))
    }
    assert.deepEqual(found, [])
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

  inBrowser('axe finds nothing in dialogs and menus', async (stage) => {
    const { id, contact } = await dataOf(stage)
    await stage.api.post('/contacts', someContact({ name: 'Somebody Else', phone_number: '+4930' }))
    const found: string[] = []
    const page = await stage.open(`/live/inbox/${id}`, undefined, { width: 1440 })
    await page.getByText('Refund?').first().waitFor()
    const look = async (name: string) => {
      found.push(...(await barriersInEachTheme(page, name)))
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Control+k')
    await look('commands')
    await page.keyboard.press('?')
    await look('shortcuts')
    await page.getByRole('button', { name: 'Snooze' }).click()
    await look('menu')
    await page.getByRole('button', { name: 'Labels' }).click()
    await look('labels')
    await page.getByRole('button', { name: 'Filter' }).click()
    await look('filter')
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    await look('save a view')
    await page.getByRole('button', { name: 'Insert a canned reply' }).click()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await look('canned replies')
    await page.getByRole('checkbox').first().check()
    await look('chosen')
    await page.goto('/dashboard/live/settings/canned-replies')
    await page.getByRole('button', { name: 'New canned reply' }).first().click()
    await look('a canned reply')
    await page.goto(`/dashboard/live/contacts/${contact}`)
    await page.getByRole('button', { name: 'Edit: Telephone' }).click()
    await page.getByRole('button', { name: 'Add an attribute' }).click()
    await look('a contact that is edited')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Somebody Else' }).first().click()
    await page.getByText('What is not kept').waitFor()
    await look('merge')
    await page.goto('/dashboard/live/contacts/import')
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name,email\nA,a@x.de\nB,') }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('1 row cannot be taken').waitFor()
    await look('columns of an import')
    await page.goto('/dashboard/live/settings/developers/api-keys')
    await page.getByRole('button', { name: 'Create a key' }).first().click()
    await page.getByLabel('Choose by area').check()
    await look('create a key')
    await page.goto('/dashboard/live/knowledge')
    await page.getByRole('button', { name: 'Import files' }).click()
    await look('import files')
    await page.goto('/dashboard/live/settings/developers/webhooks')
    await page.getByRole('button', { name: 'Add an endpoint' }).first().click()
    await page.getByLabel('Only these').check()
    await look('add an endpoint')
    await page.goto('/dashboard/live/leads')
    await page.getByRole('link', { name: /Zoë/ }).click()
    await page
      .getByRole('button', { name: /Sync now/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Decide yourself' }).click()
    await page.getByLabel('Why').waitFor()
    await look('decide')
    await page.reload()
    await page.getByRole('button', { name: 'Journal' }).first().click()
    await page
      .getByRole('dialog')
      .getByText('3 calls')
      .or(page.getByRole('dialog').getByText('2 calls'))
      .first()
      .click()
    await look('journal')
    await page.goto('/dashboard/live/settings/crm')
    await page.getByRole('button', { name: 'Connect a CRM' }).click()
    await page.getByLabel('CRM', { exact: true }).selectOption('odoo')
    await look('connect a CRM')
    await page.reload()
    await page.getByRole('link', { name: /Sales/ }).first().click()
    await page.getByRole('button', { name: 'Edit the fields' }).click()
    await page.getByText('Words and first value').nth(4).click()
    await look('edit the fields')
    await page.reload()
    await page.getByRole('button', { name: 'Show what would be written' }).click()
    await page.getByRole('dialog').getByText('Fields').waitFor()
    await look('dry run')
    await page.goto('/dashboard/live/settings/lead-rules')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await look('add a rule')
    await page.reload()
    await page.getByLabel('Points for ⁨Business address⁩').fill('45')
    await page.getByRole('button', { name: 'Try on your leads' }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    await look('try rules')
    await page.goto('/dashboard/live/settings/people')
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await look('invite')
    await page.getByRole('button', { name: 'Change Maya Lindqvist' }).click()
    await look('change a person')
    await page.goto('/dashboard/live/settings/account')
    await page.getByRole('button', { name: 'Switch it on' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'A QR code' }).waitFor()
    await look('switch two-factor sign-in on')
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
})
