import { sql } from '../../db/sql.ts'
import { conflict } from '../../errors.ts'
import { write } from '../../events/record.ts'
import { type Expectation, requireVersion } from '../../http/precondition.ts'
import { isId } from '../../ids.ts'
import { qualifyLead } from '../../leads/qualify.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { type ContactRow, contactResource, differences, findContact } from '../contacts.ts'
import { combine } from './combine.ts'
import { moveConversations } from './conversations.ts'
import { joinJobs, syncAgain } from './crm.ts'
import { type MergedLeads, mergeLeads } from './leads.ts'

// Measured in thousands of messages a second; the usual limit is meant for statements of milliseconds.
const patience = sql`set local statement_timeout = '120s'`

/** Makes one contact of two: the first stays and gets what the other has; the other is deleted. */
export async function mergeContacts(
  scope: Scope,
  id: string,
  other_id: string,
  expected: Expectation,
): Promise<Resource> {
  const { contact, is_lead } = await transact(scope, (scope) => merged(scope, id, other_id, expected))
  if (is_lead) await judgeAnew(scope, id)
  return contact
}

async function merged(scope: Scope, id: string, other_id: string, expected: Expectation) {
  await scope.connection!.query(patience)
  const [into, from] = await bothLocked(scope, id, other_id)
  requireVersion(expected, into.version)
  const after = combine(into, from)
  // The answer to the caller and the entry in the audit log belong to the last statement.
  const { claim: _, audited: __, ...inner } = scope
  await moveConversations(inner, into, from)
  const leads = await mergeLeads(inner, into.id, from.id)
  await moveTraces(inner, into, from)
  await removeOther(inner, from)
  // Late: where events are numbered these rows are written too, and all events would wait for what comes before the commit.
  if (leads) await changeJobs(inner, leads)
  return { contact: await fill(scope, into, after, from), is_lead: leads !== null }
}

async function changeJobs(scope: Scope, { lead_id, gone_id }: MergedLeads): Promise<void> {
  if (gone_id !== null) await joinJobs(scope, lead_id, gone_id)
  await syncAgain(scope, lead_id)
}

/** Both as they are, and nobody changes or deletes one meanwhile. Locked in the order of their ids, as by everybody. */
async function bothLocked(scope: Scope, id: string, other_id: string): Promise<[ContactRow, ContactRow]> {
  const ids = [id, other_id].filter((one) => isId('contact', one))
  await scope.connection!.query(sql`
    select from contacts where environment_id = ${scope.environment_id} and id = any (${ids})
    order by id for update`)
  return pair(scope, id, other_id)
}

export async function pair(scope: Scope, id: string, other_id: string): Promise<[ContactRow, ContactRow]> {
  const into = await findContact(scope, id)
  if (id === other_id) throw conflict('contacts_not_mergeable', 'A contact cannot be merged with itself.')
  return [into, await findContact(scope, other_id)]
}

/** What was told of the other is the contact's from now on: it goes with it. */
async function moveTraces({ environment_id, connection }: Scope, into: ContactRow, from: ContactRow): Promise<void> {
  await connection!.query(sql`
    update events set contact_id = ${into.id} where environment_id = ${environment_id} and contact_id = ${from.id}`)
  await connection!.query(sql`
    update idempotent_answers set contact_id = ${into.id}
    where environment_id = ${environment_id} and contact_id = ${from.id}`)
}

/** Before its address and identifier are given to the one that stays: they are unique. */
async function removeOther(scope: Scope, { id }: ContactRow): Promise<void> {
  const deleted = { json: JSON.stringify({ object: 'contact', id, deleted: true }), id }
  await write(
    scope,
    sql`change as (delete from contacts where environment_id = ${scope.environment_id} and id = ${id} returning id)`,
    [{ type: 'contact.deleted', object: deleted.json, contact_id: null, about: id }],
    deleted,
  )
}

async function fill(scope: Scope, into: ContactRow, filled: ContactRow, from: ContactRow): Promise<Resource> {
  const { environment_id, audited } = scope
  const { id } = into
  const previous = differences(into, filled)
  const is_changed = Object.keys(previous).length > 0
  const after = { ...filled, version: into.version + (is_changed ? 1 : 0) }
  const contact = contactResource(after)
  await write(
    { ...scope, ...(audited && { audited: { ...audited, details: { with: from.id } } }) },
    sql`change as (
      update contacts set email = ${after.email}, phone_number = ${after.phone_number}, identifier = ${after.identifier},
        custom_attributes = ${after.custom_attributes}, version = ${after.version}
      where environment_id = ${environment_id} and id = ${id} returning id)`,
    is_changed ? [{ type: 'contact.updated', object: contact.json, previous, contact_id: id, about: id }] : [],
    contact,
  )
  return contact
}

/**
 * The lead is judged by what both wrote, without asking a model. A thing of its own: the contacts are one whether or not this
 * succeeds, and whoever qualifies the contact next does the same.
 */
async function judgeAnew({ claim: _, audited: __, ...scope }: Scope, contact_id: string): Promise<void> {
  await qualifyLead({ ...scope, may_ask_model: () => false }, { contact_id }).catch(() => {})
}
