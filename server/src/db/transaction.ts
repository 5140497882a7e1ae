import { begin, type Connection, commit, rollback } from './connection.ts'
import type { Database } from './database.ts'

/** All of `work` or nothing of it. */
export function transaction<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  return database.session(async (connection) => {
    await connection.query(begin)
    try {
      const result = await work(connection)
      await connection.query(commit)
      return result
    } catch (error) {
      connection.query(rollback).catch(() => {})
      throw error
    }
  })
}
