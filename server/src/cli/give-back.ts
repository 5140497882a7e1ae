import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const later_ms = 3000

/**
 * What a start leaves behind is as much as what stays: given back to the machine once, at the cost of one full collection. By
 * itself V8 comes round to it a minute later or more.
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
