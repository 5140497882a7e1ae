import { readdirSync, readFileSync } from 'node:fs'

// Fixed by Linux for whoever reads /proc.
const ticks_per_second = 100

interface Process {
  parent: number
  seconds: number
}

/** The processor time of this process and of all that it started; on other systems than Linux, of this process alone. */
export function processorSeconds(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  // What ends after its parent was read and before it is read itself is missed: in the next reading its parent has its time.
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

/** One process with the children that have ended; nothing if it has ended itself. */
function readProcess(pid: number): [number, Process][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name comes in parentheses and may hold anything. What follows begins with the state and the parent.
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
