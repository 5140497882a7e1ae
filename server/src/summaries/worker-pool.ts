import { aside } from '../aside.ts'
import { unavailable } from '../errors.ts'
import type { Summary, SummaryInput } from './embedded/summarize.ts'
import type { Earlier, Shown } from './summary-material.ts'
import type { ConversationText } from './summary-messages.ts'

/** `shows`: also what a model is shown of it, with its earlier summary if there is one. */
export interface SummaryWork {
  conversation: ConversationText | SummaryInput
  shows?: { earlier: Earlier | null } | null
}

export interface SummaryDone {
  summary: Summary
  shown: Shown | null
}

const summaries = aside<SummaryWork, SummaryDone>({
  module: new URL('./summary-worker.ts', import.meta.url),
  name: 'summary',
  // A queue this long takes about a second; whoever comes then is told to come back instead of waiting unheard.
  most_waiting: 50,
  most_ms: 10_000,
  // Knowing languages takes some 90 MB.
  idle_ms: 60_000,
})

/** Summarizes on a thread of its own, so that requests beside it do not wait. */
export async function summarizeAside(work: SummaryWork): Promise<SummaryDone> {
  const made = summaries.run(work)
  if (made) return made
  throw unavailable('assistant_unavailable', 'Too many summaries are being made at the moment. Try again shortly.', 2)
}

/** Ends the thread; the next summary starts another. */
export const endSummaries = summaries.end
