import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launch, startProcess } from './testing/processes.ts'
import { openRelay } from './testing/relay.ts'
import { eventually, startTestService, type TestService } from './testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('the service as a process', () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ SECRET_KEY })
  })
  after(() => service.stop())

  async function running(t: TestContext, settings: Record<string, string>) {
    const process = await startProcess(settings)
    t.after(() => process.stop())
    return process
  }

  const settings = (more: Record<string, string> = {}) => ({ DATABASE_URL: service.database_url, SECRET_KEY, ...more })

  it('stopped while a caller never finishes ends all the same', async (t) => {
    const process = await running(t, settings({ SHUTDOWN_MS: '300' }))
    const { hostname, port } = new URL(process.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(`POST /v1/contacts HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{`)
    await pause(100)
    assert.equal(await process.stop('SIGINT'), 0)
    socket.destroy()
  })

  it('waits for a database that starts later than itself', async (t) => {
    const relay = await openRelay(service.database_url)
    await relay.cut()
    const { child, output } = launch(['start'], settings({ PORT: '0', DATABASE_URL: relay.url }))
    t.after(() => child.kill('SIGKILL'))
    await eventually(() => assert.match(output.stderr, /Waiting for the database at .*ECONNREFUSED/))
    await relay.restore()
    await eventually(() => assert.match(output.stderr, /Parley is running/))
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
    await relay.cut()
    assert.equal(child.exitCode, 0)
  })

  it('ends when npm, which started it, is asked to end', async (t) => {
    const { PATH, HOME, npm_execpath = 'npm' } = process.env
    const [program, ...words] = npm_execpath.endsWith('.js') ? [process.execPath, npm_execpath] : [npm_execpath]
    const npm = spawn(program!, [...words, 'start'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH, HOME, ...settings({ PORT: '0', LOG_LEVEL: 'silent' }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    npm.stderr.on('data', (part) => {
      output += part
    })
    t.after(() => npm.kill('SIGKILL'))
    const url = await eventually(() => {
      const match = /API +(http:\S+)\/v1/.exec(output)
      assert.ok(match, output)
      return match[1]!
    })
    npm.kill('SIGTERM')
    await eventually(() => assert.match(output, /Stopping after open requests finish/))
    await eventually(() => assert.rejects(fetch(`${url}/healthz`)))
  })
})
