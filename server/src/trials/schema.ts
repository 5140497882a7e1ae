import { Source } from '../conversations/messages/schema.ts'
import { paging } from '../db/page.ts'
import { doubt_rules } from '../knowledge/sureness.ts'
import { guards } from '../replies/reply.ts'
import {
  constant,
  define,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'

export const decisions = ['answer', 'clarify', 'hand_over', 'silent'] as const
export type Decision = (typeof decisions)[number]
export const verdicts = ['good', 'acceptable', 'wrong', 'should_hand_over', 'should_answer'] as const
export type TrialVerdict = (typeof verdicts)[number]
export const rule_names = ['decision', 'cites', 'contains', 'lacks', 'language', 'max_length'] as const

const count = Type.Integer({ minimum: 0 })

export const Trial = define(
  'Trial',
  Type.Object({
    object: constant('assistant.trial'),
    id: id('trial'),
    trial_set_id: id('trial_set'),
    status: oneOf(['running', 'finished', 'canceled']),
    assistant_version: Type.String({
      description: 'The same if the settings and the published articles were the same at the start.',
      examples: ['3f9a1c5e2b7d8046'],
    }),
    total: Type.Integer({ minimum: 0, description: 'How many cases it has.' }),
    done: Type.Integer({ minimum: 0, description: 'How many of them are done.' }),
    verdicts: Type.Object({
      good: count,
      acceptable: count,
      wrong: count,
      should_hand_over: count,
      should_answer: count,
      none: count,
    }),
    created_at: timestamp(),
    canceled_at: nullable(timestamp()),
    finished_at: nullable(timestamp()),
  }),
)
export type Trial = Static<typeof Trial>
export const TrialList = listOf(Trial, 'TrialList')

export const NewTrial = define('NewTrial', input({ trial_set_id: idGiven('trial_set') }))
export type NewTrial = Static<typeof NewTrial>

export const TrialQuery = input({ ...paging, trial_set_id: optional(idGiven('trial_set')) })
export type TrialQuery = Static<typeof TrialQuery>

const share = Type.Number({ minimum: 0, maximum: 1 })

const TrialWhy = Type.Object(
  {
    doubt: nullable(
      Type.Object(
        { rule: oneOf(doubt_rules), needs: nullable(share), has: nullable(share) },
        {
          description: "The rule that kept the best article from being told as the answer, and that rule's threshold.",
        },
      ),
    ),
    articles: Type.Array(
      Type.Object({
        article_id: id('article'),
        title: Type.String(),
        confidence: share,
        coverage: share,
        words: Type.Array(Type.String(), { description: 'The words of the question that it has.' }),
      }),
      { description: 'The best by words, whether or not they were good enough.' },
    ),
    guards: Type.Array(oneOf(guards), {
      description:
        '`own_case`: a case of the customer’s own, so an answer is only offered. `same_reply`: it was said before. ' +
        '`call_for_help`: somebody may need help.',
    }),
  },
  { description: 'What the reply was decided by. Null if no article was searched for: `reason` says why.' },
)

export const TrialResult = define(
  'TrialResult',
  Type.Object({
    object: constant('assistant.trial_result'),
    id: id('trial_result'),
    trial_id: id('trial'),
    case_id: id('trial_case'),
    turn: Type.Integer({ minimum: 0, description: 'The place of the turn in its case.' }),
    question: Type.String({ examples: ['How long can I return a bicycle?'] }),
    decision: oneOf(decisions, { description: '`silent`: it had handed over before, and a person is in charge.' }),
    outcome: nullable(oneOf(['answered', 'offered', 'clarified', 'greeted', 'handed_over'])),
    reply: Type.String({ examples: ['You can return a bicycle within 30 days.'] }),
    reason: nullable(Type.String({ description: 'Why it would hand over.' })),
    language: Type.String({ examples: ['en'] }),
    engine: Type.String({ examples: ['embedded'] }),
    confidence: nullable(share),
    sources: Type.Array(Source),
    why: nullable(TrialWhy),
    rules: Type.Array(Type.Object({ rule: oneOf(rule_names), passed: Type.Boolean() })),
    label: nullable(
      oneOf(['agrees', 'differs'], { description: 'Whether it would do what was done then. That need not be right.' }),
    ),
    verdict: nullable(oneOf(verdicts)),
    verdict_by: nullable(oneOf(['rule', 'person'])),
    latency_ms: Type.Integer({ minimum: 0 }),
    created_at: timestamp(),
  }),
)
export type TrialResult = Static<typeof TrialResult>
export const TrialResultList = listOf(TrialResult, 'TrialResultList')

export const TrialResultQuery = input({
  ...paging,
  verdict: optional(oneOf([...verdicts, 'none'], { description: '`none`: nobody has judged it yet.' })),
})
export type TrialResultQuery = Static<typeof TrialResultQuery>

export const NewTrialVerdict = define(
  'NewTrialVerdict',
  input({ result_id: idGiven('trial_result'), verdict: oneOf(verdicts, { examples: ['good'] }) }),
)
export type NewTrialVerdict = Static<typeof NewTrialVerdict>

export const TrialComparisonQuery = input({
  with: optional(idGiven('trial')),
})
export type TrialComparisonQuery = Static<typeof TrialComparisonQuery>

const Side = Type.Object({
  result_id: id('trial_result'),
  decision: oneOf(decisions),
  reply: Type.String(),
  verdict: oneOf(verdicts),
})

export const TrialComparison = define(
  'TrialComparison',
  Type.Object({
    object: constant('assistant.trial_comparison'),
    trial_id: id('trial'),
    with_trial_id: id('trial'),
    worse: Type.Integer({ minimum: 0, description: 'How many turns were good, and are not now.' }),
    better: Type.Integer({ minimum: 0, description: 'How many turns were not good, and are now.' }),
    unchanged: Type.Integer({ minimum: 0 }),
    unjudged: Type.Integer({ minimum: 0, description: 'How many have no verdict in one of the trials.' }),
    chance: oneOf(['no_difference', 'may_be_chance', 'unlikely_chance'], {
      description: 'By McNemar’s exact test: `unlikely_chance` below 5 %.',
    }),
    p_value: share,
    flips: Type.Array(
      Type.Object({
        case_id: id('trial_case'),
        turn: Type.Integer({ minimum: 0 }),
        question: Type.String(),
        before: Side,
        after: Side,
      }),
      { description: 'Those that became worse first, up to 200.' },
    ),
  }),
)
export type TrialComparison = Static<typeof TrialComparison>
