import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Patch, patched, server } from './patch.ts'

export type { Patch } from './patch.ts'

/** Node arguments and settings that start a service process without these safeguards. */
export function processWithout(patches: readonly Patch[]): { arguments: string[]; settings: Record<string, string> } {
  requireCurrent(patches)
  if (patches.length === 0) return { arguments: [], settings: {} }
  return {
    arguments: ['--import', new URL('sabotaged-process.ts', import.meta.url).href],
    settings: { SABOTAGE: JSON.stringify(patches) },
  }
}

const copies: (readonly Patch[])[] = []

/** Imports another copy of a module below `server/`, and of all it imports from there, without these safeguards. */
export async function importWithout<Module>(patches: readonly Patch[], file: string): Promise<Module> {
  if (patches.length === 0) return import(new URL(file, server).href)
  requireCurrent(patches)
  if (copies.length === 0) hookImports()
  const same = (other: readonly Patch[]) => JSON.stringify(other) === JSON.stringify(patches)
  if (!copies.some(same)) copies.push(patches)
  return import(`${new URL(file, server).href}?copy=${copies.findIndex(same)}`)
}

/** The test service without these safeguards. */
export async function serviceWithout(...patches: Patch[]) {
  const { startTestService } = await importWithout<typeof import('../../server/src/testing/service.ts')>(
    patches,
    'src/testing/service.ts',
  )
  return startTestService
}

/** Modules imported by a copy belong to the same copy. */
function hookImports(): void {
  const copyOf = (url: string | undefined) => /\?copy=(\d+)$/.exec(url ?? '')
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const copy = copyOf(context.parentURL)
      return copy && found.url.startsWith(server) ? { ...found, url: found.url + copy[0] } : found
    },
    load(url, context, next) {
      const copy = copyOf(url)
      const loaded = next(url, context)
      return copy ? patched(loaded, url.slice(0, copy.index), copies[Number(copy[1])]!) : loaded
    },
  })
}

/** Throws unless each safeguard stands in its file, once. */
export function requireCurrent(patches: readonly Patch[]): void {
  for (const [file, safeguard] of patches) {
    const parts = readFileSync(fileURLToPath(new URL(file, server)), 'utf8').split(safeguard)
    if (parts.length !== 2)
      throw new Error(`The twin must be brought up to date: ${file} holds "${safeguard}" ${parts.length - 1} times.`)
  }
}
