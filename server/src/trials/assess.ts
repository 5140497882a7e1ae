import type { TrialCase, TrialExpectation } from './case-schema.ts'
import type { Decision, rule_names, TrialVerdict } from './schema.ts'

/** What the assistant would do in one turn. */
export interface Said {
  decision: Decision
  reply: string
  language: string
  article_ids: string[]
}

export interface Check {
  rule: (typeof rule_names)[number]
  passed: boolean
}

/** Each rule that is set, and whether the reply keeps it. */
export function checksOf(expect: TrialExpectation | undefined, turn: Said): Check[] {
  if (!expect) return []
  const { decision, cites, contains, lacks, language, max_length } = expect
  const has = (text: string) => turn.reply.toLowerCase().includes(text.toLowerCase())
  const check = (rule: Check['rule'], is_set: unknown, passed: () => boolean) =>
    is_set === undefined ? [] : [{ rule, passed: passed() }]
  return [
    ...check('decision', decision, () => turn.decision === decision),
    ...check('cites', cites, () => turn.article_ids.includes(cites!)),
    ...check('contains', contains, () => contains!.every(has)),
    ...check('lacks', lacks, () => !lacks!.some(has)),
    ...check('language', language, () => turn.language === language),
    ...check('max_length', max_length, () => turn.reply.length <= max_length!),
  ]
}

/** Null where no rule says anything. */
export function verdictOf(expect: TrialExpectation | undefined, checks: Check[]): TrialVerdict | null {
  if (checks.length === 0) return null
  if (checks.every(({ passed }) => passed)) return 'good'
  const is_decision_wrong = checks.some(({ rule, passed }) => rule === 'decision' && !passed)
  if (is_decision_wrong && expect?.decision === 'hand_over') return 'should_hand_over'
  if (is_decision_wrong && expect?.decision === 'answer') return 'should_answer'
  return 'wrong'
}

/** Whether it would do what was done then, which need not have been right. Null where that can't be told. */
export function agreementOf(label: TrialCase['label'], { decision, article_ids }: Said): 'agrees' | 'differs' | null {
  if (!label) return null
  if (label.reaction !== 'answered') return decision === 'hand_over' ? 'agrees' : 'differs'
  if (decision !== 'answer') return 'differs'
  const { article_ids: cited } = label
  return cited.length === 0 || cited.some((id) => article_ids.includes(id)) ? 'agrees' : 'differs'
}

export function isGood(verdict: TrialVerdict): boolean {
  return verdict === 'good' || verdict === 'acceptable'
}

/** McNemar's exact test, of both sides: how likely so uneven flips are if neither version is better. */
export function chanceOf(worse: number, better: number): number {
  const flips = worse + better
  let [term, sum] = [0.5 ** flips, 0]
  for (let n = 0; n <= Math.min(worse, better); n++) {
    sum += term
    term *= (flips - n) / (n + 1)
  }
  return Math.min(1, 2 * sum)
}
