import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded into the service before it starts (node --import). Measures how long requests wait for the main thread.
const every_ms = 5

/** Delays in ms: in total, and the part for which this thread itself was busy. The rest is due to other load on the machine. */
export interface Delays {
  late: number[]
  own: number[]
}

const file = process.env.LOOP_DELAYS_FILE
if (isMainThread && file) watch(file)

function watch(file: string): void {
  let delays: Delays = { late: [], own: [] }
  const again = () => {
    const due = performance.now() + every_ms
    const before = process.threadCpuUsage()
    setTimeout(() => {
      const late = Math.max(0, performance.now() - due)
      const { user, system } = process.threadCpuUsage(before)
      delays.late.push(late)
      delays.own.push(Math.min(late, (user + system) / 1000))
      again()
    }, every_ms).unref()
  }
  process.on('SIGUSR2', () => {
    writeFileSync(file, JSON.stringify(delays))
    delays = { late: [], own: [] }
  })
  again()
}
