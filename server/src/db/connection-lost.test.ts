import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { it } from 'node:test'
import pg from 'pg'
import { unavailable } from '../errors.ts'
import { connectionLost, unreachable } from './connection.ts'
import { openDatabase } from './database.ts'
import { persist } from './reach.ts'
import { sql } from './sql.ts'

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

it('a database that ends a connection in the moment it is ready costs a 503, not the process', async () => {
  const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
  const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
  const ended = Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields])
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // In one piece, as both leave the server together.
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, ended])))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const database = openDatabase({
    url: `postgres://parley@127.0.0.1:${port}/parley`,
    connections: 4,
    statement_timeout_ms: 1000,
  })
  try {
    await assert.rejects(database.run(sql`select 1 as one`), { code: 'database_unavailable' })
  } finally {
    await database.close()
    server.close()
  }
})
