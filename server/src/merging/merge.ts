import { moveIdentities } from '../channels/move-identities.ts'
import { type ContactRow, contactResource, differences, findContact, replaced, touched } from '../contacts/contacts.ts'
import { type NamesSet, namesSet, namesSetNow } from '../contacts/named-by-others.ts'
import { sql } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import { moveEvents } from '../events/contact-events.ts'
import { write } from '../events/record.ts'
import { moveAnswers } from '../http/kept-answers.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId } from '../ids.ts'
import { qualifyLead } from '../leads/qualify.ts'
import { moveDeleted } from '../retention/forget-again.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { combine } from './combine.ts'
import { moveConversations } from './conversations.ts'
import { joinJobs, syncAgain } from './crm.ts'
import { type MergedLeads, mergeLeads } from './leads.ts'

// Takes a second per few thousand messages. The usual timeout is meant for statements of milliseconds.
const patience = sql`set local statement_timeout = '120s'`

/** Merges two contacts: the first stays and gets the other's data, the other is deleted. */
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
  // The caller's response and the audit log entry belong to the last statement.
  const { claim: _, audited: __, ...inner } = scope
  const [is_read, set_at] = [isByReader(scope), await namesSet(inner, into.id, from.id)]
  await moveConversations(inner, into, from, is_read)
  const leads = await mergeLeads(inner, into.id, from.id)
  await moveDeleted(inner.connection!, inner.environment_id, from.id, into.id)
  await moveEvents(inner.connection!, inner.environment_id, from.id, into.id)
  await moveIdentities(inner.connection!, inner.environment_id, from.id, into.id, is_read)
  await moveAnswers(inner.connection!, inner.environment_id, from.id, into.id)
  await inner.connection!.query(sql`
    update contacts set sessions_ended_at = greatest(contacts.sessions_ended_at, other.sessions_ended_at) from contacts other
    where contacts.environment_id = ${inner.environment_id} and contacts.id = ${into.id}
      and other.environment_id = contacts.environment_id and other.id = ${from.id} and other.sessions_ended_at is not null`)
  await removeOther(inner, from)
  // Late, because numbering writes these rows, too: all events would wait for the time until the commit.
  if (leads) await changeJobs(inner, leads)
  return {
    contact: await fill(scope, { into, filled: after, from, set_at: is_read ? set_at : namesSetNow() }),
    is_lead: leads !== null,
  }
}

/**
 * Whoever merges in the dashboard has seen both contacts and decided that they are one person. A key decides by a rule, and may not be allowed
 * to read what it puts together: then visitors see no more than before.
 */
function isByReader({ actor }: Scope): boolean {
  return actor.type === 'user'
}

async function changeJobs(scope: Scope, { lead_id, gone_id }: MergedLeads): Promise<void> {
  if (gone_id !== null) await joinJobs(scope, lead_id, gone_id)
  await syncAgain(scope, lead_id)
}

/** Both as they are, locked against changes and deletion, in id order as everywhere. */
async function bothLocked(scope: Scope, id: string, other_id: string): Promise<[ContactRow, ContactRow]> {
  const ids = [id, other_id].filter((one) => isId('contact', one))
  await scope.connection!.query(sql`
    select from contacts where environment_id = ${scope.environment_id} and id = any (${ids})
    order by id for update`)
  return pair(scope, id, other_id)
}

export async function pair(scope: Scope, id: string, other_id: string): Promise<[ContactRow, ContactRow]> {
  const into = await findContact(scope, id)
  if (id === other_id) throw conflict('contacts_not_mergeable', "You can't merge a contact with itself.")
  return [into, await findContact(scope, other_id)]
}

/** Before its email and identifier go to the one that stays, because they are unique. */
async function removeOther(scope: Scope, { id }: ContactRow): Promise<void> {
  const deleted = { json: JSON.stringify({ object: 'contact', id, deleted: true }), id }
  await write(
    scope,
    sql`change as (delete from contacts where environment_id = ${scope.environment_id} and id = ${id} returning id)`,
    [{ type: 'contact.deleted', object: deleted.json, contact_id: null, about: id }],
    deleted,
  )
}

interface Filling {
  into: ContactRow
  filled: ContactRow
  from: ContactRow
  set_at: NamesSet
}

async function fill(scope: Scope, { into, filled, from, set_at }: Filling): Promise<Resource> {
  const { environment_id, audited } = scope
  const { id } = into
  const previous = differences(into, filled)
  const is_changed = Object.keys(previous).length > 0
  const after = { ...filled, version: into.version + (is_changed ? 1 : 0) }
  const contact = contactResource(after)
  await write(
    { ...scope, ...(audited && { audited: { ...audited, details: { with: from.id } } }) },
    is_changed ? sql`change as (${replaced(scope, [after], set_at)})` : sql`change as (${touched(environment_id, id)})`,
    is_changed ? [{ type: 'contact.updated', object: contact.json, previous, contact_id: id, about: id }] : [],
    contact,
  )
  return contact
}

/**
 * Assesses the lead by what both wrote, without calling a model. Separate, because the merge counts even if this fails, and
 * the next qualification does the same.
 */
async function judgeAnew({ claim: _, audited: __, ...scope }: Scope, contact_id: string): Promise<void> {
  await qualifyLead({ ...scope, may_ask_model: () => false }, { contact_id }).catch(() => {})
}
