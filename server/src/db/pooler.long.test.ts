import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { fromDebian } from '../../../faults/support/debian.ts'
import { parley, startProcess } from '../testing/processes.ts'
import { client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'
import { freePort } from './embedded/port.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const program = '/usr/sbin/pgbouncer'

describe('PgBouncer before the database', () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ SECRET_KEY })
  })
  after(() => service.stop())

  it('is refused where it pools by transaction or statement, with the mode to use', async (t) => {
    if (!fromDebian(t, 'pgbouncer', () => (existsSync(program) ? program : undefined))) return
    for (const mode of ['transaction', 'statement']) {
      const DATABASE_URL = await pooled(t, service.database_url, mode)
      const { code, stderr } = await parley(['start'], { PORT: '0', DATABASE_URL, SECRET_KEY })
      assert.equal(code, 1, stderr)
      assert.match(stderr, /^DATABASE_URL leads to a connection pooler .*pool_mode = session/m)
    }
  })

  it('is worked with where it pools by session', async (t) => {
    if (!fromDebian(t, 'pgbouncer', () => (existsSync(program) ? program : undefined))) return
    const DATABASE_URL = await pooled(t, service.database_url, 'session')
    const process = await startProcess({ DATABASE_URL, SECRET_KEY, RATE_LIMIT: '0', DATABASE_CONNECTIONS: '6' })
    t.after(() => process.stop())
    const api = client(`${process.url}/v1`, await service.key())
    const made = await Promise.all(Array.from({ length: 40 }, () => api.post('/contacts', someContact())))
    for (const { status, body } of made) {
      assert.equal(status, 201)
      assert.deepEqual((await api.get(`/contacts/${body.id}`)).body, body)
    }
    await eventually(async () => {
      const { body } = await api.get('/events?types=contact.created&limit=100')
      assert.equal(body.data.length, 40)
    })
  })
})

/** The address of the database behind a PgBouncer of this test. */
async function pooled(t: TestContext, database_url: string, mode: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-pooler-'))
  chmodSync(folder, 0o755)
  const { hostname, port, username, password, pathname } = new URL(database_url)
  const listen_port = await freePort()
  const settings = `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen_port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 40
`
  writeFileSync(join(folder, 'pgbouncer.ini'), settings, { mode: 0o644 })
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const bouncer = spawn(program, ['-q', ...as, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  t.after(async () => {
    await end(bouncer)
    rmSync(folder, { recursive: true, force: true })
  })
  const url = new URL(database_url)
  url.port = String(listen_port)
  return url.href
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill('SIGKILL')) await ended
}
