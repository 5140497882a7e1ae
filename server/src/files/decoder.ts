import { type ChildProcess, fork } from 'node:child_process'
import type { PictureOutcome, PictureTask } from './picture-process.ts'

export interface Decoder {
  run(task: PictureTask): Promise<PictureOutcome>
  /** Ends its process. The next picture starts another. */
  end(): void
}

const idle_ms = 30_000
// The process measures its own work. This is for one that hangs, or a machine too busy to let it work.
const patience_ms = 15_000

/**
 * A process of its own: decoders are native code that reads what strangers sent. If one crashes, that process does, and its memory is
 * freed when nobody needs it. It has no settings, and with them no secrets.
 */
export function decoder(): Decoder {
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(new URL('./picture-process.ts', import.meta.url), {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const forget = () => {
      if (running === started) running = undefined
    }
    started.on('exit', forget)
    started.on('error', forget)
    started.unref()
    started.channel?.unref()
    return started
  }

  function end(): void {
    clearTimeout(idle)
    const ended = running
    running = undefined
    if (ended?.connected) ended.disconnect()
  }

  async function attempt(task: PictureTask): Promise<PictureOutcome> {
    clearTimeout(idle)
    running ??= start()
    const process = running
    const outcome = await answerOf(process, task)
    if ('problem' in outcome && outcome.lost) {
      if (running === process) running = undefined
      process.kill('SIGKILL')
    }
    idle = setTimeout(end, idle_ms).unref()
    return outcome
  }

  return {
    end,
    /** Once more, if the process had ended before. A picture that ends it twice is one that can't be decoded. */
    async run(task) {
      const outcome = await attempt(task)
      return 'problem' in outcome && outcome.lost === 'ended' ? attempt(task) : outcome
    },
  }
}

function answerOf(process: ChildProcess, task: PictureTask): Promise<PictureOutcome> {
  const { promise, resolve } = Promise.withResolvers<PictureOutcome>()
  const ended = () => resolve({ problem: 'The process ended.', lost: 'ended' })
  const patience = setTimeout(() => resolve({ problem: 'It took too long.', lost: 'late' }), patience_ms)
  process.once('message', resolve)
  process.once('exit', ended)
  process.send(task, (error) => error && ended())
  return promise.finally(() => {
    clearTimeout(patience)
    process.off('message', resolve)
    process.off('exit', ended)
  })
}
