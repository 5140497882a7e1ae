import type { Notices } from '../../db/notices.ts'

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
