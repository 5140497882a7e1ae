import { readdirSync, readFileSync } from 'node:fs'

// Fields of /proc/<pid>/stat after the name, which may contain spaces and parentheses (proc_pid_stat(5)).
const parent_field = 1
const user_field = 11
const ticks_per_second = 100

interface ProcessTimes {
  pid: number
  parent: number
  /** Of the process itself, in seconds. */
  own: number
  /** Of its children that ended and were waited for. */
  ended: number
}

export function parseStat(text: string): ProcessTimes {
  const end = text.lastIndexOf(')')
  const fields = text.slice(end + 2).split(' ')
  const [user, system, ended_user, ended_system] = fields.slice(user_field, user_field + 4).map(Number)
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[parent_field]),
    own: (user! + system!) / ticks_per_second,
    ended: (ended_user! + ended_system!) / ticks_per_second,
  }
}

/** Busy seconds of the whole machine, all processors together, from /proc/stat. */
export function parseMachine(text: string): number {
  const [user, nice, system, , , irq, softirq, steal] = text.split('\n', 1)[0]!.split(/ +/).slice(1).map(Number)
  return (user! + nice! + system! + irq! + softirq! + steal!) / ticks_per_second
}

/** Processor seconds so far. Undefined if unknown. */
export interface Usage {
  service: number | undefined
  database: number | undefined
  /** Everything the benchmark runs, itself included. */
  ours: number
  machine: number
}

export interface Watched {
  service: number | undefined
  /** The main process of the database server. */
  database: number | undefined
}

export function readUsage({ service, database }: Watched): Usage | undefined {
  if (process.platform !== 'linux') return undefined
  const all = allProcesses()
  const below = (pid: number): ProcessTimes[] => [
    ...all.filter((one) => one.pid === pid),
    ...all.filter((one) => one.parent === pid).flatMap((one) => below(one.pid)),
  ]
  const total = (processes: ProcessTimes[]) => processes.reduce((sum, one) => sum + one.own + one.ended, 0)
  const own = below(process.pid)
  const server = database === undefined ? [] : below(database)
  const outside = server.filter(({ pid }) => !own.some((one) => one.pid === pid))
  return {
    service: service === undefined ? undefined : total(below(service)),
    database: database === undefined ? undefined : total(server),
    ours: total([...own, ...outside]),
    machine: parseMachine(readFileSync('/proc/stat', 'utf8')),
  }
}

function allProcesses(): ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        // It has ended in the meantime.
        return []
      }
    })
}

/** Resident memory in MB, current and peak. */
export function readMemory(pid: number): { now: number; max: number } | undefined {
  if (process.platform !== 'linux') return undefined
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)![1]) / 1024
  return { now: megabytes('VmRSS'), max: megabytes('VmHWM') }
}
