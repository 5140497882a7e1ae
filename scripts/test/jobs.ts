import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface Done {
  files: string[]
  output: string
  /** Whether every test passed, and the process ended by itself. */
  passed: boolean
  seconds: number
}

interface Running {
  at_once: number
  /** How long a test may take. */
  test_minutes: number
  environment: NodeJS.ProcessEnv
}

const entry = fileURLToPath(new URL('files.ts', import.meta.url))

/** Runs each list of files in a process of its own, some at a time. What it prints is shown whole, when it has ended. */
export async function runJobs(jobs: string[][], running: Running): Promise<Done[]> {
  const waiting = [...jobs]
  const done: Done[] = []
  async function work() {
    for (let files = waiting.shift(); files; files = waiting.shift()) done.push(await run(files, running))
  }
  await Promise.all(Array.from({ length: Math.min(running.at_once, jobs.length) }, work))
  return done
}

async function run(files: string[], { at_once, test_minutes, environment }: Running): Promise<Done> {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    ['--test', '--test-isolation=none', `--test-timeout=${test_minutes * 60_000}`, '--test-reporter=spec', entry],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, TEST_FILES: files.join('\n') },
      // A file that leaves something running never ends by itself: it is ended, and has failed.
      timeout: Math.max(test_minutes * 4, 30) * 60_000,
    },
  )
  const is_alone = at_once === 1
  let output = ''
  const heard = (chunk: Buffer) => {
    output += chunk
    if (is_alone) process.stdout.write(chunk)
  }
  child.stdout.on('data', heard)
  child.stderr.on('data', heard)
  const closed = once(child, 'close')
  const [code, signal] = await once(child, 'exit')
  // What it started and left behind may hold its output open.
  await Promise.race([closed, sleep(5000, undefined, { ref: false })])
  if (signal !== null) output += `✖ ${files.join(', ')}: ended by ${signal}, for something hung.\n`
  if (!is_alone) process.stdout.write(output)
  return { files, output, passed: code === 0, seconds: (performance.now() - began) / 1000 }
}
