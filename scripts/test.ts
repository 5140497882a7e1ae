import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { prepareTemplate } from '../server/src/testing/database.ts'
import { startTemporaryServer } from '../server/src/testing/temporary-server.ts'
import { keepBusy } from './test/busy.ts'
import { memoryFolder } from './test/memory-folder.ts'
import { processorSeconds } from './test/processor.ts'
import { runFiles } from './test/queue.ts'
import { report } from './test/report.ts'
import { inOrder, isOf } from './test/tiers.ts'

// Usage: npm test                       what every change must pass
//        npm run test:all               the rest
//        npm run faults                 the fault tests in full size
//        npm run faults -- --minutes=120 --pace=150 faults/f24-soak.long.test.ts
//        npm run test:steady -- FILE …  each file 20 times, while all cores are busy
// The others take files, too, and then run only those. Everything runs on a temporary PostgreSQL.

const words = process.argv.slice(2)
const [all, faults, steady] = ['--all', '--faults', '--steady'].map((word) => words.includes(word))
/** How long a fault test that has no other end goes on. */
const minutes = numberOf('minutes')
/** How often a minute it does what it does, at most: as often as it can. */
const pace = numberOf('pace')
const named = words.filter((word) => !word.startsWith('--'))
const began = performance.now()

const files = testFiles().flatMap((file) => Array<string>(steady ? 20 : 1).fill(file))
if (files.length === 0) throw new Error(`There is no test file ${named.join(', ')}.`)

process.env.TMPDIR = memoryFolder() ?? tmpdir()
// Nothing here has to survive a crash of the machine. Durability is tested on separate servers.
const postgres = await startTemporaryServer('test', {
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  synchronous_commit: 'off',
  // Otherwise many databases would be checked every minute, and none of them lives that long.
  autovacuum_naptime: '1h',
  // Tests put relays and poolers between a service and its database, as in a deployment with DATABASE_URL: over TCP.
  unix_socket_directories: '',
})
const stopBusy = steady ? keepBusy() : () => {}
try {
  await prepareTemplate(postgres.url)
  const runs = await runFiles(files, {
    workers: faults || files.length === 1 ? 1 : 4,
    test_minutes: faults ? 60 + Number(minutes ?? 0) : 8,
    environment: {
      ...process.env,
      TEST_SERVER_URL: postgres.url,
      TEST_DATA_DIR: postgres.data_dir,
      // Modules are stripped of their types and compiled once for all files, and cached for the next run.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
      ...(minutes !== undefined && { FAULT_MINUTES: minutes }),
      ...(pace !== undefined && { FAULT_PACE: pace }),
      FAULTS: faults ? 'full' : all || steady ? 'quick' : 'smallest',
    },
  })
  await postgres.stop()
  const whole = { wall: (performance.now() - began) / 1000, processor: processorSeconds() }
  process.exitCode = report(runs, { whole, has_budgets: !faults && !steady })
} finally {
  stopBusy()
  await postgres.remove()
}

function numberOf(name: string): string | undefined {
  return words.find((word) => new RegExp(`^--${name}=\\d+$`).test(word))?.split('=')[1]
}

function testFiles(): string[] {
  const every = faults
    ? 'faults/*.test.ts'
    : '{server,sdk,scripts,bench,dashboard,widget,e2e,faults,deploy,docs}/**/*.test.ts'
  const found = globSync(named.length > 0 ? named : every, { exclude: ['**/node_modules/**', '**/dist/**'] })
  if (steady && named.length === 0) throw new Error('Say which files: npm run test:steady -- FILE …')
  return inOrder(named.length > 0 || faults ? found : found.filter((file) => isOf(all ? 'all' : 'test', file)))
}
