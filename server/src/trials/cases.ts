import { findConversation } from '../conversations/conversation.ts'
import { matching } from '../conversations/filter.ts'
import { page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { isId, newId, timeOf } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import { type NewTrialCase, type NewTrialSample, TrialCase, type TrialCaseQuery } from './case-schema.ts'
import { type Moment, momentOf } from './moment.ts'
import type { Situation } from './rehearse.ts'
import { findTrialSet, getTrialSet } from './sets.ts'

const { columns, json } = rendering(TrialCase)

type Row = Omit<Stored<TrialCase>, 'object'>

const max_cases = 2000

export async function listTrialCases(scope: Scope, trial_set_id: string, query: TrialCaseQuery) {
  await findTrialSet(scope, trial_set_id)
  return page(scope, {
    name: `trial cases of ${trial_set_id}`,
    query,
    rows: (after, tail) => sql`
      select ${columns} from trial_cases
      where environment_id = ${scope.environment_id} and trial_set_id = ${trial_set_id}${after} ${tail}`,
    json: (row) => json(row as unknown as Row),
  })
}

export async function createTrialCase(scope: Scope, trial_set_id: string, input: NewTrialCase): Promise<Resource> {
  const { cases } = await findTrialSet(scope, trial_set_id)
  if (cases >= max_cases) throw invalid('kind', `can't be added: the set has ${max_cases} cases already.`)
  const { kind, name = null, turns, expect } = input
  if (kind === 'scripted') {
    if (!turns) throw invalid('turns', 'is required for a scripted case.', 'parameter_missing')
    const foreign = (['conversation_id', 'message_id'] as const).find((field) => input[field] !== undefined)
    if (foreign) throw invalid(foreign, 'can only be set for a replay.')
    const added = await add(scope, { trial_set_id, kind, name, turns: JSON.stringify(turns), ...no_moment })
    if (!added) throw notFound('trial set')
    return added
  }
  const moment = await momentAsked(scope, input)
  const { content, situation, label, contact_id } = moment
  const { conversation_id, message_id } = moment
  const row = { trial_set_id, kind, name, turns: JSON.stringify([{ content, ...(expect && { expect }) }]) }
  const added = await add(scope, { ...row, situation, label, conversation_id, message_id, contact_id })
  if (added) return added
  await Promise.all([findTrialSet(scope, trial_set_id), findConversation(scope, conversation_id)])
  throw invalid('message_id', 'is a case of this set already.')
}

const no_moment = { situation: null, label: null, conversation_id: null, message_id: null, contact_id: null }

async function momentAsked(scope: Scope, { conversation_id, message_id }: NewTrialCase): Promise<Moment> {
  if (!conversation_id) throw invalid('conversation_id', 'is required for a replay.', 'parameter_missing')
  if (!message_id) throw invalid('message_id', 'is required for a replay.', 'parameter_missing')
  const moment = await momentOf(scope, conversation_id, message_id)
  if (!moment) throw invalid('message_id', 'must be a message of this conversation that its contact wrote.')
  return moment
}

interface Draft extends Pick<Row, 'trial_set_id' | 'kind' | 'name' | 'turns'> {
  situation: Situation | null
  label: TrialCase['label']
  conversation_id: string | null
  message_id: string | null
  contact_id: string | null
}

/** Null if the set has it already, or if the set or the conversation was deleted in the meantime. */
async function add(scope: Scope, { situation, label, contact_id, ...draft }: Draft): Promise<Resource | null> {
  const id = newId('trial_case')
  const row: Row = { ...draft, id, label: label && JSON.stringify(label), created_at: timeOf(id) }
  const result = { json: json(row), id, ...(contact_id !== null && { contact_id }) }
  const change = sql`change as (
    insert into trial_cases (environment_id, id, trial_set_id, kind, name, turns, situation, conversation_id, message_id, label, created_at)
    select ${scope.environment_id}::integer, ${id}, ${row.trial_set_id}, ${row.kind}, ${row.name}, ${row.turns}::json,
      ${situation && JSON.stringify(situation)}::json, ${row.conversation_id}::text, ${row.message_id}, ${row.label}::json,
      ${row.created_at}::timestamptz
    where exists (select from trial_sets
        where environment_id = ${scope.environment_id} and id = ${row.trial_set_id} for key share)
      and (${row.conversation_id}::text is null or exists (select from conversations
        where environment_id = ${scope.environment_id} and id = ${row.conversation_id} for key share))
    on conflict (environment_id, trial_set_id, message_id) do nothing returning id)`
  const rows = await write(scope, change, [], result)
  return rows.length === 0 ? null : result
}

/** The first turn of each of the newest resolved conversations. */
export async function sampleTrialCases(
  scope: Scope,
  trial_set_id: string,
  { count }: NewTrialSample,
): Promise<Resource> {
  const { cases } = await findTrialSet(scope, trial_set_id)
  const { environment_id } = scope
  const room = Math.min(count, max_cases - cases)
  const tail = sql`order by id desc limit ${room}::integer`
  const recent = matching(scope, { status: 'resolved' }, sql`id`, tail)
  // What the contact wrote before anybody replied.
  const moments = await scope.database.run<{ conversation_id: string; message_id: string }>(sql`
    select recent.id as conversation_id, message_id from (${recent}) recent, lateral (
      select max(id) as message_id from messages
      where environment_id = ${environment_id} and conversation_id = recent.id and direction = 'inbound' and not private
        and id < coalesce((select min(id) from messages replied
          where replied.environment_id = ${environment_id} and replied.conversation_id = recent.id and direction = 'outbound' and not private), 'z')
      ) first
    where message_id is not null and not exists (select from trial_cases
      where environment_id = ${environment_id} and trial_set_id = ${trial_set_id} and trial_cases.message_id = first.message_id)`)
  // Stored with the response of the whole, not of one.
  const { claim: _, ...unclaimed } = scope
  for (const { conversation_id, message_id } of moments) {
    const moment = await momentOf(scope, conversation_id, message_id)
    if (!moment) continue
    const { content, ...rest } = moment
    await add(unclaimed, {
      ...rest,
      trial_set_id,
      kind: 'replay',
      name: null,
      turns: JSON.stringify([{ content }]),
    })
  }
  return getTrialSet(scope, trial_set_id)
}

export async function deleteTrialCase(scope: Scope, trial_set_id: string, id: string): Promise<Resource> {
  await findTrialSet(scope, trial_set_id)
  const result = { json: JSON.stringify({ object: 'trial_case', id, deleted: true }), id }
  const change = sql`change as (
    delete from trial_cases
    where environment_id = ${scope.environment_id} and trial_set_id = ${trial_set_id} and id = ${id} returning id)`
  const rows = isId('trial_case', id) ? await write(scope, change, [], result) : []
  if (rows.length === 0) throw notFound('trial case')
  return result
}
