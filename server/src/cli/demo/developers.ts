import { environmentOf, listAccounts } from '../../accounts/accounts.ts'
import { createKey } from '../../accounts/api-keys.ts'
import { type Permission, permissions, presets } from '../../accounts/permissions.ts'
import { sql } from '../../db/sql.ts'
import { newId, newIdAt } from '../../ids.ts'
import { newSecret } from '../../outbound/sign.ts'
import { type Means, type Mode, type Scope, systemScope } from '../../scope.ts'
import { placeOf } from '../../webhooks/endpoint.ts'

const hour_ms = 3600 * 1000
const max_told = 40

/** What programs of the company have done: keys no one has, requests by them, and an endpoint that is switched off. */
export async function fillDemoDevelopers(means: Means): Promise<void> {
  const [first] = await means.database.run<{ done: string }>(sql`
    insert into deployment (name, value) values ('demo_developers', 'filled') on conflict do nothing returning value as done`)
  if (!first) return
  const account = (await listAccounts(means.database))[0]!
  const endpoints: [id: string, mode: Mode][] = []
  for (const mode of ['live', 'test'] as const) {
    const environment_id = await environmentOf(means.database, account.id, mode)
    const scope = systemScope(means, { environment_id, account_id: account.id, mode })
    const shop = await insertKey(scope, 'Web shop', permissions, 0.1)
    await insertKey(scope, 'Weekly figures', presets['read-only']!, 40)
    await insertRequests(scope, shop)
    endpoints.push([await insertEndpoint(scope), mode])
  }
  await insertAudit(means, account.id, endpoints)
}

async function insertKey(
  scope: Scope,
  name: string,
  scopes: readonly Permission[],
  hours_ago: number,
): Promise<string> {
  const { database, environment_id, mode } = scope
  const { id } = await createKey(database, { environment_id, mode, name, scopes, expires_at: null })
  const used_at = new Date(Date.now() - hours_ago * hour_ms)
  await database.run(sql`update api_keys set last_used_at = ${used_at} where id = ${id}`)
  return id
}

interface DemoEvent {
  id: string
  type: string
  at: string
  conversation_id: string
}

/** The latest of what customers began and wrote. */
function eventsToDeliver({ database, environment_id }: Scope): Promise<DemoEvent[]> {
  return database.run<DemoEvent>(sql`
    select id, type, created_at as at, coalesce(data->'object'->>'conversation_id', data->'object'->>'id') as conversation_id
    from events where environment_id = ${environment_id} and type in ('message.created', 'conversation.created')
      and coalesce(data->'object'->>'direction', 'inbound') = 'inbound'
    order by created_at desc limit ${max_told}`)
}

/** The shop wrote what its customers said, and was refused now and then. */
async function insertRequests(scope: Scope, key_id: string): Promise<void> {
  const events = await eventsToDeliver(scope)
  const rows = events.map(({ id, type, at, conversation_id }, n) => ({
    id: newIdAt('request', Date.parse(at)),
    method: 'POST',
    path: type === 'message.created' ? `/v1/conversations/${conversation_id}/messages` : '/v1/conversations',
    status: 201,
    error_code: null as string | null,
    ms: 4 + ((n * 7) % 11),
    event_ids: [id],
  }))
  const beside = [
    { method: 'GET', path: '/v1/contacts', status: 200, error_code: null },
    { method: 'GET', path: `/v1/contacts/${newId('contact')}`, status: 404, error_code: 'resource_not_found' },
    { method: 'POST', path: '/v1/contacts', status: 409, error_code: 'contact_already_exists' },
    { method: 'GET', path: '/v1/conversations', status: 200, error_code: null },
  ]
  for (const [n, entry] of beside.entries())
    rows.push({ ...entry, id: newIdAt('request', Date.now() - (n + 1) * 17 * 60_000), ms: 2 + n, event_ids: [] })
  await scope.database.run(sql`
    insert into request_log (environment_id, id, method, path, status, error_code, key_id, ms, event_ids)
    select ${scope.environment_id}::integer, id, method, path, status, error_code, ${key_id}, ms,
      array(select json_array_elements_text(event_ids))
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (id text, method text, path text, status smallint, error_code text, ms real, event_ids json)`)
}

