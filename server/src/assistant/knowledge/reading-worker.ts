import { parentPort } from 'node:worker_threads'
import { readArticle, type Text } from './reading.ts'

export interface Job {
  number: number
  text: Text
}

parentPort!.on('message', async ({ number, text }: Job) => {
  try {
    parentPort!.postMessage({ number, reading: await readArticle(text) })
  } catch (error) {
    parentPort!.postMessage({ number, problem: (error as Error).stack ?? String(error) })
  }
})
