import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import { findLead, type LeadFacts, leadFacts } from '../leads/lead.ts'
import type { Scope } from '../scope.ts'
import type { Wire } from '../webhooks/http-call.ts'
import { accessOf, type ConnectionRow, keepToken, mappingOf } from './connection.ts'
import { type Connector, type Crm, CrmError, type RemoteRecord, type Upserted } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { type CallRecord, openDoor } from './door.ts'
import { type Failure, failureFrom } from './failure.ts'
import { emailOf } from './lead-values.ts'
import type { Lease } from './lease.ts'
import {
  beginCreating,
  findLink,
  forgetLink,
  isTaken,
  keepLink,
  type Link,
  LostLease,
  repairOther,
  underLease,
} from './link.ts'
import { hashOf, type Note, notesFor, type StoredNote, storedNotes } from './notes.ts'
import { changedFields, type Payload, payloadHash, payloadOf } from './payload.ts'

export interface Changes {
  written: string[]
  dropped: string[]
  kept: string[]
  notes: string[]
}

/** How one sync of one lead ended. */
export type Ending =
  | {
      status: 'created' | 'updated' | 'unchanged'
      remote_id: string
      remote_url: string | null
      payload_hash: string
      disturbed: number
      changes: Changes
    }
  | {
      status: 'failed'
      failure: Failure
      retry_after_ms: number | null
      remote_id: string | null
      remote_url: string | null
      changes: Changes
    }
  /** There is no such lead any more, or somebody else works on it. */
  | { status: 'lost' }

export interface Work {
  scope: Scope
  connection: ConnectionRow
  lease: Lease
  wire: Wire
  /** Every call that is made. */
  calls: CallRecord[]
  /** The lease is lost: calls are broken off. */
  over: AbortSignal
  /** Told before the first call. */
  begun: () => Promise<void>
  /** Told what nobody foresaw. */
  failed: (error: unknown) => void
}

/** Brings one record over there up to what we know, by the least that is needed. Each step that was done is written down at once. */
export async function sync(work: Work): Promise<Ending> {
  const changes: Changes = { written: [], dropped: [], kept: [], notes: [] }
  let link: Link | undefined
  try {
    const { scope, connection, lease } = work
    link = await findLink(scope, connection.id, lease.lead_id)
    const { contact_id } = await findLead(scope, lease.lead_id)
    // Before the facts: they tell of the summaries that are made here.
    const notes = await notesFor(scope, contact_id)
    const facts = await leadFacts(scope, lease.lead_id)
    const payload = payloadOf(mappingOf(connection), facts)
    const payload_hash = payloadHash(payload, notes)
    if (link.remote_id !== null && link.payload_hash === payload_hash) {
      const { remote_id, remote_url } = link
      return { status: 'unchanged', remote_id, remote_url, payload_hash, disturbed: link.disturbed, changes }
    }
    await work.begun()
    const access = await accessOf(scope, connection)
    const connector = connectorOf(connection.provider)
    const keep = (got: { token: string; credentials?: Record<string, string> }) => keepToken(scope, connection, got)
    const crm = openDoor({
      connector,
      access,
      wire: work.wire,
      over: work.over,
      until: lease.ends,
      calls: work.calls,
      keep,
    })
    const { remote_id, remote_url, outcome } = await writeRecord(work, connector, crm, {
      facts,
      payload,
      link,
      changes,
    })
    link = { ...link, remote_id, remote_url }
    await writeNotes(work, connector, crm, { remote_id, notes, changes })
    return { status: outcome, remote_id, remote_url, payload_hash, disturbed: link.disturbed, changes }
  } catch (error) {
    if (isGone(error)) return { status: 'lost' }
    if (!(error instanceof CrmError)) work.failed(error)
    const retry_after_ms = error instanceof CrmError ? error.retry_after_ms : null
    const { remote_id = null, remote_url = null } = link ?? {}
    return { status: 'failed', failure: failureFrom(error), retry_after_ms, remote_id, remote_url, changes }
  }
}

/** The lead, its conversation or the connection was deleted while we were at it, or the lease is somebody else's. */
function isGone(error: unknown): boolean {
  const foreign_key_violation = '23503'
  return (
    error instanceof LostLease ||
    (error instanceof ApiError && error.code === 'resource_not_found') ||
    (error as { code?: string }).code === foreign_key_violation
  )
}

interface Known {
  facts: LeadFacts
  payload: Payload
  link: Link
  changes: Changes
}

async function writeRecord(work: Work, connector: Connector, crm: Crm, known: Known): Promise<Upserted> {
  const { scope, lease } = work
  const { payload, link, facts, changes } = known
  const record: RemoteRecord = {
    remote_id: link.remote_id,
    lead_id: lease.lead_id,
    email: emailOf(facts),
    fields: payload.fields,
    on_create: payload.on_create,
    only_forward: payload.only_forward,
    uncertain: link.creating_since !== null,
  }
  const upserted = await again(
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
  changes.written = changedFields(payload.fields, before).filter((name) => !absent.has(name))
  changes.dropped = dropped
  changes.kept = kept
  try {
    await keepLink(scope, lease, upserted, payload.fields)
  } catch (error) {
    if (!isTaken(error)) throw error
    await repairOther(scope, lease, upserted.remote_id)
    throw new CrmError(
      'duplicate',
      `The record ${upserted.remote_id} over there belongs to another lead of ours already.`,
    )
  }
  return upserted

  async function upsert(record: RemoteRecord): Promise<Upserted> {
    if (record.remote_id === null) await beginCreating(scope, lease)
    return connector.upsert(crm, record)
  }
}

async function writeNotes(
  work: Work,
  connector: Connector,
  crm: Crm,
  { remote_id, notes, changes }: { remote_id: string; notes: Note[]; changes: Changes },
): Promise<void> {
  const { scope, connection, lease } = work
  const stored = new Map(
    (await storedNotes(scope, connection.id, lease.lead_id)).map((one) => [one.conversation_id, one]),
  )
  for (const note of notes) {
    const before = stored.get(note.conversation_id)
    if (before?.note_id != null && before.text_hash === hashOf(note)) continue
    if (!before) await keepNote(work, note, null)
    const write = (note_id: string | null, uncertain: boolean) =>
      connector.note(crm, { remote_id, note_id, marker: note.marker, text: note.text, uncertain })
    const { note_id } = await again(
      () => write(before?.note_id ?? null, before !== undefined && before.note_id === null),
      before?.note_id != null,
      () => write(null, false),
    )
    await keepNote(work, note, note_id)
    changes.notes.push(note.conversation_id)
  }
}

/** With null: it may be made from now on. */
function keepNote({ scope, lease }: Work, note: Note, note_id: StoredNote['note_id']): Promise<void> {
  return underLease(
    scope,
    lease,
    sql`note as (
      insert into crm_notes as note (environment_id, connection_id, conversation_id, lead_id, note_id, text_hash)
      select environment_id, connection_id, ${note.conversation_id}, lead_id, ${note_id}, ${note_id === null ? null : hashOf(note)} from mine
      on conflict (environment_id, connection_id, conversation_id) do update
      set note_id = excluded.note_id, text_hash = excluded.text_hash)`,
  )
}

/** Once more without the id that the CRM does not know any more. */
function again<T>(work: () => Promise<T>, with_id: boolean, without: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    if (with_id && error instanceof CrmError && error.kind === 'not_found') return without()
    throw error
  })
}
