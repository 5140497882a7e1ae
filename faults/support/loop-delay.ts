import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Preloaded in the service process: says on request how late its event loop was since the last request.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  process.on('SIGUSR2', () => {
    const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1)
    process.stderr.write(`event loop: p99 ${ms(delay.percentile(99))} ms, max ${ms(delay.max)} ms\n`)
    delay.reset()
  })
}
