import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { it } from 'node:test'
import pg from 'pg'
import { connectionLost } from './connection.ts'

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
