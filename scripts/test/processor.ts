import { readdirSync, readFileSync } from 'node:fs'

// Fixed by Linux for /proc.
const ticks_per_second = 100

interface Process {
  parent: number
  seconds: number
}

/** The processor time of this process and all its descendants. On systems other than Linux, of this process only. */
export function processorSeconds(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  // A process that ends after its parent was read and before it is read itself is missed. In the next reading, its parent has its time.
  return Math.max(readTree(), readTree())
}

function readTree(): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readProcess(Number(pid))),
  )
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true
    const { parent } = processes.get(pid) ?? {}
    return parent !== undefined && isOurs(parent)
  }
  return [...processes].reduce((sum, [pid, { seconds }]) => sum + (isOurs(pid) ? seconds : 0), 0)
}

/** A process with its ended children. Empty if it has ended itself. */
function readProcess(pid: number): [number, Process][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name is in parentheses and may contain anything. The state and the parent follow.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return [[pid, { parent: fields[1]!, seconds: ticks / ticks_per_second }]]
  } catch {
    return []
  }
}
