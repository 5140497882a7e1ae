import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from './children.ts'
import { askChild } from './load.ts'
import type { LoopJob } from './loop-job.ts'
import { callers, type Measured } from './measured.ts'
import type { Script, Step } from './pg-script.ts'

export interface PgTool {
  name: string
  /** Its name in the table. */
  label: string
  run(database_url: string, script: Script, seconds: number, clients?: number): Promise<Measured>
}

/** The service's own planner settings. With other plans, it would be a different limit. */
export const planner_settings = '-c plan_cache_mode=force_generic_plan'

export function pgTool(use_pgbench: boolean): PgTool {
  return use_pgbench
    ? { name: `pgbench -M prepared, ${callers} clients`, label: 'pgbench', run: runPgbench }
    : {
        name: `own pg loop, ${callers} connections (slower than pgbench: ratios flatter)`,
        label: 'own pg loop',
        run: (database_url, script, seconds, clients = callers) =>
          askChild<Measured>('./pg-loop.ts', {
            database_url,
            script,
            seconds,
            clients,
            start: start(),
          } satisfies LoopJob),
      }
}

/** Each client counts up in steps of this from its own number, so that no two are the same. */
const step = 100

/** Nanoseconds, so that numbers grow from run to run, like the service's ids. */
function start(): string {
  return String(BigInt(Date.now()) * 1_000_000n)
}

/** What every script starts with: a number that no other transaction has. */
export const counting: Step[] = [
  { set: 'count', sum: ['count', step] },
  { set: 'unique', sum: ['count', 'client_id'] },
]

async function runPgbench(database_url: string, script: Script, seconds: number, clients = callers): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-pgbench-'))
  try {
    const file = join(folder, 'transaction.sql')
    writeFileSync(file, scriptText([...counting, ...script.steps]))
    const constants = Object.entries({ count: start(), ...script.constants })
    const written = await runChild(
      'pgbench',
      [
        ...['--protocol=prepared', '--no-vacuum', `--client=${clients}`, '--jobs=1', `--time=${seconds}`],
        ...constants.map(([name, value]) => `--define=${name}=${value}`),
        `--file=${file}`,
      ],
      { env: { ...process.env, ...connectionVariables(database_url), PGOPTIONS: planner_settings } },
    )
    return parsePgbench(written)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function scriptText(steps: readonly Step[]): string {
  const lines = steps.map((step) => {
    if ('random' in step) return `\\set ${step.set} random(${step.random[0]}, ${step.random[1]})`
    if ('sum' in step) return `\\set ${step.set} ${step.sum.map(operand).join(' + ')}`
    return step.keep === undefined ? `${step.sql.trim()};` : `${step.sql.trim()} \\gset ${step.keep}`
  })
  return `${lines.join('\n')}\n`
}

function operand(part: string | number): string {
  return typeof part === 'number' ? String(part) : `:${part}`
}

export function parsePgbench(written: string): Measured {
  const count = /^number of transactions actually processed: (\d+)/m.exec(written)
  const speed = /^tps = ([\d.]+)/m.exec(written)
  const failed = /^number of failed transactions: (\d+)/m.exec(written)
  if (!count || !speed) throw new Error(`pgbench wrote no figures:\n${written}`)
  if (failed && failed[1] !== '0') throw new Error(`${failed[1]} transactions of pgbench failed.`)
  return { count: Number(count[1]), per_second: Number(speed[1]) }
}

/** Not as an argument, because every user of the machine can read those. */
function connectionVariables(database_url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(database_url)
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
}
