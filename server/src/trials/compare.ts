import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { chanceOf, isGood } from './assess.ts'
import type { Decision, TrialComparison, TrialVerdict } from './schema.ts'
import { findTrial } from './trials.ts'

interface Pair {
  case_id: string
  turn: number
  question: string
  before_id: string
  before_decision: Decision
  before_reply: string
  before_verdict: TrialVerdict | null
  after_id: string
  after_decision: Decision
  after_reply: string
  after_verdict: TrialVerdict | null
}

const max_flips = 200
// Above this, chance explains it well enough.
const unlikely_below = 0.05

/** What became better and worse since another trial, in the cases of both. */
export async function compareTrials(scope: Scope, id: string, asked_id?: string): Promise<Resource> {
  const { trial_set_id } = await findTrial(scope, id)
  const with_id = asked_id ?? (await trialBefore(scope, trial_set_id, id))
  await findTrial(scope, with_id)
  const { environment_id } = scope
  const pairs = await read<Pair>(
    scope,
    sql`
    select now.case_id, now.turn, now.question, before.id as before_id, before.decision as before_decision, before.reply as before_reply,
      before.verdict as before_verdict, now.id as after_id, now.decision as after_decision, now.reply as after_reply, now.verdict as after_verdict
    from trial_results now join trial_results before on before.environment_id = ${environment_id} and before.trial_id = ${with_id}
      and before.case_id = now.case_id and before.turn = now.turn
    where now.environment_id = ${environment_id} and now.trial_id = ${id}
    order by now.case_id, now.turn`,
  )
  const judged = pairs.filter(({ before_verdict, after_verdict }) => before_verdict !== null && after_verdict !== null)
  const isBefore = (pair: Pair) => isGood(pair.before_verdict!)
  const isAfter = (pair: Pair) => isGood(pair.after_verdict!)
  const worse = judged.filter((pair) => isBefore(pair) && !isAfter(pair))
  const better = judged.filter((pair) => !isBefore(pair) && isAfter(pair))
  const p_value = chanceOf(worse.length, better.length)
  const flips = worse.length + better.length
  const comparison: TrialComparison = {
    object: 'assistant.trial_comparison',
    trial_id: id,
    with_trial_id: with_id,
    worse: worse.length,
    better: better.length,
    unchanged: judged.length - flips,
    unjudged: pairs.length - judged.length,
    chance: flips === 0 ? 'no_difference' : p_value < unlikely_below ? 'unlikely_chance' : 'may_be_chance',
    p_value: Math.round(p_value * 10_000) / 10_000,
    flips: [...worse, ...better].slice(0, max_flips).map(flipOf),
  }
  return { json: JSON.stringify(comparison), volatile: true }
}

async function trialBefore(scope: Scope, trial_set_id: string, id: string): Promise<string> {
  const [row] = await read<{ id: string }>(
    scope,
    sql`select id from trials
      where environment_id = ${scope.environment_id} and trial_set_id = ${trial_set_id} and id < ${id} and finished_at is not null
      order by id desc limit 1`,
  )
  if (!row) throw notFound('earlier trial of this set')
  return row.id
}

function flipOf(pair: Pair): TrialComparison['flips'][number] {
  const { case_id, turn, question } = pair
  return {
    case_id,
    turn,
    question,
    before: {
      result_id: pair.before_id,
      decision: pair.before_decision,
      reply: pair.before_reply,
      verdict: pair.before_verdict!,
    },
    after: {
      result_id: pair.after_id,
      decision: pair.after_decision,
      reply: pair.after_reply,
      verdict: pair.after_verdict!,
    },
  }
}
