import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUser } from '../../server/src/accounts/users.ts'
import type { JsonSchema } from '../../server/src/http/openapi/document.ts'
import { newId } from '../../server/src/ids.ts'
import type { Mode } from '../../server/src/scope.ts'
import { connect } from '../../server/src/testing/crm/stage.ts'
import { type Client, eventually, someContact, type TestAccount } from '../../server/src/testing/service.ts'
import { signedIdentity, visit } from '../../server/src/testing/visitor.ts'
import type { Operation } from './operations.ts'
import {
  about_email,
  makeChannel,
  makeEmailConversation,
  makePracticeChannel,
  makeSignInChannel,
} from './world-channels.ts'
import { makeTrial } from './world-trials.ts'

/** Accepts every webhook. Doesn't keep the process alive. */
const sink = createServer((request, response) => request.resume().once('end', () => response.end()))
sink.listen(0, '127.0.0.1').unref()
await once(sink, 'listening')
export const sink_url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`

/** Settings that a service needs for `makeWorld`. */
export const settings = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', WEBHOOK_ENDPOINT_LIMIT: '100' }

/** One object of every kind that an operation can name, in one environment. Ids are by parameter name. */
export interface World {
  api: Client
  ids: Record<string, string>
}

export async function makeWorld(service: TestAccount, mode: Mode, account_id = service.account_id): Promise<World> {
  const api = await service.client({ account_id, mode })
  const user = { account_id, name: 'Agent', email: `${newId('request')}@example.com`, role: 'agent' as const }
  const user_id = await createUser(service.database, user)
  const ids = { ...(await makeConversation(api)), user_id, assignee: user_id }
  const { message_id } = await makeReply(api, ids.conversation_id!)
  await api.post(`/conversations/${ids.conversation_id}/messages`, { content: 'Hello' })
  const event_id = await eventually(async () => {
    const { body } = await api.get('/events?limit=1')
    assert.equal(body.data.length, 1)
    return body.data[0].id
  })
  Object.assign(ids, await makeEndpoint(api), await makeLead(api, ids.contact_id!), await makeRule(api))
  Object.assign(ids, await makeConnection(api), await makeArticle(api), await makeCannedReply(api))
  const { key: _, ...channel } = await makeChannel(api)
  Object.assign(ids, await makeLabels(api), await makeScoring(api), await makeBulkChange(api), channel)
  Object.assign(ids, await makeFile(api), await makeHours(api), await makeTeam(api), await makeTrial(api))
  Object.assign(ids, await makeVisitor(api, ids.contact_id!))
  return { api, ids: { ...ids, message_id, in_reply_to: message_id, event_id, mail_id: newId('mail') } }
}

/** A contact with a conversation that the assistant handles, so that every operation has something to do. */
export async function makeConversation(api: Client): Promise<{ contact_id: string; conversation_id: string }> {
  const contact_id = await created(() => api.post('/contacts', someContact()))
  const conversation_id = await created(() => api.post('/conversations', { contact_id, handled_by: 'assistant' }))
  return { contact_id, conversation_id }
}

/** A process that has just started may be busy. */
function created(post: () => ReturnType<Client['post']>): Promise<string> {
  return eventually(async () => {
    const { status, body } = await post()
    assert.equal(status, 201, JSON.stringify(body))
    return body.id
  })
}

/** A reply of the assistant, with feedback. */
export async function makeReply(api: Client, conversation_id: string): Promise<{ message_id: string }> {
  await api.post(`/conversations/${conversation_id}/messages`, { content: 'Hi', direction: 'inbound' })
  return eventually(async () => {
    const { body } = await api.get(`/conversations/${conversation_id}/messages?limit=1`)
    assert.equal(body.data[0].direction, 'outbound')
    // So that reading feedback finds some.
    await api.post(`/conversations/${conversation_id}/messages/${body.data[0].id}/feedback`, { rating: 'up' })
    return { message_id: body.data[0].id }
    // As long as the assistant's deadline: a process's first reply takes time on a busy machine.
  }, 30_000)
}

/** A webhook endpoint with a delivery. */
export async function makeEndpoint(api: Client): Promise<{ webhook_endpoint_id: string; webhook_delivery_id: string }> {
  const { body: endpoint } = await api.post('/webhook_endpoints', {
    url: sink_url,
    events: ['webhook_endpoint.failing'],
  })
  await api.post(`/webhook_endpoints/${endpoint.id}/test`)
  const webhook_delivery_id = await eventually(async () => {
    const { body } = await api.get(`/webhook_endpoints/${endpoint.id}/deliveries?status=delivered`)
    assert.equal(body.data.length, 1)
    return body.data[0].id
  })
  return { webhook_endpoint_id: endpoint.id, webhook_delivery_id }
}

export async function makeLead(api: Client, contact_id: string): Promise<{ lead_id: string }> {
  const { body } = await api.post('/leads/qualify', { contact_id })
  return { lead_id: body.lead_id }
}

/** A custom rule. Deletes old ones, because their number is limited. */
export async function makeRule(api: Client): Promise<{ lead_rule_id: string }> {
  const { body: rules } = await api.get('/lead_rules?limit=100')
  const own = rules.data.filter(({ origin }: { origin: string }) => origin === 'own')
  for (const { id } of own.slice(50)) await api.delete(`/lead_rules/${id}`)
  const { body } = await api.post('/lead_rules', { name: ruleName(), part: 'fit', points: 1, words: ['tandem'] })
  return { lead_rule_id: body.id }
}

function ruleName(): string {
  return `rule_${newId('request').slice(4)}`
}

/** A connection to the practice CRM. */
export async function makeConnection(api: Client): Promise<{ connection_id: string }> {
  return { connection_id: await connect(api) }
}

export async function makeArticle(api: Client): Promise<{ article_id: string }> {
  const { body } = await api.post('/knowledge/articles', { title: 'Returning a bicycle', language: 'en' })
  return { article_id: body.id }
}

export async function makeCannedReply(api: Client): Promise<{ canned_reply_id: string }> {
  const { body } = await api.post('/canned_replies', { shortcut: shortcut(), title: 'Sizes', content: 'Which size?' })
  return { canned_reply_id: body.id }
}

export async function makeLabels(api: Client): Promise<{ label_id: string; into: string }> {
  const [one, other] = await Promise.all([1, 2].map(() => api.post('/labels', { name: shortcut() })))
  return { label_id: one!.body.id, into: other!.body.id }
}

/** A scoring that is done, so that nothing changes by itself any more. */
async function makeScoring(api: Client): Promise<{ lead_scoring_id: string }> {
  const { id } = (await api.post('/lead_scorings')).body
  await eventually(async () => assert.equal((await api.get(`/lead_scorings/${id}`)).body.status, 'finished'))
  return { lead_scoring_id: id }
}

/** A bulk change of nothing. */
async function makeBulkChange(api: Client): Promise<{ bulk_change_id: string }> {
  const { body } = await api.post('/bulk_changes', { filter: { label: 'none' }, change: { status: 'resolved' } })
  return { bulk_change_id: body.id }
}

/** Working hours. Deletes old ones, because their number is limited. */
async function makeHours(api: Client): Promise<{ hours_id: string }> {
  const { body: there } = await api.get('/hours?limit=100')
  for (const { id } of there.data.slice(50)) await api.delete(`/hours/${id}`)
  const weekly = [{ day: 'monday', from: '09:00', to: '17:00' }]
  return { hours_id: (await api.post('/hours', { name: 'Support', time_zone: 'Europe/Berlin', weekly })).body.id }
}

/** A team with a member. Archives old ones, because their number is limited. */
async function makeTeam(api: Client): Promise<{ team_id: string; user_id: string }> {
  const { body: there } = await api.get('/teams?limit=100')
  for (const { id } of there.data.slice(50)) await api.post(`/teams/${id}/archive`)
  const { id: team_id } = (await api.post('/teams', { name: shortcut() })).body
  const user_id = (await api.get('/users')).body.data[0].id
  await api.post(`/teams/${team_id}/members`, { user_id })
  return { team_id, user_id }
}

/** Who the contact is on a website. */
async function makeVisitor(api: Client, contact_id: string): Promise<{ visitor_id: string }> {
  const { channel_id, key } = await makeChannel(api)
  const identifier = newId('request')
  await api.patch(`/contacts/${contact_id}`, { identifier })
  const identity_token = signedIdentity(key, { aud: channel_id, sub: identifier })
  const { id } = (await visit({ url: new URL(api.base).origin }, channel_id, { identity_token })).visitor
  return { visitor_id: id }
}

function shortcut(): string {
  return `size-${newId('request').slice(4)}`
}

/** New objects for one operation to change. */
export async function makeWhat({ path }: Operation, api: Client): Promise<Record<string, string>> {
  const made = await makeConversation(api)
  return {
    ...made,
    ...(path.includes('message_id') && (await makeReply(api, made.conversation_id))),
    ...(path.includes('webhook_endpoint_id') && (await makeEndpoint(api))),
    ...(path.includes('lead_id') && (await makeLead(api, made.contact_id))),
    ...(path.startsWith('/lead_rules') && (await makeRule(api))),
    ...(path.includes('connection_id') && (await makeConnection(api))),
    ...(path.includes('article_id') && (await makeArticle(api))),
    ...(path.includes('canned_reply_id') && (await makeCannedReply(api))),
    ...(path.includes('label_id') && (await makeLabels(api))),
    ...(path.includes('hours_id') && (await makeHours(api))),
    ...(path.includes('team_id') && (await makeTeam(api))),
    ...(path.includes('channel_id') && (await makeChannel(api))),
    ...(about_email.test(path) && (await makeEmailConversation(api, made.contact_id))),
    ...(path.includes('/email_consent') && (await makeSignInChannel(api))),
    ...(path.includes('/practice_messages') && (await makePracticeChannel(api))),
    ...(path.includes('visitor_id') && (await makeVisitor(api, made.contact_id))),
    ...(path.startsWith('/assistant/trial') && (await makeTrial(api))),
    ...(path.includes('file_id') && (await makeFile(api))),
  }
}

/** A valid body: the required fields, and `assignee` and `connection_id` if the operation takes them. */
export function validBody({ name: operation, body }: Operation, ids: Record<string, string>): Record<string, unknown> {
  const names = Object.keys(body?.properties ?? {}).filter(
    (name) => body!.required?.includes(name) || ['assignee', 'connection_id'].includes(name),
  )
  const values = names.map((name) => [name, ids[name] ?? validValue(name, body!.properties![name]!)])
  return {
    ...Object.fromEntries(values),
    ...(['sendMessage', 'createPracticeMessage'].includes(operation) && { content: 'Hello' }),
    ...(operation === 'createLeadRule' && { name: ruleName() }),
    ...(['createLabel', 'createTeam', 'createTrialSet'].includes(operation) && { name: shortcut() }),
    ...(operation === 'createTrialCase' && { turns: [{ content: 'Hello!' }] }),
    ...(operation === 'createCannedReply' && { shortcut: shortcut() }),
    ...(operation === 'updateAssistant' && { provider: 'openai_compatible', base_url: sink_url, model: 'm' }),
  }
}

function validValue(name: string, schema: JsonSchema): unknown {
  if (name === 'email') return someContact().email
  if (name === 'url') return sink_url
  if (schema.enum) return schema.enum[0]
  if (schema.examples?.length) return schema.examples[0]
  throw new Error(
    `The fault tests know of no valid ${name}: give its schema an example, or add it to support/world.ts.`,
  )
}

/** A file that is announced, so that parts of it are expected. */
export async function makeFile(api: Client): Promise<{ file_id: string }> {
  const { body: file } = await api.post('/files', { name: 'receipt.pdf', size: 48_213 })
  return { file_id: file.id }
}
