import { isNotFound } from '../errors.ts'
import { LostLease } from '../jobs/leases.ts'
import { findLead, type LeadFacts, leadFacts } from '../leads/lead.ts'
import { word } from './answers.ts'
import { openClient } from './client.ts'
import { accessOf, keepToken, mappingOf } from './connection.ts'
import { type Connector, type Crm, CrmError, type FieldProblem, type RemoteRecord, type Upserted } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { failureFrom, passes } from './failure.ts'
import { emailOf } from './lead-values.ts'
import type { Lease } from './lease.ts'
import { beginCreating, findLink, forgetLink, isTaken, keepLink, type Link, repairOther, unclaimed } from './link.ts'
import { notesFor } from './notes.ts'
import { changedFields, fieldsHash, type Payload, payloadHash, payloadOf } from './payload.ts'
import { redacting } from './redact.ts'
import { orWithoutId } from './without-id.ts'
import type { Changes, Ending, Work } from './work.ts'
import { writeNotes } from './write-notes.ts'

/** Updates one CRM record with as few calls as possible. Each completed step is recorded at once. */
export async function sync(work: Work): Promise<Ending> {
  const changes: Changes = { written: [], dropped: [], kept: [], notes: [] }
  let link: Link | undefined
  const bare = connectorOf(work.connection.provider)
  const report = () => ({ changes, warnings: warningsOf(bare, link?.dropped ?? []) })
  try {
    const { scope, connection, lease } = work
    link = await findLink(scope, connection.id, lease.lead_id)
    const { contact_id } = await findLead(scope, lease.lead_id)
    // Before the lead's values, because those include the summaries created here.
    const notes = await notesFor(scope, contact_id)
    const facts = await leadFacts(scope, lease.lead_id)
    const payload = payloadOf(mappingOf(connection), facts)
    const payload_hash = payloadHash(payload, notes)
    const { remote_id: before, disturbed } = link
    const unchanged = before !== null && link.payload_hash === payload_hash
    const ended = { payload_hash, disturbed }
    if (before !== null && unchanged && lease.cause !== 'manual')
      return { status: 'unchanged', remote_id: before, remote_url: link.remote_url, ...ended, ...report() }
    await work.begun()
    const access = await accessOf(scope, connection)
    const keep = (grant: { token: string; credentials?: Record<string, string> }) => keepToken(scope, connection, grant)
    const { wire, over, calls } = work
    const crm = openClient({ connector: bare, access, wire, over, until: lease.ends, calls, keep })
    const connector = redacting(bare, crm)
    const is_current = before !== null && (unchanged || stands(connector, link, payload)) && !isLacking(link, lease)
    const there = is_current && (await isThere(connector, crm, before))
    if (is_current && !there) {
      await forgetLink(scope, lease)
      link = { ...link, remote_id: null, sent: null, dropped: [] }
    }
    let outcome: 'created' | 'updated' | 'unchanged' = unchanged ? 'unchanged' : 'updated'
    if (!there) {
      const { dropped = [], ...upserted } = await writeRecord(work, connector, crm, { facts, payload, link, changes })
      outcome = upserted.outcome
      link = { ...link, ...upserted, dropped }
    }
    const { remote_id, remote_url } = link
    await writeNotes(work, connector, crm, { remote_id: remote_id!, notes, changes })
    return { status: outcome, remote_id: remote_id!, remote_url, ...ended, ...report() }
  } catch (error) {
    if (isGone(error)) return { status: 'lost' }
    if (!(error instanceof CrmError)) work.failed(error)
    const retry_after_ms = error instanceof CrmError ? error.retry_after_ms : null
    const { remote_id = null, remote_url = null } = link ?? {}
    return { status: 'failed', failure: failureFrom(error), retry_after_ms, remote_id, remote_url, ...report() }
  }
}

/** Whether only a note differs. A record that can't be looked up is written, because its note wouldn't reveal that it's gone. */
function stands({ exists, pull }: Connector, { fields_hash, disturbed }: Link, payload: Payload): boolean {
  return (exists !== undefined || pull !== undefined) && fields_hash === fieldsHash(payload, disturbed)
}

/** Someone who syncs manually may have restored the field. */
function isLacking({ dropped }: Link, { cause }: Lease): boolean {
  return cause === 'manual' && dropped.length > 0
}

function warningsOf({ title }: Connector, dropped: string[]): FieldProblem[] {
  const problem = `no longer exists in ${title}, or ${title} didn't store the value. Remove it from the mapping or create the field again, then sync again.`
  return dropped.map((name) => ({ name, problem }))
}

/** A manual sync reports a deleted record even if nothing differs here. */
async function isThere({ exists, pull }: Connector, crm: Crm, remote_id: string): Promise<boolean> {
  try {
    if (exists) return await exists(crm, remote_id)
    return pull === undefined || (await pull(crm, remote_id)) !== null
  } catch (error) {
    // With nothing to send, nobody has to wait for a CRM that is down.
    if (error instanceof CrmError && passes(failureFrom(error))) return true
    throw error
  }
}

/** The lead, its conversation or the connection was deleted in the meantime, or another worker has the lease. */
function isGone(error: unknown): boolean {
  const foreign_key_violation = '23503'
  return error instanceof LostLease || isNotFound(error) || (error as { code?: string }).code === foreign_key_violation
}

interface Known {
  facts: LeadFacts
  payload: Payload
  link: Link
  changes: Changes
}

async function writeRecord(work: Work, connector: Connector, crm: Crm, state: Known): Promise<Upserted> {
  const { scope, lease } = work
  const { payload, link, facts, changes } = state
  const record: RemoteRecord = {
    remote_id: link.remote_id,
    lead_id: lease.lead_id,
    email: emailOf(facts),
    fields: payload.fields,
    on_create: payload.on_create,
    only_forward: payload.only_forward,
    uncertain: link.creating_since !== null,
    uncertain_since: link.creating_since,
    unclaimed: (ids) => unclaimed(scope, lease, ids),
  }
  const upserted = await orWithoutId(
    () => upsert(record),
    record.remote_id !== null,
    async () => {
      await forgetLink(scope, lease)
      return upsert({ ...record, remote_id: null })
    },
  )
  const { dropped = [], kept = [] } = upserted
  const absent = new Set([...dropped, ...kept])
  const before = link.remote_id === upserted.remote_id ? link.sent : null
  const tried = new Set([
    ...changedFields(payload.fields, before),
    ...link.dropped.filter((name) => name in payload.fields),
  ])
  changes.written = [...tried].filter((name) => !absent.has(name))
  changes.dropped = dropped
  changes.kept = kept
  try {
    const stage = connector.stage?.field
    const status = stage === undefined || absent.has(stage) ? null : word(String(payload.fields[stage] ?? ''))
    const fields_hash = fieldsHash(payload, link.disturbed)
    await keepLink(scope, lease, upserted, { sent: payload.fields, fields_hash, status })
  } catch (error) {
    if (!isTaken(error)) throw error
    await repairOther(scope, lease, upserted.remote_id)
    throw new CrmError(
      'duplicate',
      `The record ${upserted.remote_id} in the CRM already belongs to another lead in Parley.`,
    )
  }
  return upserted

  async function upsert(record: RemoteRecord): Promise<Upserted> {
    if (record.remote_id === null) await beginCreating(scope, lease)
    return connector.upsert(crm, record)
  }
}
