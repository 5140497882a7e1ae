import type { Verdict } from '../../models/confirm.ts'
import type { ModelRequest, Script } from './model-server.ts'

/** What a model thinks of a statement, or what it does instead of thinking. Null: it confirms each. */
export type Judging = ((statement: string, passage: string) => Verdict) | Script | null

/** Whether the model is asked to check what was said. */
export function isCheck({ body }: ModelRequest): boolean {
  return body.includes('verdicts')
}

/** The pairs that it is asked about. */
export function pairsIn({ json }: ModelRequest): { statement: string; passage: string }[] {
  const { content } = json.messages.find(({ role }: { role: string }) => role === 'user')
  return JSON.parse(content).material.pairs
}

export function verdictsOf(request: ModelRequest, how: Judging = null): Script {
  if (how !== null && typeof how !== 'function') return how
  return { say: { verdicts: pairsIn(request).map(({ statement, passage }) => how?.(statement, passage) ?? 'yes') } }
}
