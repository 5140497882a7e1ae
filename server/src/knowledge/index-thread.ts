import { aside } from '../../aside.ts'
import { unavailable } from '../../errors.ts'
import type { Reading, Text } from './reading.ts'

const elsewhere = aside<Text, Reading>({
  module: new URL('./reading-worker.ts', import.meta.url),
  name: 'reading of articles',
  // Some two seconds of the longest articles; whoever comes then is told to come back instead of waiting unheard.
  most_waiting: 50,
  most_ms: 20_000,
  // Recognising languages takes some 90 MB.
  idle_ms: 60_000,
})

/** Reads an article on a thread of its own. */
export async function readAside(text: Text): Promise<Reading> {
  const reading = elsewhere.run(text)
  if (reading) return reading
  throw unavailable('assistant_unavailable', 'Too many articles are being read at the moment. Try again shortly.', 2)
}

/** Ends the thread; the next article starts another. */
export const endReadingArticles = elsewhere.end
