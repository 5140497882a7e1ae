import { test } from 'node:test'
import { faulty, goesPast } from './support/deadly-mail.ts'
import { figures, goesRed, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'

const reader = 'src/channels/email/read/reading-thread.ts'
const hangs = faulty({
  Hang: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  Hoard: 'for (const all = []; ; ) all.push([all.length])',
})
const little: Patch = [reader, 'max_heap_mb: 1024', 'max_heap_mb: 64']

test('F21: mails that hang their reader or take all memory are stored unread, and those behind them are read', async (t) => {
  const soon: Patch = [reader, 'max_ms: 30_000', 'max_ms: 15_000']
  figures(t, await goesPast(t, { subjects: ['Hang', 'Hoard', 'Fine'], deaths: 0, without: [hangs, little, soon] }))
})

twin('F21 twin: where nobody gives up waiting for its reader, a mail stops its mailbox', async (t) => {
  const never: Patch = [reader, 'max_ms: 30_000', 'max_ms: 2 ** 30']
  const trial = { subjects: ['Hang', 'Fine'], deaths: 0, without: [hangs, never], patience_ms: 20_000 }
  await goesRed(() => goesPast(t, trial), /0 of 2 mails were taken in/)
})
