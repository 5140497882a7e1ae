import { type ChildProcess, fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { limiter } from '../limiter.ts'
import { shown_types, unknown_type } from './content-type.ts'
import type { PictureOutcome, PictureTask } from './picture-process.ts'

export interface Picture {
  path: string
  size: number
  width: number
  height: number
  preview: { path: string; size: number }
}

const max_ms = 30_000
const idle_ms = 30_000
const one_at_a_time = limiter(1)

let process: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * An image without its metadata, and a smaller one. Null for what can't be decoded, or would take too much memory or time.
 *
 * In a process of its own: decoders are native code that reads what strangers sent. If one crashes, that process does, and its
 * memory is freed when nobody needs it. It has no settings, and with them no secrets.
 */
export async function pictureOf(path: string, content_type: string): Promise<Picture | null> {
  const [clean_path, preview_path] = [`${path}-clean`, `${path}-preview`]
  const outcome = await one_at_a_time(() => run({ content_type, path, clean_path, preview_path }))
  if (!('problem' in outcome)) {
    const { size, width, height, preview_size } = outcome
    return { path: clean_path, size, width, height, preview: { path: preview_path, size: preview_size } }
  }
  for (const one of [clean_path, preview_path]) await rm(one, { force: true })
  return null
}

/** What an image is called that can't be decoded: nothing that would be shown. */
export function typeWithout(picture: Picture | null, content_type: string): string {
  return picture === null && shown_types.has(content_type) ? unknown_type : content_type
}

/** Ends the process. The next image starts another. */
export async function endPictures(): Promise<void> {
  clearTimeout(idle)
  const ended = process
  process = undefined
  if (ended?.connected) ended.disconnect()
}

/** Once more, if the process had ended before. An image that ends it twice is one that can't be decoded. */
async function run(task: PictureTask): Promise<PictureOutcome> {
  const outcome = await attempt(task)
  return outcome.lost === 'ended' ? attempt(task) : outcome
}

type Outcome = PictureOutcome & { lost?: 'ended' | 'late' }

async function attempt(task: PictureTask): Promise<Outcome> {
  clearTimeout(idle)
  process ??= start()
  const running = process
  const outcome = await answerOf(running, task)
  if (outcome.lost) {
    if (process === running) process = undefined
    running.kill('SIGKILL')
  }
  idle = setTimeout(endPictures, idle_ms).unref()
  return outcome
}

function answerOf(running: ChildProcess, task: PictureTask): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const ended = () => resolve({ problem: 'The process ended.', lost: 'ended' })
  const patience = setTimeout(() => resolve({ problem: 'It took too long.', lost: 'late' }), max_ms)
  running.once('message', resolve)
  running.once('exit', ended)
  running.send(task, (error) => error && ended())
  return promise.finally(() => {
    clearTimeout(patience)
    running.off('message', resolve)
    running.off('exit', ended)
  })
}

function start(): ChildProcess {
  const started = fork(new URL('./picture-process.ts', import.meta.url), {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const forget = () => {
    if (process === started) process = undefined
  }
  started.on('exit', forget)
  started.on('error', forget)
  started.unref()
  started.channel?.unref()
  return started
}
