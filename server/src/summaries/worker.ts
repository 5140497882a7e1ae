import { serveThread } from '../jobs/worker-thread.ts'
import { summarize } from '../language/summary/summarize.ts'
import { shownTo } from './material.ts'
import { inputOf } from './messages.ts'
import type { SummaryDone, SummaryWork } from './worker-pool.ts'

serveThread(({ conversation, shows }: SummaryWork): SummaryDone => {
  const input = inputOf(conversation)
  return { summary: summarize(input), material: shows ? shownTo(input, shows.earlier) : null }
})
