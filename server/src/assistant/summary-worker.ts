import { parentPort } from 'node:worker_threads'
import { type SummaryInput, summarize } from './embedded/summarize.ts'

export interface Job {
  number: number
  input: SummaryInput
}

parentPort!.on('message', ({ number, input }: Job) => {
  try {
    parentPort!.postMessage({ number, summary: summarize(input) })
  } catch (error) {
    parentPort!.postMessage({ number, problem: (error as Error).stack ?? String(error) })
  }
})
