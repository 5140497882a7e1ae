import assert from 'node:assert/strict'
import { nothing_known } from '../conversations/messages/email-schema.ts'
import { sql } from '../db/sql.ts'
import type { Route } from '../http/route.ts'
import { newId } from '../ids.ts'
import { startReceiver } from './receiver.ts'
import { type Client, eventually, type TestAccount } from './service.ts'

/** Words that occur only in the planted data, by the kind of object they are in. */
export const planted_marks = {
  contact: ['Zephyrine', 'zephyrine@planted.example', '+351210777888', 'zephyr-ident', 'zephyr-attribute'],
  conversation: ['Subjectmark'],
  message: ['quokkamark', '77000 EUR'],
} as const

/** Ids of the planted objects, by the names of path parameters. */
export type Planted = Record<string, string>

/** A contact with data in every place where it can be stored, in test mode. */
export async function plant(account: TestAccount): Promise<Planted> {
  const api = await account.client({ mode: 'test' })
  const make = async (path: string, body: unknown = {}) => {
    const { status, body: made } = await api.post(path, body)
    assert.ok(status < 300, `${path} ${JSON.stringify(made)}`)
    return made
  }
  const echo = await startReceiver(({ body }) => ({ status: 200, body }))
  const endpoint = await make('/webhook_endpoints', { url: echo.url, events: ['*'] })
  const contact = await make('/contacts', {
    name: 'Zephyrine',
    email: 'zephyrine@planted.example',
    phone_number: '+351210777888',
    identifier: 'zephyr-ident',
    custom_attributes: { job_title: 'zephyr-attribute' },
  })
  const conversation = await make('/conversations', { contact_id: contact.id, subject: 'Subjectmark' })
  const at = `/conversations/${conversation.id}`
  const said = await make(`${at}/messages`, { content: wish, direction: 'inbound' })
  const reply = await make(`${at}/messages`, { content: 'Thank you, quokkamark.' })
  await make(`${at}/messages`, { content: 'quokkamark: when does it arrive?', direction: 'inbound' })
  await make(`${at}/summarize`)
  const { lead_id } = await make('/leads/qualify', { contact_id: contact.id })
  const crm = await make('/crm_connections', { provider: 'fake' })
  await make(`/leads/${lead_id}/sync`, { connection_id: crm.id })
  const article = await make('/knowledge/articles', { title: 'Returns', body: 'Within 30 days.', status: 'published' })
  const earlier = await make('/conversations', { contact_id: contact.id })
  await make(`/conversations/${earlier.id}/messages`, { content: 'quokkamark is late.', direction: 'inbound' })
  await make(`/conversations/${earlier.id}/status`, { status: 'resolved' })
  const rule = await make('/lead_rules', { name: 'tandem', part: 'intent', points: 1, words: ['tandem'] })
  const planted = {
    contact_id: contact.id,
    conversation_id: conversation.id,
    message_id: reply.id,
    said_id: said.id,
    lead_id,
    connection_id: crm.id,
    webhook_endpoint_id: endpoint.id,
    article_id: article.id,
    lead_rule_id: rule.id,
    channel_id: (await api.get('/channels')).body.data[0].id,
  }
  await plantBehindTheApi(account, planted)
  await make(`${at}/messages/${reply.id}/feedback`, { rating: 'down', comment: 'quokkamark is not what we say.' })
  const delivery_id = await deliveryIn(api, endpoint.id)
  await echo.stop()
  const event_id = (await api.get('/events?types=lead.qualified')).body.data[0].id
  return {
    ...planted,
    webhook_delivery_id: delivery_id,
    event_id,
    canned_reply_id: 'none',
    lead_scoring_id: 'none',
    bulk_change_id: 'none',
    hours_id: 'none',
    team_id: 'none',
    trial_set_id: 'none',
    trial_case_id: 'none',
    trial_id: 'none',
  }
}

const wish = 'quokkamark: our budget is 77,000 EUR and we want to buy 40 bicycles.'

