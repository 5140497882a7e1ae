import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The result of one file. */
export interface FileRun {
  file: string
  passed: number
  failed: number
  /** The names of skipped tests with their reasons. */
  skipped: string[]
  /** Each failed test with its error. */
  failures: string[]
  seconds: number
  processor_seconds: number
}

/** A message of a worker: the request for a file, or the result of one. */
export type FromWorker = { wants: 'file' } | { text: string; run: FileRun }
/** The next file. Null if none is left. */
export type ToWorker = { file: string | null; test_minutes: number }

interface Running {
  workers: number
  /** The time limit of a file, which runs as one test. */
  test_minutes: number
  environment: NodeJS.ProcessEnv
}

const entry = fileURLToPath(new URL('worker.ts', import.meta.url))
const reporter = new URL('reporter.ts', import.meta.url).href

/** Runs the files in a few processes, each of which takes the next file when it has finished one. */
export async function runFiles(files: readonly string[], running: Running): Promise<FileRun[]> {
  const waiting = [...files]
  const runs: FileRun[] = []
  async function work() {
    // If a file ends its worker, another one takes over.
    while (waiting.length > 0) await runWorker(waiting, runs, running)
  }
  await Promise.all(Array.from({ length: Math.min(running.workers, files.length) }, work))
  return runs
}

async function runWorker(waiting: string[], runs: FileRun[], { test_minutes, environment }: Running): Promise<void> {
  const worker = spawn(process.execPath, [`--test-reporter=${reporter}`, '--test-reporter-destination=stdout', entry], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment,
  })
  // Files without a result yet. The result of a file may come after the request for the next.
  const open: string[] = []
  let failed = 0
  worker.on('message', (message: FromWorker) => {
    if ('wants' in message) {
      const file = waiting.shift() ?? null
      if (file !== null) open.push(file)
      worker.send({ file, test_minutes } satisfies ToWorker)
    } else {
      process.stdout.write(message.text)
      open.splice(open.indexOf(message.run.file), 1)
      failed += message.run.failed
      runs.push(message.run)
    }
  })
  const [code, signal] = await exit(worker, test_minutes)
  for (const file of open) runs.push(lost(file, `ended its process (${signal ?? code})`))
  if (open.length === 0 && code !== (failed > 0 ? 1 : 0))
    runs.push(lost('(after the tests)', `a worker ended with ${signal ?? code}, for the reason it printed`))
}

/** Kills the worker if a test can't be interrupted. */
async function exit(worker: ChildProcess, test_minutes: number) {
  const patience_ms = (test_minutes + 1) * 60_000
  const kill = () => worker.kill('SIGKILL')
  let timer = setTimeout(kill, patience_ms)
  worker.on('message', () => {
    clearTimeout(timer)
    timer = setTimeout(kill, patience_ms)
  })
  const ended = await once(worker, 'exit')
  clearTimeout(timer)
  return ended as [number | null, NodeJS.Signals | null]
}

function lost(file: string, why: string): FileRun {
  return { file, passed: 0, failed: 1, skipped: [], failures: [`✖ ${file}: ${why}`], seconds: 0, processor_seconds: 0 }
}
