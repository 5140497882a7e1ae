import { detectText } from '../detect.ts'
import type { SummaryPoint } from './conversation.ts'
import { reportAgent, reportCustomer } from './english/report.ts'
import type { LanguageTable } from './languages/table.ts'
import { fitting, standing } from './lines.ts'
import type { Outcome } from './outcome.ts'
import type { Reader } from './reader.ts'
import type { Sentence } from './sentences.ts'

export interface Selection {
  /** What an agent began with, where an agent began. */
  opening: Sentence[]
  request: Sentence[]
  changes: Sentence[]
  answers: Sentence[]
  /** What the customer said after everybody else. */
  last: Sentence[]
  open: Sentence[]
  solved: Sentence | undefined
  outcome: Outcome
  subject: string | null
}

const MAX_SENTENCE = 260
const MAX_JOINED = 300
const MAX_QUESTIONS = 160

export function compose(reader: Reader, selection: Selection): { text: string; points: SummaryPoint[] } {
  const told = pointsOf(reader, selection)
  const points = told.flat()
  const lines = told.map((line) => joined(line.map(({ text }) => text)))
  if (!points.some(({ kind }) => kind === 'request')) lines.unshift(subjectLine(reader.table, selection.subject))
  if (lines.every((text) => !text)) lines.push(reader.table.labels.nothing)
  lines.push(standing(reader.table.labels, selection.outcome, reader.spoken.length > 0))
  return { text: fitting(lines), points }
}

/** Line by line, in the order in which it was said. */
function pointsOf(reader: Reader, selection: Selection): SummaryPoint[][] {
  const shown = new Set<Sentence>()
  const take = (kind: SummaryPoint['kind'], sentences: Sentence[]) =>
    sentences
      .filter((sentence) => !shown.has(sentence))
      .map((sentence) => {
        shown.add(sentence)
        return {
          kind,
          quote: sentence.quote,
          message_id: sentence.message.id,
          text: attributed(reader, kind, sentence),
        }
      })
  const changes = selection.last.length > 0 ? [] : selection.changes
  const at = ({ message }: Sentence) => reader.spoken.indexOf(message)
  const answered_at = Math.max(-1, ...selection.answers.map(at))
  const before = changes.filter((sentence) => at(sentence) < answered_at)
  const after = changes.filter((sentence) => at(sentence) > answered_at)
  return [
    take('answer', selection.opening),
    take('request', selection.request),
    take('change', before),
    take('answer', selection.answers),
    take('change', [...after, ...selection.last]),
    take('open_question', lastOf(selection.open)),
    take('outcome', selection.solved ? [selection.solved] : []),
  ]
}

/** The last question, with the one before it where both were asked in one breath. */
function lastOf(open: Sentence[]): Sentence[] {
  const [one, other] = open.slice(-2)
  if (!one || !other || one.message !== other.message) return open.slice(-1)
  return one.plain.length + other.plain.length > MAX_QUESTIONS ? [other] : [one, other]
}

/** "The agent asks A." and "The agent says that B." as one sentence, where both are told and not quoted. */
function joined(texts: string[]): string {
  if (texts.length > 2) return texts.slice(1).reduce((whole, text) => joined([whole, text]), texts[0]!)
  const [first = '', second] = texts
  if (!second) return first
  const label = /^[^“”„«「:：]+[:：]\s(?=[“”„«「])/.exec(first)?.[0]
  if (label && second.startsWith(label)) return `${first} ${second.slice(label.length)}`
  const said = /^The (?:customer|agent|assistant) (?:later )?says: (?!“)/.exec(second)?.[0]
  if (said && first.startsWith(said) && first.length + second.length <= MAX_JOINED)
    return `${first.replace(/\.$/, '')}; ${second.slice(said.length)}`
  if (said && first.startsWith(said.replace('says: ', 'says that ')))
    return `${first} They add: ${second.slice(said.length)}`
  const told = /^(The (?:customer|agent|assistant)) (?!\w+:)(.+[^?:…])$/s.exec(second)
  const plain = first.startsWith(`${told?.[1]} `) && first.endsWith('.') && !/^\S+ \S+ (?:is )?\w+: /.test(first)
  if (!told || !plain || first.length + second.length > MAX_JOINED) return `${first} ${second}`
  const same = /^\S+ \S+ (?:later )?says that /.test(first)
    ? told[2]!.replace(/^(?:later )?says that /, 'that ')
    : told[2]!
  return `${first.slice(0, -1)} and ${same}`
}

function attributed(reader: Reader, kind: SummaryPoint['kind'], sentence: Sentence): string {
  const { table, classify } = reader
  const core = shorten(classify.core(sentence.plain) || sentence.plain)
  if (kind !== 'open_question' && readsAsEnglish(table, core)) {
    if (sentence.message.author === 'customer') return reportCustomer(core, kind, classify.isQuestion(sentence.plain))
    return reportAgent(core, sentence.message.author === 'assistant' ? 'The assistant' : 'The agent')
  }
  const [open, close] = table.labels.quotes
  return `${label(table, kind, sentence, classify.isQuestion(sentence.plain))} ${open}${core}${close}`
}

function label(table: LanguageTable, kind: SummaryPoint['kind'], sentence: Sentence, question: boolean): string {
  const { labels } = table
  if (kind === 'change') return labels.customerLater
  if (kind === 'open_question') return labels.openQuestion
  if (kind === 'outcome') return labels.confirmed
  if (sentence.message.author === 'customer') return question ? labels.customerAsks : labels.customerSays
  if (sentence.message.author === 'assistant') return labels.assistantSays
  return question ? labels.agentAsks : labels.agentSays
}

function readsAsEnglish(table: LanguageTable, text: string): boolean {
  if (table.code !== 'en' || /[^\p{sc=Latin}\p{sc=Common}]/u.test(text)) return false
  const language = detectText(text)
  return language === 'en' || language === 'und' || text.split(' ').length < 6
}

function subjectLine(table: LanguageTable, subject: string | null): string {
  const text = subject?.trim() ?? ''
  const [open, close] = table.labels.quotes
  return text ? `${table.labels.subject} ${open}${shorten(text)}${close}` : ''
}

function shorten(text: string): string {
  if (text.length <= MAX_SENTENCE) return text
  const cut = text.slice(0, MAX_SENTENCE)
  const space = cut.lastIndexOf(' ')
  return `${(space > MAX_SENTENCE / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')).replace(/[\s,;:]+$/, '')}…`
}
