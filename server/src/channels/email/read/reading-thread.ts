import { limiter } from '../../../jobs/limiter.ts'
import { workerThread } from '../../../jobs/worker-thread.ts'
import type { ReadingOptions } from './mail.ts'
import type { Reading } from './mail-shape.ts'

/** Once more, in case the machine was asleep or the thread was ended for another reason. */
const max_tries = 2

function mailReader(idle_ms: number) {
  const thread = workerThread<{ raw: Uint8Array; options: ReadingOptions }, Reading>({
    module: new URL('./reading-worker.ts', import.meta.url),
    name: 'reading of emails',
    max_waiting: 1,
    // The costliest mails we could make take 2 s, on a machine that has other things to do five times that.
    max_ms: 30_000,
    max_heap_mb: 1024,
    idle_ms,
  })
  // If one hangs, no other is lost with the thread.
  const oneAtATime = limiter(1)
  const readMail = (raw: Uint8Array, options: ReadingOptions): Promise<Reading> =>
    oneAtATime(async () => {
      for (let tries = 1; tries <= max_tries; tries++) {
        const reading = await thread.run({ raw, options })?.catch(() => null)
        if (reading) return reading
      }
      return { mail: null, problem: 'too_costly' }
    })
  return { readMail, end: thread.end }
}

// Starting one costs 200 ms of a processor, as much as reading hundreds of mails; keeping it, some 20 MB.
const incoming = mailReader(3_600_000)
const opened = mailReader(60_000)

/**
 * Reads a mail on a thread of its own. Strangers write mails: one that keeps the reader busy for ever, or takes all memory, ends that
 * thread and nothing else.
 */
export const readMailApart = incoming.readMail

/** The same on another thread, for a mail that somebody looks at: mail that comes in doesn't wait for it. */
export const readOpenedMail = opened.readMail

/** Ends the threads; the next mail starts another. */
export async function endReadingMails(): Promise<void> {
  await Promise.all([incoming.end(), opened.end()])
}
