import type { Database } from '../db/database.ts'
import { prefixes } from '../ids.ts'
import { livingKeys } from './api-keys.ts'
import { livingSessions } from './sessions.ts'

/** Whether someone is signed in with it; else it is a key. */
export function isOfSession(holder: string): boolean {
  return holder.startsWith(`${prefixes.session}_`)
}

/** Which of these keys and sessions still open something. */
export async function living(database: Database, holders: readonly string[]): Promise<ReadonlySet<string>> {
  const sessions = holders.filter(isOfSession)
  const keys = holders.filter((holder) => !isOfSession(holder))
  const alive = await Promise.all([
    keys.length > 0 ? livingKeys(database, keys) : [],
    sessions.length > 0 ? livingSessions(database, sessions) : [],
  ])
  return new Set(alive.flatMap((ids) => [...ids]))
}
