import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { fromDebian } from '../faults/support/debian.ts'
import { browser, password, person } from '../server/src/testing/browser.ts'
import { startProcess } from '../server/src/testing/processes.ts'
import { startTestService } from '../server/src/testing/service.ts'

const program = '/usr/bin/fail2ban-regex'
const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

it('fail2ban finds who guessed in the log, and nobody else, by the filter that stands in the guide', async (t) => {
  if (fromDebian(t, 'fail2ban', () => (existsSync(program) ? program : undefined)) === undefined) return
  await using service = await startTestService({ SECRET_KEY })
  const { email } = await person(service, 'agent')
  const settings = { DATABASE_URL: service.database_url, SECRET_KEY, LOG_LEVEL: 'info', TRUST_PROXY: 'on' }
  const process = await startProcess(settings)
  t.after(() => process.stop())
  const signIn = (address: string, given: string) =>
    browser(process, { 'x-forwarded-for': address }).post('/session', { email, password: given })
  for (const address of ['203.0.113.7', '2001:db8::7', '203.0.113.7'])
    assert.equal((await signIn(address, 'not this one')).status, 401)
  assert.equal((await signIn('198.51.100.9', password)).status, 201)
  await process.stop()

  const folder = mkdtempSync(join(tmpdir(), 'parley-fail2ban-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const guide = readFileSync(new URL('../docs/people.md', import.meta.url), 'utf8')
  const [filter, log] = [join(folder, 'parley.conf'), join(folder, 'parley.log')]
  writeFileSync(filter, /```ini\n(\[Definition\]\n.*?)```/s.exec(guide)![1]!)
  writeFileSync(log, process.output.stdout)
  const found = execFileSync(program, ['-o', '<ip> <time>', log, filter], { encoding: 'utf8' })
  const guesses = found.trim().split('\n')
  assert.deepEqual(
    guesses.map((line) => line.split(' ')[0]),
    ['203.0.113.7', '2001:db8::7', '203.0.113.7'],
  )
  for (const line of guesses) assert.ok(Math.abs(Number(line.split(' ')[1]) - Date.now() / 1000) < 3600, line)
})
