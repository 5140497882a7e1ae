import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'
import type { Scope } from '../scope.ts'

const day_ms = 24 * 3600 * 1000
const max_rows = 1000

/** Tokens used, per day. */
export async function usageSince(scope: Scope, days: number) {
  const { database, environment_id } = scope
  const today = new Date().toISOString().slice(0, 10)
  const first = firstIdAt('model_call', Date.parse(today) - (days - 1) * day_ms)
  const [spent] = await database.read<{ tokens: string }>(
    sql`select tokens from model_days where environment_id = ${environment_id} and day = ${today}::date`,
  )
  const rows = await database.run<Record<'day' | 'purpose' | 'engine' | 'outcome' | 'numbers', string>>(sql`
    select to_char(created_at, 'YYYY-MM-DD') as day, purpose, engine, coalesce(outcome, 'interrupted') as outcome,
      json_build_array(count(*), coalesce(sum(input_tokens), 0), coalesce(sum(output_tokens), 0),
        count(*) filter (where estimated), round(avg(ms))) as numbers
    from model_calls where environment_id = ${environment_id} and id >= ${first}
    group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4 limit ${max_rows}::integer`)
  const calls = rows.map(({ numbers, ...row }) => {
    const [calls, input_tokens, output_tokens, estimated, mean_ms] = JSON.parse(numbers)
    return { ...row, calls, input_tokens, output_tokens, estimated, mean_ms } as Counted
  })
  return { day: today, tokens_today: Number(spent?.tokens ?? 0), calls }
}

export interface Counted {
  day: string
  purpose: string
  engine: string
  outcome: string
  calls: number
  input_tokens: number
  output_tokens: number
  estimated: number
  mean_ms: number | null
}
