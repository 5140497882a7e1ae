import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Account } from './account.ts'

export interface Watchdog {
  /** The process to end if this one dies. Undefined for none. */
  watch(pid: number | undefined): void
  /** Ends what it watches, and itself. */
  close(): void
}

// No one can run code when killed hard, but its pipes close: a shell at the other end then ends the server (all gone
// 40 ms later). Its own session, like the server: the terminal's Ctrl-C reaches only the service, which stops the server last.
const script = 'while read -r line; do pid=$line; done; [ -n "$pid" ] && kill -INT "$pid"'

export function startWatchdog(account: Account | undefined): Watchdog {
  let watched: number | undefined
  let closed = false
  let shell = start()

  function start(): ChildProcess {
    const child = spawn('/bin/sh', ['-c', script, 'parley-watchdog'], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      cwd: '/',
      env: {},
      uid: account?.uid,
      gid: account?.gid,
    })
    child.unref()
    ;(child.stdin as Socket).unref()
    child.stdin?.on('error', () => {})
    child.on('error', () => {})
    child.on('exit', () => {
      if (closed) return
      shell = start()
      tell()
    })
    return child
  }
  const tell = () => shell.stdin?.write(`${watched ?? ''}\n`)

  return {
    watch: (pid) => {
      watched = pid
      tell()
    },
    close: () => {
      closed = true
      shell.stdin?.end()
    },
  }
}
