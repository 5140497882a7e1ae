import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const later_ms = 3000

/**
 * Starting leaves about as much garbage as live memory. Returns it to the system once, at the cost of a full collection.
 * Otherwise, V8 would do so a minute later or more.
 */
export function giveBackMemory(): void {
  const collect = () => {
    setFlagsFromString('--expose-gc')
    const gc = runInNewContext('gc') as (options: object) => void
    setFlagsFromString('--no-expose-gc')
    gc({ type: 'major' })
  }
  setTimeout(collect, later_ms).unref()
}
