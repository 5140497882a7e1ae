import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { parley, startProcess } from '../testing/processes.ts'
import { startTestService, type TestService } from '../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('the service at its start', () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ SECRET_KEY })
  })
  after(() => service.stop())

  const settings = (more: Record<string, string> = {}) => ({ DATABASE_URL: service.database_url, SECRET_KEY, ...more })

  it('does not start with another secret than its database knows, and says which it needs', async () => {
    const other = Buffer.alloc(32, 2).toString('base64')
    const { code, stderr, stdout } = await parley(['start'], settings({ PORT: '0', SECRET_KEY: other }))
    assert.equal(code, 1)
    assert.match(stderr, /SECRET_KEY/)
    assert.ok(!(stderr + stdout).includes(other))
  })

  it('does not start on a port that is taken, and ends', async () => {
    const { code, stderr } = await parley(['start'], settings({ PORT: new URL(service.url).port }))
    assert.equal(code, 1)
    assert.match(stderr, /^PORT \d+ of 127\.0\.0\.1 is in use\. .*set PORT/m)
    assert.ok(!stderr.includes('    at '), stderr)
  })

  it('names the setting that keeps it from starting, and what to do', async () => {
    const refusals: [Record<string, string>, RegExp][] = [
      [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 isn't an address of this machine\. Set HOST/m],
      [{ DATABASE_URL: `${service.database_url}_none` }, /^DATABASE_URL leads to .*_none, .*Create the database/m],
      [
        { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATABASE_WAIT_MS: '0' },
        /^DATABASE_URL leads to 127.*ECONNREFUSED/m,
      ],
      [{ DATABASE_URL: `${service.database_url}?sslmode=require` }, /^DATABASE_URL .*SSL.*sslmode/m],
      [{ DATABASE_URL: '', DATA_DIR: '/nowhere/data' }, /^DATA_DIR is \/nowhere\/data, .*Create it or mount it/m],
      [{ DASHBOARD_DIR: '/nowhere/pages' }, /DASHBOARD_DIR names \/nowhere\/pages, which doesn't exist/],
    ]
    for (const [wrong, words] of refusals) {
      const { code, stdout, stderr } = await parley(['start'], settings({ PORT: '0', ...wrong }))
      assert.equal(code, 1, stderr)
      // What it did until then may be in the log, but no failure: that is for people.
      for (const line of stdout.split('\n').filter(Boolean)) assert.ok(JSON.parse(line).level < 50, line)
      assert.match(stderr, words)
      assert.ok(!stderr.includes('    at '), stderr)
    }
  })

  it('tells of a setting that is misspelt, and goes on', async (t) => {
    const process = await startProcess(settings({ RATE_LIMT: '5' }))
    t.after(() => process.stop())
    assert.match(process.output.stderr, /RATE_LIMT isn't a setting and has no effect\. Did you mean RATE_LIMIT\?/)
  })

  it('does not start with settings that cannot be used, and names them all', async () => {
    const { code, stderr } = await parley(['start'], settings({ PORT: 'x', RATE_LIMIT: 'y' }))
    assert.equal(code, 1)
    assert.match(stderr, /PORT must.*\n.*RATE_LIMIT must/)
  })
})
