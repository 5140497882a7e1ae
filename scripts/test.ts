import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { prepareTemplate } from '../server/src/testing/database.ts'
import { runJobs } from './test/jobs.ts'
import { report } from './test/report.ts'

// Usage: npm test [-- FILE …]     everything, or these files, against a PostgreSQL made for the run
//        npm run faults [-- FILE …]  the fault tests in their full size

const words = process.argv.slice(2)
const full = words.includes('--faults')
const named = words.filter((word) => !word.startsWith('--'))
const everything = full
  ? ['faults/*.test.ts']
  : ['{server,sdk,scripts,bench,dashboard,e2e}/**/*.test.ts', 'faults/*.test.ts']
const files = globSync(named.length > 0 ? named : everything, { exclude: ['**/node_modules/**', '**/dist/**'] }).sort()
if (files.length === 0) throw new Error(`There is no test file ${named.join(', ')}.`)

const data_dir = mkdtempSync(join(tmpdir(), 'parley-test-'))
// PostgreSQL runs as a user of its own where the tests run as root: it has to pass here.
chmodSync(data_dir, 0o711)
// What the tests write here outlives no crash of the machine; what is promised of durability is tested on servers of their own.
const postgres = await startEmbedded({
  data_dir,
  settings: {
    max_connections: '300',
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  },
})
try {
  await prepareTemplate(postgres.url)
  const environment = {
    ...process.env,
    TEST_SERVER_URL: postgres.url,
    TEST_DATA_DIR: data_dir,
    // Some hundred processes load the same files: they are stripped of their types and compiled once.
    NODE_COMPILE_CACHE: join(data_dir, 'compiled'),
    ...(full && { FAULTS: 'full' }),
  }
  const jobs = jobsOf(files)
  const done = await runJobs(jobs, {
    at_once: full || jobs.length === 1 ? 1 : 3,
    test_minutes: full ? 60 : 8,
    environment,
  })
  process.exitCode = report(done, performance.now() / 1000)
} finally {
  await postgres.stop()
  rmSync(data_dir, { recursive: true, force: true })
}

/**
 * What ends processes, measures time or takes minutes gets a process to itself. Other files share one with their neighbours:
 * to load the service takes longer than most of them run.
 */
function jobsOf(files: string[]): string[][] {
  const [browser, others] = parted(files, (file) => file.startsWith('e2e/'))
  const [faults, rest] = parted(others, (file) => file.startsWith('faults/'))
  const [long, journeys] = parted(browser, (file) => file.startsWith('e2e/accessibility'))
  const folders = Map.groupBy(rest, dirname)
  return spread([
    [...long.map((file) => [file]), ...chunks(journeys, 3)],
    faults.map((file) => [file]),
    [...folders.values()].flatMap((those) => chunks(those, 12)),
  ])
}

function parted(files: string[], is: (file: string) => boolean): [string[], string[]] {
  return [files.filter(is), files.filter((file) => !is(file))]
}

function chunks<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}

/** Each kind evenly over the whole run: browsers beside each other take the machine from tests of what is on time. */
function spread(kinds: string[][][]): string[][] {
  return kinds
    .flatMap((jobs) => jobs.map((files, n) => ({ files, at: n / jobs.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ files }) => files)
}
