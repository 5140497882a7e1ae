import { rm } from 'node:fs/promises'
import { type Decoder, decoder } from './decoder.ts'
import type { PictureTask } from './picture-process.ts'
import { type PictureQueue, pictureQueue, type Sharers } from './picture-queue.ts'

export interface Picture {
  path: string
  size: number
  width: number
  height: number
  preview: { path: string; size: number }
}

/** Of the processor. A photo of 12 megapixels takes less than half of it. */
const max_work_ms = 2000

/** A few processes and those who wait for one of them. */
interface Decoders {
  idle: Decoder[]
  queue: PictureQueue
  niceness: number
}

// Requests come first, and teams before strangers.
const team_niceness = 10
export const strangers_niceness = 19

// A second one for whoever else sends a picture meanwhile. It's started only then.
const of_teams: Decoders = {
  idle: [decoder(), decoder()],
  queue: pictureQueue({ max_running: 2 }),
  niceness: team_niceness,
}
/**
 * Pictures of strangers never take the place of a team's, nor more than half of one processor: the cheapest flood there is consists of
 * a few kilobytes that take a second to decode.
 */
const of_strangers: Decoders = {
  idle: [decoder()],
  queue: pictureQueue({ max_running: 1, rest: 1 }),
  niceness: strangers_niceness,
}
const all = [...of_teams.idle, ...of_strangers.idle]

/**
 * An image without its metadata, and a smaller one. Null for what can't be decoded, or would take too much memory or time; undefined
 * if its turn didn't come in time.
 */
export async function pictureOf(
  path: string,
  content_type: string,
  sharers: Sharers,
  max_wait_ms: number,
): Promise<Picture | null | undefined> {
  const [clean_path, preview_path] = [`${path}-clean`, `${path}-preview`]
  const decoders = sharers.channel_id === null ? of_teams : of_strangers
  const task = { content_type, path, clean_path, preview_path, max_work_ms, niceness: decoders.niceness }
  const outcome = await decoders.queue.run(sharers, max_wait_ms, () => decoded(decoders, task))
  if (outcome === undefined) return undefined
  if (!('problem' in outcome)) {
    const { size, width, height, preview_size } = outcome
    return { path: clean_path, size, width, height, preview: { path: preview_path, size: preview_size } }
  }
  for (const one of [clean_path, preview_path]) await rm(one, { force: true })
  return null
}

async function decoded({ idle }: Decoders, task: PictureTask) {
  const one = idle.shift() as Decoder
  try {
    return await one.run(task)
  } finally {
    // First again, because its process is running.
    idle.unshift(one)
  }
}

/** Ends the processes. The next image starts another. */
export async function endPictures(): Promise<void> {
  for (const one of all) one.end()
}
