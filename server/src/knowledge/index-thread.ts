import { unavailable } from '../errors.ts'
import { workerThread } from '../jobs/worker-thread.ts'
import type { Reading, Text } from './index-article.ts'

const elsewhere = workerThread<Text, Reading>({
  module: new URL('./index-worker.ts', import.meta.url),
  name: 'reading of articles',
  // Some two seconds of the longest articles; whoever comes then is told to come back instead of waiting unheard.
  max_waiting: 50,
  max_ms: 20_000,
  // Recognising languages takes some 90 MB.
  idle_ms: 60_000,
})

/** Reads an article on a thread of its own. */
export async function indexOnThread(text: Text): Promise<Reading> {
  const reading = elsewhere.run(text)
  if (reading) return reading
  throw unavailable('assistant_unavailable', 'Too many articles are being indexed right now. Try again shortly.', 2)
}

/** Ends the thread; the next article starts another. */
export const endReadingArticles = elsewhere.end
