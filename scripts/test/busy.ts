import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Keeps every core busy until the returned function is called. */
export function keepBusy(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}
