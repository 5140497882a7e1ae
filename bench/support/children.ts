import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

const living = new Set<ChildProcess>()

export function startChild(command: string, words: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, words, options)
  living.add(child)
  const gone = () => living.delete(child)
  child.on('exit', gone)
  child.on('error', gone)
  return child
}

/** Runs a program to its end and returns its output. */
export async function runChild(command: string, words: string[], options: SpawnOptions = {}): Promise<string> {
  const child = startChild(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  let complaints = ''
  child.stdout!.on('data', (part) => {
    written += part
  })
  child.stderr!.on('data', (part) => {
    complaints += part
  })
  const [code, signal] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code ?? signal}:\n${complaints.trim() || written.trim()}`)
  return written
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(patience)
}

export async function endChildren(): Promise<void> {
  await Promise.all([...living].map(endChild))
}
