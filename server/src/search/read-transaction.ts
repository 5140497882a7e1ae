import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import { by_index } from './by-index.ts'

/** A connection of its own, so that no keyed read waits behind a search, and a time limit. */
export function reading<T>({ database }: Scope, work: (connection: Connection) => Promise<T>): Promise<T> {
  return database.session(async (connection) => {
    const opened = Promise.all([
      connection.query(begin),
      connection.query(sql`set local statement_timeout = 2000`),
      connection.query(by_index),
    ])
    try {
      await opened
      const result = await work(connection)
      await connection.query(commit)
      return result
    } catch (error) {
      await connection.query(rollback).catch(() => {})
      throw error
    }
  })
}
