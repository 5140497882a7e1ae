import { detectLanguage } from '../detect.ts'
import { chooseLines, roomFor } from './choose.ts'
import { closing, compose, pointsOf } from './compose.ts'
import type { SummaryInput, SummaryPoint } from './conversation.ts'
import { type Entity, entitiesOf } from './entities.ts'
import { isPolite, type Line, linesOf } from './lines.ts'
import { confirmationIn, type Outcome, outcomeOf } from './outcome.ts'
import { type Signs, signsOf } from './signs.ts'

export interface Summary {
  text: string
  points: SummaryPoint[]
  language: string
  entities: Entity[]
  open_questions: { quote: string; message_id: string }[]
  outcome: Outcome
}

/** What was written, word for word: as much as tells a colleague what it is about, what was done and where it stands. */
export function summarize(input: SummaryInput): Summary {
  const language = detectLanguage(input)
  const signs = signsOf(language)
  const lines = linesOf(input, language, signs)
  const outcome = outcomeOf(lines, input.status, signs)
  const is_resolved = outcome === 'resolved'
  const open = is_resolved ? [] : openQuestions(lines, signs)
  const telling = tellingLines(lines, outcome, signs)
  const selection = chooseLines(
    telling.length > 0 ? telling : lines,
    roomFor(lines) - closing(language, outcome).length,
  )
  const subject = lines.every((line) => isPolite(line, signs)) ? (input.subject?.trim() ?? '') : ''
  return {
    text: [subject, compose(selection, language, outcome)].filter(Boolean).join('\n') || '–',
    points: pointsOf(selection, open, is_resolved ? confirmationIn(lines, signs) : undefined, signs),
    language,
    entities: entitiesOf(input.messages, language),
    open_questions: open.map(({ quote, message }) => ({ quote, message_id: message.id })),
    outcome,
  }
}

/** All but courtesies; "yes please" says something where it is what we wait for. */
function tellingLines(lines: Line[], outcome: Outcome, signs: Signs): Line[] {
  const last = lines.at(-1)
  const telling = lines.filter((line) => !isPolite(line, signs))
  const answers = last?.by_customer && outcome === 'waiting_for_agent' && telling.at(-1)?.at !== last.at
  return answers ? [...telling, ...lines.filter(({ at }) => at === last.at)] : telling
}

const max_questions = 3

/** What whoever wrote last asked: nobody has replied to it. */
function openQuestions(lines: Line[], signs: Signs): Line[] {
  const begin = lines.findLastIndex((line) => line.by_customer !== lines.at(-1)!.by_customer) + 1
  const questions = lines.slice(begin).filter((line) => line.asks && !signs.shows(line.plain, 'more'))
  return questions.filter((line) => !isPolite(line, signs)).slice(-max_questions)
}