/** Switched off: what happens in a demo is posted nowhere. */
async function insertEndpoint(scope: Scope): Promise<string> {
  const { database, environment_id, vault } = scope
  const created_at = Date.now() - 6 * 24 * hour_ms
  const id = newIdAt('webhook_endpoint', created_at)
  const secret = vault.seal(newSecret(), placeOf(environment_id, id))
  const disabled_at = new Date(Date.now() - hour_ms / 2)
  await database.run(sql`
    with endpoint as (
      insert into webhook_endpoints (environment_id, id, url, description, events, status, disabled_reason, disabled_at, secret,
        created_at, updated_at)
      values (${environment_id}, ${id}, 'https://shop.lindqvist.example/hooks/parley', 'Order pages of the web shop',
        ${['message.created', 'conversation.created']}, 'disabled', 'manual', ${disabled_at}, ${secret}, ${new Date(created_at)}, ${disabled_at})
      returning environment_id, id)
    insert into webhook_queues (environment_id, endpoint_id) select environment_id, id from endpoint`)
  const rows = (await eventsToDeliver(scope)).map(({ id, type, at }, n) => ({
    id: newIdAt('webhook_delivery', Date.parse(at) + 40),
    event_id: id,
    event_type: type,
    sequence: max_told - n,
    attempts: attemptsOf(Date.parse(at) + 60, n),
    created_at: at,
  }))
  await database.run(sql`
    insert into webhook_deliveries (environment_id, endpoint_id, id, event_id, event_type, sequence, status, tries, attempts, created_at,
      finished_at)
    select ${environment_id}::integer, ${id}, id, event_id, event_type, sequence, 'delivered', json_array_length(attempts), attempts,
      created_at, (attempts->-1->>'at')::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (id text, event_id text, event_type text, sequence bigint, attempts json, created_at timestamptz)`)
  return id
}

/** Now and then the shop was being deployed. */
function attemptsOf(at: number, n: number) {
  const attempt = { duration_ms: 38 + ((n * 13) % 60), status: 204, error: null, body: '', manual: false }
  const failed = { ...attempt, status: 503, error: 'http_status', body: '<h1>Back in a minute</h1>' }
  if (n % 9 !== 4) return [{ at: new Date(at).toISOString(), ...attempt }]
  return [
    { at: new Date(at).toISOString(), ...failed },
    { at: new Date(at + 5000).toISOString(), ...attempt },
  ]
}

async function insertAudit(means: Means, account_id: string, endpoints: [id: string, mode: Mode][]): Promise<void> {
  const people = await means.database.run<{ id: string; name: string; email: string; role: string }>(
    sql`select id, name, email, role from users where account_id = ${account_id} order by created_at, id`,
  )
  const [owner, ...others] = people
  const actor = { type: 'user', id: owner!.id, name: owner!.name }
  const done = [
    ...others.map(({ email, role }) => ({
      action: 'invitation.created',
      mode: null as Mode | null,
      object: ['invitation', newId('invitation')],
      details: { email, role } as object,
    })),
    ...endpoints.flatMap(([id, mode]) =>
      ['created', 'disabled'].map((verb) => ({
        action: `webhook_endpoint.${verb}`,
        mode,
        object: ['webhook_endpoint', id],
        details: {},
      })),
    ),
  ]
  const step = (6 * 24 * hour_ms) / done.length
  const rows = done.map(({ object: [object_type, object_id], ...entry }, n) => {
    const at = Date.now() - 6 * 24 * hour_ms + n * step
    const id = newIdAt('audit_entry', at)
    return { ...entry, id, object_type, object_id, at: new Date(at).toISOString() }
  })
  await means.database.run(sql`
    insert into audit_entries (account_id, id, action, actor, mode, object_type, object_id, details, address, created_at)
    select ${account_id}, id, action, ${JSON.stringify(actor)}::json, mode, object_type, object_id, details, '192.0.2.14', at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (id text, action text, mode text, object_type text, object_id text, details json, at timestamptz)`)
}
