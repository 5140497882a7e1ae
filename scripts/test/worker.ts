import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endOfProcess } from '../../server/src/testing/end-of-process.ts'
import type { ToWorker } from './queue.ts'

// One of the processes that share the test files: asks for the next as long as there is one. Each is a test whose subtests
// are those of the file: what a file says is to be done before and after its tests concerns no other.
// Longer than any timer that ends by itself.
const patience_ms = 90_000
const left_running = 2
let number = 0
// A test may wait for what does not keep a process alive, such as a child that was let go.
const awake = setInterval(() => {}, 1 << 30)

for (;;) {
  process.send!({ wants: 'file' })
  const [{ file, test_minutes }] = (await once(process, 'message')) as [ToWorker]
  if (file === null) break
  // The same file may come again: the number makes it a module of its own.
  const url = `${pathToFileURL(file).href}?${number++}`
  await test(file, { timeout: test_minutes * 60_000 }, async () => {
    await import(url)
  })
  // Otherwise written when a process ends: those beside it would compile the same.
  flushCompileCache()
}
clearInterval(awake)
await endOfProcess()
process.disconnect!()
setTimeout(() => {
  console.error(`Something was left running: ${process.getActiveResourcesInfo().join(', ')}`)
  process.exit(left_running)
}, patience_ms).unref()
