import type { LoadFnOutput } from 'node:module'

export const server = new URL('../../server/', import.meta.url).href

/** A change to the service: a file below `server/`, the text of the safeguard, and its replacement. */
export type Patch = readonly [file: string, safeguard: string, instead: string]

/** Removes safeguards from a module while it loads. */
export function patched(loaded: LoadFnOutput, url: string, patches: readonly Patch[]): LoadFnOutput {
  const its = patches.filter(([file]) => url === server + file)
  if (its.length === 0) return loaded
  const source = its.reduce(
    (text, [, safeguard, instead]) => text.split(safeguard).join(instead),
    Buffer.from(loaded.source as Uint8Array).toString('utf8'),
  )
  return { ...loaded, source }
}
