import { type Sql, sql } from '../db/sql.ts'
import type { Settings } from '../scope.ts'
import type { Problem } from './channel.ts'

type FloodSettings = Pick<Settings, 'flood_messages_per_minute' | 'flood_check'>

/** A busy minute is no flood yet, and a flood isn't over as soon as it pauses. */
const flood_minutes = 5

/** Whether unusually many unknown visitors wrote to a channel for the first time lately. Counts no further than it needs to. */
export function isFlooded(
  { flood_messages_per_minute }: FloodSettings,
  place: { environment_id: Sql; channel_id: Sql },
): Sql {
  const many = flood_messages_per_minute * flood_minutes
  if (many === 0) return sql`false`
  return sql`${many}::integer <= (
    select count(*) from (
      select from contact_identities stranger
      where stranger.environment_id = ${place.environment_id} and stranger.channel_id = ${place.channel_id}
        and stranger.wrote_at > now() - make_interval(mins => ${flood_minutes}::integer)
      limit ${many}::integer) recent)`
}

export function floodProblem({ flood_messages_per_minute, flood_check }: FloodSettings): Problem {
  const count = `In the last ${flood_minutes} minutes, more than ${flood_messages_per_minute} new visitors a minute wrote their first message.`
  const check =
    flood_check === 'off'
      ? ''
      : ' While this lasts, the browsers of new visitors prove some work before they can write.'
  const advice =
    ' If they are not customers, accept only signed visitors for a while: set `widget.identity` to `required`.'
  return { code: 'flooded', message: `${count}${check}${advice}` }
}
