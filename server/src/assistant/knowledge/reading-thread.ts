import { Worker } from 'node:worker_threads'
import { unavailable } from '../../errors.ts'
import type { Reading, Text } from './reading.ts'
import type { Job } from './reading-worker.ts'

// Some two seconds of the longest articles; whoever comes then is told to come back instead of waiting unheard.
const most_waiting = 50
// Recognising languages takes some 90 MB: given back when nobody has written for a while.
const idle_ms = 60_000

interface Waiting {
  resolve: (reading: Reading) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let numbers = 0
const waiting = new Map<number, Waiting>()

/** Reads an article on a thread of its own, so that requests beside it do not wait. Started when first needed. */
export function readAside(text: Text): Promise<Reading> {
  if (waiting.size >= most_waiting)
    return Promise.reject(
      unavailable('assistant_unavailable', 'Too many articles are being read at the moment. Try again shortly.', 2),
    )
  clearTimeout(idle)
  worker ??= startWorker()
  const job: Job = { number: ++numbers, text }
  return new Promise((resolve, reject) => {
    waiting.set(job.number, { resolve, reject })
    worker!.postMessage(job)
  })
}

/** Ends the thread; the next article starts another. */
export async function endReading(): Promise<void> {
  clearTimeout(idle)
  const ending = worker
  worker = undefined
  await ending?.terminate()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./reading-worker.ts', import.meta.url))
  started.unref()
  started.on('message', ({ number, reading, problem }: { number: number; reading?: Reading; problem?: string }) => {
    const { resolve, reject } = waiting.get(number)!
    waiting.delete(number)
    if (waiting.size === 0) idle = setTimeout(endReading, idle_ms).unref()
    if (reading) resolve(reading)
    else reject(new Error(`An article could not be read: ${problem}`))
  })
  started.on('error', (error) => giveUp(started, error as Error))
  started.on('exit', (code) => giveUp(started, new Error(`The thread that reads articles ended with code ${code}.`)))
  return started
}

function giveUp(gone: Worker, error: Error): void {
  if (worker !== gone) return
  worker = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
