import type { Permission } from '../accounts/permissions.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import { alarm_kinds, kinds, visibility } from './kinds.ts'
import { Alarm, type AlarmQuery } from './schema.ts'

const rendered = rendering(Alarm)

/** An alarm as its events, this list and notifications show it. */
export const alarmJson = rendered.json
export type AlarmRow = Parameters<typeof alarmJson>[0]

/** Like events, each is visible to whoever may read what fails. */
export function listAlarms(scope: Scope, { open, kind, ...query }: AlarmQuery, permissions: ReadonlySet<Permission>) {
  const readable = alarm_kinds.filter((one) => permissions.has(`${visibility[kinds[one]].area}:read`))
  const shown = kind === undefined ? readable : readable.filter((one) => one === kind)
  const only = open === undefined ? sql`` : open ? sql`and ended_at is null` : sql`and ended_at is not null`
  return page(scope, {
    name: `alarms ${open ?? ''} ${shown.join()}`,
    query,
    json: alarmJson,
    rows: (after, tail) => sql`
      select ${rendered.columns} from alarms
      where environment_id = ${scope.environment_id} and kind = any (${shown}::text[]) ${only}${after} ${tail}`,
  })
}
