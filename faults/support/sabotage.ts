import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import type { startTestService } from '../../server/src/testing/service.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where to change a copy of the service: file below `server/`, the text that is the safeguard, what stands there instead. */
export type Patch = readonly [file: string, safeguard: string, instead: string]

/** A copy of the service with a safeguard cut out, in a folder that goes with the test. Answers the folder. */
export function sabotagedCopy(t: TestContext, ...patches: Patch[]): string {
  const folder = freePlace()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'server'), join(folder, 'server'), {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, safeguard, instead] of patches) {
    const path = join(folder, 'server', file)
    const parts = readFileSync(path, 'utf8').split(safeguard)
    if (parts.length !== 2)
      throw new Error(`The twin must be brought up to date: ${file} holds "${safeguard}" ${parts.length - 1} times.`)
    writeFileSync(path, parts.join(instead))
  }
  return folder
}

const places = join(process.env.TEST_DATA_DIR ?? tmpdir(), 'parley-sabotaged')
const had = new Set<number>()

/**
 * The first place that no other twin has at the moment: what was compiled of a file is known by where it lies. A process has each
 * place once, for it loads what lies there once.
 */
function freePlace(): string {
  mkdirSync(places, { recursive: true })
  for (let n = 0; ; n++) {
    const folder = join(places, String(n))
    if (had.has(n) || !isMade(folder)) continue
    had.add(n)
    return folder
  }
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The test service out of such a copy. */
export async function sabotagedService(t: TestContext, ...patches: Patch[]): Promise<typeof startTestService> {
  const file = join(sabotagedCopy(t, ...patches), 'server/src/testing/service.ts')
  return (await import(pathToFileURL(file).href)).startTestService
}

/** Changes a database behind the service's back. */
export async function onDatabase(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
