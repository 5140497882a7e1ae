import { serveThread } from '../jobs/worker-thread.ts'

serveThread((input: number | string) => {
  if (input === 'exit') process.exit(3)
  if (input === 'for ever') while (true);
  if (input === '400 ms') return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400) === 'ok' ? 0 : 400
  if (typeof input === 'string') throw new Error(input)
  return 2 * input
})
