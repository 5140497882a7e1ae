import { verdictsOn } from '../../../models/confirm.ts'
import type { Scope } from '../../../scope.ts'
import type { SupportCase } from './cases.ts'

export interface CheckedReply {
  language: string
  /** What is wrong with it, or `right`. */
  kind: string
  text: string
  verdict: 'yes' | 'no' | 'contradicts' | null
  /** Why there is no verdict. */
  problem: string | null
}

const time_limit_ms = 60_000
const max_pairs = 10

/** A model's verdicts on the right and wrong replies from an article, which it gets alternately. */
export async function checkReplies(scope: Scope, one: SupportCase): Promise<CheckedReply[]> {
  const { language, title } = one
  const passage = `${title}\n${one.passage}`
  const replies = inTurn(one)
  const checked: CheckedReply[] = []
  for (let from = 0; from < replies.length; from += max_pairs) {
    const some = replies.slice(from, from + max_pairs)
    const claims = some.map(({ text }) => ({ statement: text, passage }))
    const answer = await verdictsOn(scope, claims, { conversation_id: null, time_limit_ms })
    const verdicts = answer.outcome === 'answered' ? answer.value : []
    const problem = answer.outcome === 'answered' ? null : answer.words
    for (const [n, reply] of some.entries()) checked.push({ language, ...reply, verdict: verdicts[n] ?? null, problem })
  }
  return checked
}

/** Right and wrong replies alternately. */
function inTurn({ right, wrong }: SupportCase): { kind: string; text: string }[] {
  return Array.from({ length: Math.max(right.length, wrong.length) }, (_, n) => [
    ...right.slice(n, n + 1).map((text) => ({ kind: 'right', text })),
    ...wrong.slice(n, n + 1).map(([kind, text]) => ({ kind, text })),
  ]).flat()
}
