import { sql } from '../db/sql.ts'

/** What a message says, in a statement over `messages`: its text, or the names of the files that were sent without a word. */
export const said = sql`case when content <> '' then content else coalesce(
  (select string_agg(file->>'name', ', ') from json_array_elements(attachments) file), '') end`
