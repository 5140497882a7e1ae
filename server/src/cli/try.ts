import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { TrialSet } from '../trials/case-schema.ts'
import type { Trial, TrialComparison, TrialResult } from '../trials/schema.ts'
import { type Api, callsTo } from './api-calls.ts'
import { type Command, json_option, table, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage: parley try --set NAME [--fail-on regressions|wrong] [--json] [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Runs the trial set NAME and waits for its end: what the assistant would do in each case. Nothing is sent to customers.
--fail-on regressions  fails if a turn that was good in the trial before isn't good now
--fail-on wrong        fails if any turn is judged as wrong, or as one to hand over or to answer

Exits with 0 if nothing of that kind was found, with 1 if something was or the trial could not be run, with 2 for invalid usage.

${connectionHelp}`

const options = {
  set: { type: 'string' },
  'fail-on': { type: 'string' },
  ...json_option,
  ...connectionOptions,
} as const

const poll_ms = 500

export const tryCommand: Command = {
  summary: 'run a trial set of the assistant',
  help,
  async run(words, environment) {
    const { values } = parseArgs({ args: words, options })
    const { set: name, 'fail-on': fail_on, json } = values
    if (name === undefined) throw new UsageError(help)
    if (fail_on !== undefined && fail_on !== 'regressions' && fail_on !== 'wrong')
      throw new UsageError(`--fail-on must be regressions or wrong, not "${fail_on}".`)
    return withKey('try', values, environment, async (connection) => {
      const api = callsTo(connection)
      const set = await setNamed(api, name)
      const before = await trialBefore(api, set)
      const trial = await endOf(api, await api.post<Trial>('/assistant/trials', { trial_set_id: set.id }))
      const comparison =
        before && (await api.get<TrialComparison>(`/assistant/trials/${trial.id}/comparison?with=${before.id}`))
      const bad = await badOf(api, trial)
      if (json) console.log(JSON.stringify({ trial, comparison, bad }, null, 2))
      else show(trial, comparison, bad)
      if (trial.status === 'canceled') return 1
      const failures = { regressions: comparison?.worse ?? 0, wrong: bad.length }
      return fail_on !== undefined && failures[fail_on] > 0 ? 1 : 0
    })
  },
}

async function setNamed(api: Api, name: string): Promise<TrialSet> {
  const { data } = await api.get<{ data: TrialSet[] }>(`/assistant/trial_sets?name=${encodeURIComponent(name)}`)
  if (!data[0]) throw new Error(`There is no trial set "${name}".`)
  return data[0]
}

async function trialBefore(api: Api, { id }: TrialSet): Promise<Trial | null> {
  const { data } = await api.get<{ data: Trial[] }>(`/assistant/trials?trial_set_id=${id}&limit=100`)
  return data.find(({ status }) => status === 'finished') ?? null
}

async function endOf(api: Api, { id }: Trial): Promise<Trial> {
  for (;;) {
    const trial = await api.get<Trial>(`/assistant/trials/${id}`)
    if (trial.status !== 'running') return trial
    await pause(poll_ms)
  }
}

const bad_verdicts = ['wrong', 'should_hand_over', 'should_answer'] as const

/** The first hundred of each kind. */
async function badOf(api: Api, { id }: Trial): Promise<TrialResult[]> {
  const lists = bad_verdicts.map((verdict) =>
    api.get<{ data: TrialResult[] }>(`/assistant/trials/${id}/results?limit=100&verdict=${verdict}`),
  )
  return (await Promise.all(lists)).flatMap(({ data }) => data)
}

function show(trial: Trial, comparison: TrialComparison | null, bad: TrialResult[]): void {
  console.log(`${trial.done} of ${trial.total} cases.`)
  const counts = Object.entries(trial.verdicts).map(([verdict, count]) => [verdict, `${count}`])
  console.log(table(['VERDICT', 'TURNS'], counts))
  for (const { verdict, question, decision, rules } of bad) {
    const broken = rules.flatMap(({ rule, passed }) => (passed ? [] : [rule])).join(', ')
    console.log(`✗ ${verdict}: ${shortened(question)} → ${decision}${broken === '' ? '' : ` (${broken})`}`)
  }
  if (!comparison) return
  const { worse, better, chance, flips } = comparison
  console.log(`Since the trial before: ${worse} worse, ${better} better (${chance_words[chance]}).`)
  for (const { question, before, after } of flips.slice(0, worse))
    console.log(`↓ ${shortened(question)}: ${before.decision} → ${after.decision}`)
}

const chance_words: Record<TrialComparison['chance'], string> = {
  no_difference: 'no difference',
  may_be_chance: 'may be chance',
  unlikely_chance: 'hardly chance',
}

function shortened(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79).toWellFormed()}…` : line
}
