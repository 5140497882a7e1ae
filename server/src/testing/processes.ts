import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.js', import.meta.url))

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command in a separate process, with only these settings. */
export async function parley(words: string[], settings: Record<string, string> = {}): Promise<Finished> {
  const { child, output } = launch(words, settings)
  await once(child, 'close')
  return { code: child.exitCode, ...output }
}

export interface RunningService {
  url: string
  pid: number
  output: Omit<Finished, 'code'>
  /** Asks it to stop, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the service in a separate process. The caller has to stop it. */
export async function startProcess(settings: Record<string, string>): Promise<RunningService> {
  const { child, output } = launch(['start'], { PORT: '0', ...settings })
  const closed = once(child, 'close')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await closed
    return child.exitCode
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', () => {
      const match = /(?:API|Health) +(http:\S+)\/(?:v1|healthz)/.exec(output.stderr)
      if (match) resolve(match[1]!)
    })
    closed.then(() => reject(new Error(`It did not start: ${output.stdout}${output.stderr}`)))
  })
  return { url, pid: child.pid!, output, stop }
}

/** Starts a command in a separate process and doesn't wait for its end. The caller has to end it. */
export function launch(words: string[], settings: Record<string, string>, stdin: 'ignore' | 'pipe' = 'ignore') {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [main, ...words], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
    stdio: [stdin, 'pipe', 'pipe'],
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (part) => {
    output.stdout += part
  })
  child.stderr.on('data', (part) => {
    output.stderr += part
  })
  return { child, output }
}
