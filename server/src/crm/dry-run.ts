import { findLead, leadFacts } from '../leads/lead.ts'
import type { Resource, Scope } from '../scope.ts'
import { findConnection, mappingOf } from './connection.ts'
import { findLink } from './link.ts'
import { hashOf, notesFor, storedNotes } from './notes.ts'
import { changedFields, payloadHash, payloadOf } from './payload.ts'

/** Exactly what a sync would write for a lead, without a call. */
export async function dryRun(scope: Scope, id: string, lead_id: string): Promise<Resource> {
  const connection = await findConnection(scope, id)
  const { contact_id } = await findLead(scope, lead_id)
  const { claim, ...inner } = scope
  const [link, notes, note_links] = await Promise.all([
    findLink(scope, id, lead_id),
    notesFor(inner, contact_id),
    storedNotes(scope, id, lead_id),
  ])
  // After the notes, because the values include summaries created for them.
  const facts = await leadFacts(scope, lead_id)
  const payload = payloadOf(mappingOf(connection), facts)
  const same = link.remote_id !== null && link.payload_hash === payloadHash(payload, notes)
  const preview = {
    object: 'crm_dry_run',
    connection_id: id,
    lead_id,
    action: same ? 'none' : link.remote_id === null ? 'create_or_match' : 'update',
    remote_id: link.remote_id,
    fields: payload.fields,
    on_create: payload.on_create,
    changed: changedFields(payload.fields, link.sent),
    skipped: payload.skipped,
    notes: notes.map((note) => {
      const before = note_links.find(({ conversation_id }) => conversation_id === note.conversation_id)
      const action = !before?.note_id ? 'create' : before.text_hash === hashOf(note) ? 'none' : 'update'
      return { conversation_id: note.conversation_id, action, text: note.text }
    }),
  }
  return { json: JSON.stringify(preview), contact_id }
}
