import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { newIdAt } from '../../ids.ts'
import { demoData } from './data.ts'

interface CannedReply {
  shortcut: string
  title: string
  content: string
}

/** What the people of the demo write most days. */
export function insertCannedReplies(database: Database, environment_id: number, since: number) {
  const rows = demoData<CannedReply[]>('canned-replies').map((reply, n) => {
    const at = since + n * 60_000
    return { ...reply, id: newIdAt('canned_reply', at), at: new Date(at).toISOString() }
  })
  return database.run(sql`
    insert into canned_replies (environment_id, id, shortcut, folded_shortcut, title, content, created_at, updated_at)
    select ${environment_id}::integer, id, shortcut, shortcut, title, content, at, at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id text, shortcut text, title text, content text, at timestamptz)`)
}
