import { parentPort, Worker } from 'node:worker_threads'

export interface WorkerThread<Input, Output> {
  /** Null if so much is waiting that the caller should do without. */
  run(input: Input): Promise<Output> | null
  /** Ends the thread. The next task starts another. */
  end(): Promise<void>
}

/** The thread was too slow or took too much memory, and was ended with all that waited for it. Nobody is to blame for sure. */
export class ThreadLost extends Error {}

interface Waiting<Output> {
  resolve: (output: Output) => void
  reject: (error: Error) => void
}

type Answer<Output> = { number: number } & ({ output: Output } | { problem: string })

interface Settings {
  /** The module that calls `serveThread`. */
  module: URL
  /** Its name in error messages. */
  name: string
  max_waiting: number
  /** No task takes longer: a thread that hangs is ended, so that later tasks are served. */
  max_ms: number
  /** A task that needs more ends the thread, not the process. */
  max_heap_mb?: number
  /** A thread's data takes memory, which is freed if nobody has used it for this long. */
  idle_ms: number
}

/** Runs tasks on a separate thread, so that requests don't wait. Started on first use. */
export function workerThread<Input, Output>({
  module,
  name,
  max_waiting,
  max_ms,
  max_heap_mb,
  idle_ms,
}: Settings): WorkerThread<Input, Output> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let hanging: NodeJS.Timeout | undefined
  let numbers = 0
  const waiting = new Map<number, Waiting<Output>>()

  function start(): Worker {
    const started = new Worker(module, max_heap_mb ? { resourceLimits: { maxOldGenerationSizeMb: max_heap_mb } } : {})
    started.unref()
    started.on('message', (answer: Answer<Output>) => {
      const caller = waiting.get(answer.number)
      // Aborted while its result was on the way.
      if (!caller) return
      waiting.delete(answer.number)
      watch()
      if (waiting.size === 0) idle = setTimeout(end, idle_ms).unref()
      if ('output' in answer) caller.resolve(answer.output)
      else caller.reject(new Error(`The ${name} failed: ${answer.problem}`))
    })
    started.on('error', (error: NodeJS.ErrnoException) => {
      const is_full = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      giveUp(started, is_full ? new ThreadLost(`The ${name} took too much memory.`, { cause: error }) : error)
    })
    started.on('exit', (code) => giveUp(started, new ThreadLost(`The thread of the ${name} ended with code ${code}.`)))
    return started
  }

  /** Tasks run one at a time: each result starts the next. */
  function watch(): void {
    clearTimeout(hanging)
    if (waiting.size === 0) return
    const late = new ThreadLost(`The ${name} took longer than ${max_ms} ms.`)
    hanging = setTimeout(() => stop(late), max_ms).unref()
  }

  function giveUp(failed_worker: Worker, error: Error): void {
    if (worker !== failed_worker) return
    worker = undefined
    clearTimeout(hanging)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function stop(why: ThreadLost): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    if (!ending) return
    giveUp(ending, why)
    await ending.terminate()
  }

  function end(): Promise<void> {
    return stop(new ThreadLost(`The ${name} is ended.`))
  }

  return {
    run(input) {
      if (waiting.size >= max_waiting) return null
      clearTimeout(idle)
      worker ??= start()
      const current = worker
      return new Promise((resolve, reject) => {
        const number = ++numbers
        current.postMessage({ number, input })
        waiting.set(number, { resolve, reject })
        if (waiting.size === 1) watch()
      })
    },
    end,
  }
}

/** The other side: called once in the module that the thread runs. */
export function serveThread<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort!.on('message', async ({ number, input }: { number: number; input: Input }) => {
    try {
      parentPort!.postMessage({ number, output: await work(input) })
    } catch (error) {
      parentPort!.postMessage({ number, problem: (error as Error).stack ?? String(error) })
    }
  })
}
