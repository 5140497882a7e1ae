import type { Page } from 'playwright-core'
import { client } from '../../server/src/testing/service.ts'
import { conversation } from './conversation.ts'
import { barriers, colours, everything, type Stage } from './stage.ts'

const widths = [1280, 320]

/** What axe finds, narrow and wide, light and dark. */
export async function barriersInEachLook(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await barriersInEachTheme(page, `${name}, ${width}`)))
  }
  return found
}

/** A theme changes colours and nothing else: in the dark, only these are looked at again. */
export async function barriersInEachTheme(page: Page, name: string): Promise<string[]> {
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

/** What there is one of, so that every page has something to show. */
export interface Data {
  id: string
  contact: string
  article: string
  request: string
  audited: string
  lead: string
  crm: string
}

export async function furnished({ api, service, owner }: Stage): Promise<Data> {
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
