import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/** Identifies one process for good: a pid alone may be reused. */
export interface ProcessMark {
  pid: number
  born: string
  /** Two marks of the same realm (a boot, and inside it a container) can be compared by pid; others cannot see each other. */
  realm: string
}

export const ourRealm = process.platform === 'linux' ? linuxRealm() : process.platform

export function markOf(pid: number): ProcessMark | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornElsewhere(pid)
  return born === undefined ? undefined : { pid, born, realm: ourRealm }
}

export function isAlive(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.born === mark.born
}

/** Every process of the PostgreSQL server with this `cluster_name`, the postmaster and what it started. */
export function serverProcesses(cluster_name: string, uid: number): number[] {
  const isOurs = (command: string) =>
    command.includes(`cluster_name=${cluster_name}`) || command.startsWith(`postgres: ${cluster_name}: `)
  return allProcesses()
    .filter((process) => process.uid === uid && isOurs(process.command))
    .map((process) => process.pid)
}

/** True if there was such a process to signal. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function linuxRealm(): string {
  const read = (work: () => string) => {
    try {
      return work().trim()
    } catch {
      return 'unknown'
    }
  }
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  return `${boot} ${read(() => readlinkSync('/proc/self/ns/pid'))}`
}

// `kill(pid, 0)` is not enough: where process 1 does not collect dead children they stay as zombies and count as alive.
function bornOnLinux(pid: number): string | undefined {
  const stat = readOf(`/proc/${pid}/stat`)
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return !state || state === 'Z' || state === 'X' ? undefined : rest[18]
}

function bornElsewhere(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '')
  } catch {
    return undefined
  }
}

// The command line, and not `exe` or `cwd`: root in a container without CAP_SYS_PTRACE may not read those of another user.
function allProcesses(): { pid: number; uid: number; command: string }[] {
  if (process.platform !== 'linux') return listedByPs()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const command = readOf(`/proc/${name}/cmdline`).replaceAll('\0', ' ')
      const uid = command && statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid
      return typeof uid === 'number' ? [{ pid: Number(name), uid, command }] : []
    })
}

function listedByPs() {
  const table = execFileSync('ps', ['-axww', '-o', 'pid=,uid=,args='], { encoding: 'utf8', maxBuffer: 1e8 })
  return table.split('\n').flatMap((line) => {
    const [, pid, uid, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command === undefined ? [] : [{ pid: Number(pid), uid: Number(uid), command }]
  })
}

function readOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
