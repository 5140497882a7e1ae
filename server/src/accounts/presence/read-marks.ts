import type { Notices } from '../../db/notices.ts'
import { sql } from '../../db/sql.ts'

/** How far the team has read what a visitor wrote. */
export interface ReadMark {
  environment_id: number
  conversation_id: string
  /** The visitor's own message: what the team says among itself is none of their business. */
  team_read_through: string
}

type Tell = (environment_id: number, conversation_id: string, bytes: Buffer) => void

/** Returns what tells the visitor at once, whichever process their stream is on. Whoever isn't there finds it in the conversation. */
export function startReadMarks(notices: Notices, tellVisitor: Tell): (mark: ReadMark) => void {
  const tellOthers = notices.join({ name: 'parley_read_marks', receive })

  function receive(payload: string): void {
    const { environment_id, ...mark } = JSON.parse(payload) as ReadMark
    const read = JSON.stringify({ object: 'read', ...mark })
    tellVisitor(environment_id, mark.conversation_id, Buffer.from(`event: read\ndata: ${read}\n\n`))
  }

  return (mark) => tellOthers(JSON.stringify(mark))
}

/** The contact's last message that somebody of the team has read, of a row of `conversations`. */
export const team_read_through = sql`
  (select id from messages
  where messages.environment_id = conversations.environment_id and conversation_id = conversations.id and direction = 'inbound'
    and messages.id <= (select max(through_message_id) from conversation_reads reads
      where reads.environment_id = conversations.environment_id and reads.conversation_id = conversations.id)
  order by messages.id desc limit 1) as team_read_through`
