import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { undo } from '../../server/src/testing/embedded-database.ts'
import { type Client, eventually, someContact } from '../../server/src/testing/service.ts'
import { type Caller, json, type Reply } from './call.ts'
import { onDatabase } from './on-database.ts'

/** A request in the middle of a statement, which the database has begun and doesn't end on its own. */
export interface UnderWay {
  /** The database's process that executes the statement. */
  pid: number
  answer: Promise<Reply>
}

/**
 * Makes requests of which the database has begun a statement for certain. Between two statements, the loss of a connection may
 * stay unnoticed: then it's just opened again.
 */
export async function statements(t: TestContext, database_url: string, api: Client) {
  const { body: contact } = await api.post('/contacts', someContact())
  /** Its deletion waits for the row, without a time limit that matters, on a connection of its own. */
  const path = `/v1/contacts/${contact.id}`
  return async (people: Caller): Promise<UnderWay> => {
    const holder = new pg.Client({ connectionString: database_url })
    holder.on('error', () => {})
    await holder.connect()
    undo(t, () => holder.end())
    await holder.query('begin')
    const { rows } = await holder.query('select pg_backend_pid() as pid from contacts where id = $1 for update', [
      contact.id,
    ])
    let has_begun = false
    const ask = async (): Promise<Reply> => {
      const answer = await people.call({ method: 'DELETE', path, headers: json(api.key) })
      return answer.status === 503 && !has_begun ? ask() : answer
    }
    const answer = ask()
    answer.catch(() => {})
    const pid = await eventually(async () => {
      const [waiting] = await onDatabase(
        database_url,
        `select pid from pg_stat_activity where ${rows[0].pid} = any (pg_blocking_pids(pid))`,
      )
      assert.ok(waiting, 'no statement is under way')
      return Number(waiting.pid)
    })
    has_begun = true
    return { pid, answer }
  }
}
