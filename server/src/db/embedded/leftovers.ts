import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Place } from './place.ts'
import { serverProcesses, signal } from './processes.ts'
import { removeSockets } from './socket.ts'

/**
 * Ends what is left of a server whose owner was killed, then removes its pid file and its sockets. PostgreSQL itself only asks whether
 * the pid in that file lives: a zombie, or any unrelated process that got the same pid, would keep it from starting.
 */
export async function clearTheWay(place: Place, account: Account | undefined, log: (words: string) => void) {
  const pid_file = join(place.cluster, 'postmaster.pid')
  const uid = account?.uid ?? process.getuid?.() ?? 0
  const began = performance.now()
  let sent: NodeJS.Signals | undefined
  for (;;) {
    const pids = serverProcesses(place.cluster_name, uid)
    if (pids.length === 0) break
    const head = pids.find((pid) => pid === postmasterIn(pid_file))
    const wanted = wantedSignal(head !== undefined, performance.now() - began)
    if (wanted && wanted !== sent) {
      log(`Ending what is left of an earlier PostgreSQL with ${wanted} (process ${pids.join(', ')}).`)
      for (const pid of head && wanted !== 'SIGKILL' ? [head] : pids) signal(pid, wanted)
      sent = wanted
    }
    if (performance.now() - began > 30_000) throw new Error(`An earlier PostgreSQL (process ${pids[0]}) does not end.`)
    await pause(10)
  }
  rmSync(pid_file, { force: true })
  removeSockets(place)
}

// Usually all are gone within 50 ms without a word. A child without its postmaster never gets SIGINT: to the checkpointer
// that means a clean shutdown, which would be recorded while others still write.
function wantedSignal(has_head: boolean, waited_ms: number): NodeJS.Signals | undefined {
  if (waited_ms < 150) return undefined
  if (has_head && waited_ms < 10_000) return 'SIGINT'
  return waited_ms < (has_head ? 15_000 : 3_000) ? 'SIGQUIT' : 'SIGKILL'
}

function postmasterIn(pid_file: string): number | undefined {
  try {
    return Number(readFileSync(pid_file, 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}
