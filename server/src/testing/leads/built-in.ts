import type { OwnMessage } from '../../language/leads/own-words.ts'
import { default_rules } from '../../leads/default-rules.ts'
import type { Rule } from '../../leads/score.ts'

/** The built-in rules, and the time at which cases are scored. */
export const as_built_in: Rule[] = default_rules.map((rule) => ({ ...rule, enabled: true, words: [] }))
export const now = Date.parse('2026-11-20T09:30:00.000Z')

interface CaseMessage {
  kind: 'inbound' | 'outbound' | 'note'
  content: string
}

/** The contact's messages in a case, newest first. There is a message every minute, the last one a minute before `now`. */
export function newestFirst(messages: readonly CaseMessage[]): OwnMessage[] {
  return messages
    .map(({ kind, content }, n) => ({
      kind,
      id: `m${n}`,
      content,
      created_at: new Date(now - (messages.length - n) * 60_000).toISOString(),
      asked: messages.slice(0, n).findLast((other) => other.kind === 'outbound')?.content ?? null,
    }))
    .filter(({ kind }) => kind === 'inbound')
    .toReversed()
}
