import { Worker } from 'node:worker_threads'
import { unavailable } from '../errors.ts'
import type { Summary, SummaryInput } from './embedded/summarize.ts'

// A queue this long takes about a second; whoever comes then is told to come back instead of waiting unheard.
const most_waiting = 50
// Knowing languages takes some 90 MB: given back when nobody has asked for a while.
const idle_ms = 60_000

interface Waiting {
  resolve: (summary: Summary) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let numbers = 0
const waiting = new Map<number, Waiting>()

/** Summarizes on a thread of its own, so that requests beside it do not wait. Started when first needed. */
export function summarizeAside(input: SummaryInput): Promise<Summary> {
  if (waiting.size >= most_waiting)
    return Promise.reject(
      unavailable('assistant_unavailable', 'Too many summaries are being made at the moment. Try again shortly.', 2),
    )
  clearTimeout(idle)
  worker ??= startWorker()
  return new Promise((resolve, reject) => {
    const number = ++numbers
    waiting.set(number, { resolve, reject })
    worker!.postMessage({ number, input })
  })
}

/** Ends the thread; the next summary starts another. */
export async function endSummaries(): Promise<void> {
  clearTimeout(idle)
  const ending = worker
  worker = undefined
  await ending?.terminate()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./summary-worker.ts', import.meta.url))
  started.unref()
  started.on('message', ({ number, summary, problem }: { number: number; summary?: Summary; problem?: string }) => {
    const { resolve, reject } = waiting.get(number)!
    waiting.delete(number)
    if (waiting.size === 0) rest()
    if (summary) resolve(summary)
    else reject(new Error(`A summary failed: ${problem}`))
  })
  started.on('error', (error) => giveUp(started, error as Error))
  started.on('exit', (code) => giveUp(started, new Error(`The summary worker ended with code ${code}.`)))
  return started
}

function rest(): void {
  idle = setTimeout(endSummaries, idle_ms).unref()
}

function giveUp(gone: Worker, error: Error): void {
  if (worker !== gone) return
  worker = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
