import { sql } from '../db/sql.ts'
import type { DashboardScope } from '../http/scopes.ts'
import type { Mode, Resource } from '../scope.ts'
import { asking_kinds } from './kinds.ts'
import { columns, isUnread, json, max_count, own, referred } from './notifications.ts'

const max_named = 3

type Row = Parameters<typeof json>[0] & { count: number }

/** All customers who wait are one line, however many they are: how many, and who came last. */
export async function groupWaiting(scope: DashboardScope, mode: Mode): Promise<Resource> {
  const waiting = sql`notifications n where ${own(scope, mode)} and is_listed and n.kind = any (${asking_kinds}::text[]) and ${isUnread}`
  const rows = await scope.database.read<Row>(sql`
    select ${columns}, (select count(*)::integer from (select from ${waiting} limit ${max_count}::integer) counted) as count
    from (select n.* from ${waiting} order by n.id desc limit ${max_named}::integer) n ${referred}
    order by n.id desc`)
  const newest = rows.map(json).join(',')
  return {
    json: `{"object":"notifications.waiting","count":${rows[0]?.count ?? 0},"newest":[${newest}]}`,
    volatile: true,
  }
}
