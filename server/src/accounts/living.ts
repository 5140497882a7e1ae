import type { Database } from '../db/database.ts'
import { prefixes } from '../ids.ts'
import { livingKeys } from './api-keys.ts'
import { livingSessions } from './sessions.ts'
import { isOfVisitor, livingVisitors, type VisitorSpans } from './visitors.ts'

/** Whether it's a session. Otherwise, a key or a visitor's browser. */
export function isOfSession(holder: string): boolean {
  return holder.startsWith(`${prefixes.session}_`)
}

/** Those of these keys, sessions and visitors' browsers that are still valid. */
export async function living(
  database: Database,
  spans: VisitorSpans,
  holders: readonly string[],
): Promise<ReadonlySet<string>> {
  const sessions = holders.filter(isOfSession)
  const visitors = holders.filter(isOfVisitor)
  const keys = holders.filter((holder) => !isOfSession(holder) && !isOfVisitor(holder))
  const alive = await Promise.all([
    keys.length > 0 ? livingKeys(database, keys) : [],
    sessions.length > 0 ? livingSessions(database, sessions) : [],
    visitors.length > 0 ? livingVisitors(database, spans, visitors) : [],
  ])
  return new Set(alive.flatMap((ids) => [...ids]))
}
