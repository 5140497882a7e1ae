import { default_rules } from '../../leads/default-rules.ts'
import type { Rule } from '../../leads/score.ts'

/** The rules as the service comes with them, and the moment at which cases are assessed. */
export const as_built_in: Rule[] = default_rules.map((rule) => ({ ...rule, enabled: true, words: [] }))
export const now = Date.parse('2026-11-20T09:30:00.000Z')
