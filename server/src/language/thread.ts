import { workerThread } from '../jobs/worker-thread.ts'

const languages = workerThread<string, string>({
  module: new URL('./worker.ts', import.meta.url),
  name: 'language',
  // 25 µs each: a queue this long takes a few hundredths of a second.
  max_waiting: 1000,
  // It takes half a second to start, on a machine that has other things to do ten times that; an answer is owed within 30.
  max_ms: 12_000,
  idle_ms: 60_000,
})

// Further on, a text is in the language it began in.
const max_length = 2000

/**
 * The language of a text; `und` where it is too short to tell. On a thread of its own: beside the summaries it would wait for
 * those of others, and customers would be answered in the wrong language. That costs 90 MB a second time, while replies are given.
 */
export async function languageOfText(content: string): Promise<string> {
  if (!/\p{L}/u.test(content)) return 'und'
  const detection = languages.run(content.slice(0, max_length))
  if (detection) return detection
  throw new Error('Too many texts wait for their language to be told.')
}

/** Ends the thread; the next text starts another. */
export const endLanguages = languages.end