/** What no API call causes quickly: a handover by the assistant, a CRM that repeats what it was sent. */
async function plantBehindTheApi({ database, environment_ids }: TestAccount, planted: Planted): Promise<void> {
  const environment_id = environment_ids.test
  const { conversation_id, message_id, said_id, connection_id, lead_id } = planted
  const handover = {
    reason: null,
    note: 'quokkamark note',
    summary: 'quokkamark summary',
    tried: [],
    open_question: { quote: 'quokkamark question', message_id: said_id },
    requested_by: { type: 'system', id: null },
    requested_at: new Date().toISOString(),
    due_at: null,
    accepted_at: null,
    accepted_by: null,
  }
  const problems = [{ name: 'email', problem: 'zephyrine@planted.example is taken.' }]
  const error = { kind: 'rejected', message: 'No Zephyrine here.', advice: 'Try again.', fields: problems }
  const source = { object: 'article', id: planted.article_id, title: 'Returns', url: null }
  await database.run(sql`
    update conversations set handover = ${JSON.stringify(handover)}::json, version = version + 1
    where environment_id = ${environment_id} and id = ${conversation_id}`)
  await database.run(sql`
    update crm_syncs set status = 'failed', error = ${JSON.stringify(error)}::json, warnings = ${JSON.stringify(problems)}::json
    where environment_id = ${environment_id} and connection_id = ${connection_id}`)
  await eventually(async () => {
    const told = await database.run(sql`
      update events set data = jsonb_set(data::jsonb, '{object,warnings}', ${JSON.stringify(problems)}::jsonb)::text::json
      where environment_id = ${environment_id} and type = 'lead.synced' and data -> 'object' ->> 'lead_id' = ${lead_id} returning id`)
    assert.equal(told.length, 1)
  })
  await database.run(sql`
    update messages set sender = ${JSON.stringify({ type: 'assistant', id: null, name: 'Parley' })}::json, email = ${JSON.stringify(nothing_known)}::json,
      sources = ${JSON.stringify([source])}::json
    where environment_id = ${environment_id} and id = ${message_id}`)
  await database.run(sql`
    insert into assistant_turns (environment_id, conversation_id, id, outcome, message_ids, verdict, lease_token, created_at, finished_at)
    values (${environment_id}, ${conversation_id}, ${newId('assistant_turn')}, 'handed_over', ${JSON.stringify([said_id])}::json, 'none',
      0, now(), now())`)
  await database.run(sql`
    with conversation as (
      select id, contact_id, channel_id from conversations where environment_id = ${environment_id} and id = ${conversation_id}),
    visitor as (
      insert into contact_identities (environment_id, id, channel_id, contact_id, name, email, created_at, last_seen_at)
      select ${environment_id}, ${newId('visitor')}, channel_id, contact_id, 'Zephyrine', 'zephyrine@planted.example',
        date_trunc('milliseconds', now()), now() from conversation returning id)
    insert into visitor_conversations (environment_id, conversation_id, identity_id, score, comment, rated_at)
    select ${environment_id}, conversation.id, visitor.id, 5, 'quokkamark was quick.', now() from conversation, visitor`)
}

/** A delivery whose receiver returned what it was sent. */
function deliveryIn(api: Client, endpoint_id: string): Promise<string> {
  return eventually(async () => {
    const at = `/webhook_endpoints/${endpoint_id}/deliveries?status=delivered&event_type=message.created`
    const { body } = await api.get(at)
    assert.ok(body.data.length > 0)
    return body.data[0].id
  })
}

/** A request to an operation about the planted objects that doesn't change them. */
export function requestOf({ method, path, operation }: Route, planted: Planted) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => planted[name] ?? 'unknown')
  const query = queries[operation] ?? ''
  const body = method === 'GET' ? undefined : (bodies[operation]?.(planted) ?? {})
  return { method, path: `${filled}${typeof query === 'string' ? query : query(planted)}`, body }
}

const queries: Record<string, string | ((planted: Planted) => string)> = {
  search: '?q=quokkamark',
  listConversations: '?expand=contact,last_message',
  getConversation: '?expand=contact,last_message',
  listLeads: '?expand=contact,evidence,sync_states',
  getLead: '?expand=contact,evidence,sync_states',
  listEvents: '?limit=100',
  previewContactMerge: ({ contact_id }) => `?contact_id=${contact_id}`,
}

const bodies: Record<string, (planted: Planted) => unknown> = {
  createContact: () => ({ name: 'Somebody', email: 'zephyrine@planted.example' }),
  importContacts: () => ({ contacts: [{ name: 'Somebody', email: 'zephyrine@planted.example' }] }),
  mergeContacts: () => ({ contact_id: 'svccon_unknown' }),
  startConversation: ({ contact_id }) => ({ contact_id }),
  changeConversationStatus: () => ({ status: 'open' }),
  sendMessage: () => ({ content: 'Hello', private: true }),
  rateMessage: () => ({ rating: 'down', comment: 'As before.' }),
  suggestForConversation: () => ({ kind: 'reply' }),
  previewReply: () => ({ question: 'Returns?' }),
  createArticle: () => ({ title: 'Another', body: 'Text.' }),
  searchKnowledge: () => ({ query: 'returns' }),
  qualifyLead: ({ contact_id }) => ({ contact_id }),
  updateLead: () => ({ note: 'Seen' }),
  createLeadRule: () => ({ name: 'tandem', part: 'intent', points: 1, words: ['tandem'] }),
  dryRunLeadRules: () => ({ rules: [{ name: 'trial', part: 'intent', points: 9, words: ['bicycles'] }] }),
  syncLead: ({ connection_id }) => ({ connection_id }),
  createCrmConnection: () => ({ provider: 'fake' }),
  updateCrmConnection: () => ({ name: 'Sales' }),
  dryRunCrmConnection: ({ lead_id }) => ({ lead_id }),
  backfillCrmConnection: () => ({ which: 'all' }),
  registerWebhookEndpoint: () => ({ url: 'http://127.0.0.1:9/', events: ['*'] }),
  replayWebhookEndpoint: () => ({ since: new Date(Date.now() - 60_000).toISOString() }),
}
