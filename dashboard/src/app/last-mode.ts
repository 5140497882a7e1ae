import type { Mode } from '../api/call.ts'
import { read, write } from '../stored.ts'

const name = 'parley.mode'

/** The mode that was last used in this browser. */
export function lastMode(): Mode {
  return read(name) === 'test' ? 'test' : 'live'
}

export function rememberMode(mode: Mode): void {
  write(name, mode)
}
