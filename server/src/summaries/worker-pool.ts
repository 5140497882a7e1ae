import { unavailable } from '../errors.ts'
import { workerThread } from '../jobs/worker-thread.ts'
import type { SummaryInput } from '../language/summary/conversation.ts'
import type { Summary } from '../language/summary/summarize.ts'
import type { Earlier, Material } from './material.ts'
import type { ConversationText } from './messages.ts'

/** `shows`: also what a model is shown of it, with its earlier summary if there is one. */
export interface SummaryWork {
  conversation: ConversationText | SummaryInput
  shows?: { earlier: Earlier | null } | null
}

export interface SummaryDone {
  summary: Summary
  material: Material | null
}

const summaries = workerThread<SummaryWork, SummaryDone>({
  module: new URL('./worker.ts', import.meta.url),
  name: 'summary',
  // A queue this long takes about a second; whoever comes then is told to come back instead of waiting unheard.
  max_waiting: 50,
  max_ms: 10_000,
  // Knowing languages takes some 90 MB.
  idle_ms: 60_000,
})

/** Summarizes on a thread of its own, so that requests beside it do not wait. */
export async function summarizeOnThread(work: SummaryWork): Promise<SummaryDone> {
  const result = summaries.run(work)
  if (result) return result
  throw unavailable('assistant_unavailable', 'Too many summaries are being written right now. Try again shortly.', 2)
}

/** Ends the thread; the next summary starts another. */
export const endSummaries = summaries.end
