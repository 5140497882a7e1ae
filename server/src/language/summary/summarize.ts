import { detectLanguage } from '../detect.ts'
import { compose } from './compose.ts'
import type { SummaryInput, SummaryPoint } from './conversation.ts'
import { type Entity, entitiesOf } from './entities.ts'
import { tableFor } from './languages/index.ts'
import { selectLastWord } from './last-word.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { createReader } from './reader.ts'
import {
  selectAnswers,
  selectChanges,
  selectOpening,
  selectOpenQuestions,
  selectRequest,
  selectSolved,
} from './select.ts'

export interface Summary {
  text: string
  points: SummaryPoint[]
  language: string
  entities: Entity[]
  open_questions: { quote: string; message_id: string }[]
  outcome: Outcome
}

export function summarize(input: SummaryInput): Summary {
  const language = detectLanguage(input)
  const reader = createReader(input, tableFor(language), language)
  const request = selectRequest(reader)
  const changes = selectChanges(reader, request)
  const answers = selectAnswers(reader, request)
  const open = input.status === 'resolved' ? [] : selectOpenQuestions(reader)
  const outcome = outcomeOf(reader, input.status)
  const last = outcome === 'waiting_for_agent' ? selectLastWord(reader, request, changes) : []
  const solved = selectSolved(reader, request)
  const { text, points } = compose(reader, {
    ...{ opening: selectOpening(reader), request, changes, answers, last, open, solved, outcome },
    subject: input.subject,
  })
  return {
    text,
    points,
    language,
    entities: entitiesOf(input.messages, language),
    open_questions: open.map((sentence) => ({ quote: sentence.quote, message_id: sentence.message.id })),
    outcome,
  }
}
