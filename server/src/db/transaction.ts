import { again } from '../scope.ts'
import { begin, type Connection, commit, rollback } from './connection.ts'
import type { Database } from './database.ts'

/** All of `work` or nothing. Retried if the database rolled it back only because of concurrent writes to the same rows. */
export function transaction<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  return again(() => database.session((connection) => within(connection, work)))
}

async function within<T>(connection: Connection, work: (connection: Connection) => Promise<T>): Promise<T> {
  await connection.query(begin)
  try {
    const result = await work(connection)
    await connection.query(commit)
    return result
  } catch (error) {
    connection.query(rollback).catch(() => {})
    throw error
  }
}
