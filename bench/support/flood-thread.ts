import { parentPort, workerData } from 'node:worker_threads'
import { attackOn, flood, harmlessOn } from './flood.ts'

// A thread of its own sends, so that what a flood costs its sender doesn't count in the times of the account.

/** Where to send, and which channel to flood. */
export interface Target {
  base: string
  per_second: number
  channel_id: string
}

const { base, per_second, channel_id } = workerData as Target
const tokens: string[] = []
const calls = { harmless: harmlessOn(channel_id), flood: attackOn(channel_id, tokens) }
let load: ReturnType<typeof flood> | undefined

parentPort!.on('message', async (command: keyof typeof calls | 'stop') => {
  if (command !== 'stop') load = flood(base, per_second, calls[command], tokens)
  else parentPort!.postMessage(await load!.stop())
})
