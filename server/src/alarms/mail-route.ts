import { sql } from '../db/sql.ts'
import { operatorsRoute, type Route, routeFor } from '../mail/server.ts'
import type { Means } from '../scope.ts'

/**
 * The way out of mail about alarms: the operator's server, because what fails is the account's. Without one, the account's own, unless
 * that is what fails: then nothing is mailed.
 */
export async function alarmRoute(
  means: Pick<Means, 'database' | 'vault' | 'settings'>,
  environment_id: number,
): Promise<Route | null> {
  const operators = operatorsRoute(means.settings)
  if (operators) return operators
  const [failing] = await means.database.run(sql`
    select from alarms where environment_id = ${environment_id} and kind = 'mail_server_failing' and ended_at is null`)
  return failing ? null : routeFor(means, environment_id)
}
