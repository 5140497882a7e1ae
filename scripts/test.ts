import { spawn } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { prepareTemplate } from '../server/src/testing/database.ts'

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
const postgres = await startEmbedded({ data_dir, settings: { max_connections: '200' } })
try {
  await prepareTemplate(postgres.url)
  process.exitCode = await runTests(files)
} finally {
  await postgres.stop()
  rmSync(data_dir, { recursive: true, force: true })
}

function runTests(files: string[]): Promise<number> {
  const environment = { ...process.env, TEST_SERVER_URL: postgres.url, ...(full && { FAULTS: 'full' }) }
  const child = spawn(
    process.execPath,
    [
      '--test',
      `--test-concurrency=${full ? 1 : 2}`,
      `--test-timeout=${full ? 3_600_000 : 480_000}`,
      '--test-reporter=spec',
      ...files,
    ],
    // A file that leaves something running never ends by itself: the run is ended, and has failed.
    { stdio: 'inherit', env: environment, timeout: full ? 4 * 3_600_000 : 1_800_000 },
  )
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      if (signal) console.error(`The tests were ended by ${signal}: something hung.`)
      resolve(code ?? 1)
    }),
  )
}
