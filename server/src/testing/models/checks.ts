import type { Verdict } from '../../models/confirm.ts'

/** What a model thinks of a statement. */
export type Judge = (statement: string, passage: string) => Verdict

// biome-ignore lint/suspicious/noExplicitAny: a request of either protocol.
type Request = { body: string; json: any }

/** Whether the model is asked to check what was said. */
export function isCheck({ body }: Pick<Request, 'body'>): boolean {
  return body.includes('verdicts')
}

/** The pairs that it is asked about. */
export function pairsIn({ json }: Pick<Request, 'json'>): { statement: string; passage: string }[] {
  const { content } = json.messages.find(({ role }: { role: string }) => role === 'user')
  return JSON.parse(content).material.pairs
}

/** The answer to a check. By default, it confirms each statement. */
export function verdictsOf(request: Pick<Request, 'json'>, judge: Judge = () => 'yes') {
  return { say: { verdicts: pairsIn(request).map(({ statement, passage }) => judge(statement, passage)) } }
}
