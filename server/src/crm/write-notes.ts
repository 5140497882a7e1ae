import { sql } from '../db/sql.ts'
import type { Connector, Crm } from './connector.ts'
import { writeUnder } from './link.ts'
import { hashOf, type Note, type StoredNote, storedNotes } from './notes.ts'
import { orWithoutId } from './without-id.ts'
import type { Changes, Work } from './work.ts'

/** Creates and updates the notes of a record, only those that differ. */
export async function writeNotes(
  work: Work,
  connector: Connector,
  crm: Crm,
  { remote_id, notes, changes }: { remote_id: string; notes: Note[]; changes: Changes },
): Promise<void> {
  const { scope, connection, lease } = work
  const note_links = new Map(
    (await storedNotes(scope, connection.id, lease.lead_id)).map((one) => [one.conversation_id, one]),
  )
  for (const note of notes) {
    const before = note_links.get(note.conversation_id)
    if (before?.note_id != null && before.text_hash === hashOf(note)) continue
    if (!before) await keepNote(work, note, null)
    const write = (note_id: string | null, uncertain: boolean) =>
      connector.note(crm, { remote_id, note_id, marker: note.marker, text: note.text, uncertain })
    const { note_id } = await orWithoutId(
      () => write(before?.note_id ?? null, before !== undefined && before.note_id === null),
      before?.note_id != null,
      () => write(null, false),
    )
    await keepNote(work, note, note_id)
    changes.notes.push(note.conversation_id)
  }
}

/** With null: it may be created from now on. */
function keepNote({ scope, lease }: Work, note: Note, note_id: StoredNote['note_id']): Promise<void> {
  return writeUnder(
    scope,
    lease,
    sql`note as (
      insert into crm_notes as note (environment_id, connection_id, conversation_id, lead_id, note_id, text_hash)
      select environment_id, connection_id, ${note.conversation_id}, lead_id, ${note_id}, ${note_id === null ? null : hashOf(note)} from mine
      on conflict (environment_id, connection_id, conversation_id) do update
      set note_id = excluded.note_id, text_hash = excluded.text_hash)`,
  )
}
