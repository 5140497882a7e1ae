import type { Message } from '../data/queries.ts'

/** What mail programs put before a subject that stays the same. */
const before_subject =
  /^(?:\s*(?:re|aw|antw|fwd?|wg|sv|vs|tr|rv|ref|rif|odp|回复|答复|转发|رد)\s*(?:\[\d+\])?\s*[:：])+/i

const bare = (subject: string) => subject.replace(before_subject, '').trim().toLowerCase()

/** The subjects of mails where they aren't those of the mails before, by message. */
export function newSubjects(messages: readonly Message[]): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>()
  let last: string | null = null
  for (const { id, email } of messages) {
    if (!email || bare(email.subject) === '') continue
    const subject = bare(email.subject)
    if (last !== null && subject !== last) subjects.set(id, email.subject)
    last = subject
  }
  return subjects
}
