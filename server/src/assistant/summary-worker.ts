import { workAside } from '../aside.ts'
import { summarize } from './embedded/summarize.ts'
import { shownTo } from './summary-material.ts'
import { inputOf } from './summary-messages.ts'
import type { SummaryDone, SummaryWork } from './summary-worker-pool.ts'

workAside(({ conversation, shows }: SummaryWork): SummaryDone => {
  const input = inputOf(conversation)
  return { summary: summarize(input), shown: shows ? shownTo(input, shows.earlier) : null }
})
