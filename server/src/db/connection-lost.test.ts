import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { it } from 'node:test'
import pg from 'pg'
import { unavailable } from '../errors.ts'
import { connectionLost, unreachable } from './connection.ts'
import { persist } from './reach.ts'

it('a database that takes connections and says nothing is one that is not there yet', async (t) => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  t.after(() => server.close())
  const { port } = server.address() as { port: number }
  const settings = { host: '127.0.0.1', port, connectionTimeoutMillis: 20 }
  const client = new pg.Client(settings)
  client.on('error', () => {})
  const pool = new pg.Pool(settings)
  for (const connect of [() => client.connect(), () => pool.connect()])
    await assert.rejects(connect, (error) => connectionLost(error))
  await pool.end()
})

it('a start repeats what a busy database kept waiting, for as long as it may, and nothing else', async () => {
  let times = 0
  const failing = (errors: Error[]) => async () => {
    const error = errors[times++]
    if (error) throw error
    return times
  }
  const busy = unreachable(new Error('timeout exceeded when trying to connect'))
  assert.equal(await persist(60_000, failing([busy, busy])), 3)
  times = 0
  await assert.rejects(persist(0, failing([busy, busy, busy])), { code: 'database_unavailable' })
  times = 0
  const other = unavailable('crm_unavailable', 'Later.')
  await assert.rejects(persist(60_000, failing([other])), { code: 'crm_unavailable' })
  assert.equal(times, 1)
})
