import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endOfProcess } from '../../server/src/testing/end-of-process.ts'
import type { ToWorker } from './queue.ts'

// One of the processes that share the test files. Requests files until none is left. Each file is a test whose subtests are the
// file's, so that its `before` and `after` hooks apply to no other file.

// Longer than any timer that ends by itself.
const patience_ms = 90_000
const left_running = 2
let number = 0
// A test may wait for something that doesn't keep the process alive, such as an unreferenced child.
const awake = setInterval(() => {}, 1 << 30)

for (;;) {
  process.send!({ wants: 'file' })
  const [{ file, test_minutes }] = (await once(process, 'message')) as [ToWorker]
  if (file === null) break
  // The same file may run again. The number makes it a new module.
  const url = `${pathToFileURL(file).href}?${number++}`
  await test(file, { timeout: test_minutes * 60_000 }, async () => {
    await import(url)
  })
  // Not only at exit, so that parallel processes don't compile the same modules.
  flushCompileCache()
}
clearInterval(awake)
await endOfProcess()
process.disconnect!()
setTimeout(() => {
  console.error(`Something was left running: ${process.getActiveResourcesInfo().join(', ')}`)
  process.exit(left_running)
}, patience_ms).unref()
