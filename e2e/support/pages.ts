import type { Page } from 'playwright-core'
import { client } from '../../server/src/testing/service.ts'
import { conversation } from './conversation.ts'
import type { Stage } from './stage.ts'

export type Place = [name: string, path: (data: Data) => string, ready: (page: Page) => Promise<unknown>]

/** Every page with content, and what shows that it has loaded. */
export const pages: Place[] = [
  ['inbox', () => '/live/inbox', (page) => page.getByText('urgent').or(page.getByText('Urgent')).first().waitFor()],
  ['a conversation', ({ id }) => `/live/inbox/${id}`, (page) => page.getByText('Refund?').first().waitFor()],
  ['contacts', () => '/live/contacts', (page) => page.getByRole('link', { name: 'Zoë' }).waitFor()],
  ['a contact', ({ contact }) => `/live/contacts/${contact}`, (page) => page.getByText('A **note**').waitFor()],
  ['API keys', () => '/live/settings/developers/api-keys', (page) => page.getByText('svc_live_').first().waitFor()],
  [
    'request log',
    ({ request }) => `/live/settings/developers/request-log?request_id=${request}&open=${request}`,
    (page) => page.getByText('Related events').waitFor(),
  ],
  ['settings', () => '/live/settings', (page) => page.getByRole('heading', { name: 'Developers' }).waitFor()],
  [
    'knowledge',
    () => '/live/knowledge?ask=refund',
    async (page) => {
      await page
        .getByRole('link', { name: /Refunds/ })
        .first()
        .waitFor()
      await page.getByText('Built-in engine').waitFor()
    },
  ],
  [
    'an article',
    ({ article }) => `/live/knowledge/${article}`,
    (page) => page.getByRole('heading', { name: 'Opening a case' }).waitFor(),
  ],
  ['assistant', () => '/live/settings/assistant', (page) => page.getByText('No model calls').waitFor()],
  ['leads', () => '/live/leads', (page) => page.getByRole('link', { name: /Zoë/ }).waitFor()],
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
  [
    'notifications',
    () => '/live/settings/notifications',
    (page) => page.getByRole('table', { name: 'Notify me about' }).waitFor(),
  ],
  ['email', () => '/live/settings/email', (page) => page.getByLabel('Sender address').waitFor()],
  ['labels', () => '/live/settings/labels', (page) => page.getByRole('button', { name: 'New label' }).waitFor()],
  ['canned replies', () => '/live/settings/canned-replies', (page) => page.getByText('/shipping').waitFor()],
  ['your account', () => '/live/settings/account', (page) => page.getByText('This device').waitFor()],
  ['reports', () => '/live/reports', (page) => page.getByText('Asks for a refund').waitFor()],
  [
    'audit log',
    ({ audited }) => `/live/settings/audit-log?open=${audited}`,
    (page) => page.getByRole('heading', { name: 'Entry', exact: true }).waitFor(),
  ],
  [
    'retention',
    () => '/live/settings/retention',
    (page) => page.getByText('Audit log', { exact: true }).last().waitFor(),
  ],
  ['system', () => '/live/settings/system', (page) => page.getByText('Search', { exact: true }).last().waitFor()],
  [
    'channels',
    () => '/live/settings/channels',
    (page) => page.getByRole('region', { name: 'API', exact: true }).waitFor(),
  ],
  [
    'working hours',
    () => '/live/settings/hours/new',
    (page) => page.getByRole('table', { name: 'December' }).waitFor(),
  ],
]

/** Empty pages. */
export const empty_pages: Place[] = [
  ['an empty inbox', () => '/test/inbox', (page) => page.getByText('No conversations yet').waitFor()],
  ['search', () => '/live/inbox?q=nothing+such', (page) => page.getByText('No results').waitFor()],
  ['no contacts', () => '/test/contacts', (page) => page.getByText('No contacts yet').waitFor()],
  ['an import', () => '/live/contacts/import', (page) => page.getByText('or drop it here').waitFor()],
  ['no keys', () => '/test/settings/developers/api-keys', (page) => page.getByText('No API keys yet').waitFor()],
  ['webhooks', () => '/live/settings/developers/webhooks', (page) => page.getByText('No endpoints yet').waitFor()],
  ['no articles', () => '/test/knowledge', (page) => page.getByText('No articles yet').waitFor()],
  [
    'unanswered questions',
    () => '/test/knowledge?view=unanswered',
    (page) => page.getByText('No unanswered questions').waitFor(),
  ],
  ['no leads', () => '/test/leads', (page) => page.getByText('No leads yet').waitFor()],
  ['no CRM', () => '/test/settings/crm', (page) => page.getByText('No CRM connected').waitFor()],
  ['no labels', () => '/test/settings/labels', (page) => page.getByText('No labels yet').waitFor()],
  [
    'no canned replies',
    () => '/test/settings/canned-replies',
    (page) => page.getByText('No canned replies yet').waitFor(),
  ],
  ['no teams', () => '/test/settings/teams', (page) => page.getByText('Bring work to').waitFor()],
  ['no working hours', () => '/test/settings/hours', (page) => page.getByText('Tell customers when').waitFor()],
  ['filters', () => '/live/inbox?priority=urgent&label=none', (page) => page.getByText('Clear filters').waitFor()],
  ['reports of nothing', () => '/test/reports', (page) => page.getByText('No data yet').waitFor()],
  [
    'no conversations behind a figure',
    () => '/test/reports/conversations?figure=handovers',
    (page) => page.getByText('They were deleted or have changed since.').waitFor(),
  ],
  ['no such page', () => '/nowhere', (page) => page.getByText('Page not found').waitFor()],
]

/** Navigates like a link, without a reload, by way of a page that shares nothing with the previous one. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', '/dashboard/nowhere')`)
  await page.getByText('Page not found').waitFor()
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(`/dashboard${path}`)})`)
}

/** Ids of the objects that pages show. */
export interface Data {
  id: string
  contact: string
  article: string
  request: string
  audited: string
  lead: string
  crm: string
}

export async function furnished({ api, account, owner }: Stage): Promise<Data> {
  const { body: key } = await owner.post('/api_keys', { mode: 'live', name: 'Shop', preset: 'full' })
  const shop = client(account.base, key.key)
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
