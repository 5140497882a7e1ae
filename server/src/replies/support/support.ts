import { segmentsOf } from '../../language/segment.ts'
import { linksIn } from '../../models/links.ts'
import { type Clause, type Grammar, grammarOf, joined, numbersIn, type Sentence } from './clauses.ts'
import { isComputed } from './computed.ts'
import { withoutOrders } from './orders.ts'

export interface Grounds {
  title: string
  passage: string
  url?: string | null
  /** What was asked: it lends words to what is computed, and nothing else. */
  question?: string
  language: string
}

/**
 * The first sentence of a text that its passage does not carry; null if it carries them all. A model may choose, join, shorten
 * and compute. It may add no word that says something, no number, and turn no "not" round. What remains after this, such as a
 * word of the passage in a place where it means something else, only a reader can tell: see docs/assistant.md.
 */
export async function unsupported(text: string, { title, passage, url, question = '', language }: Grounds) {
  const grammar = await grammarOf(language)
  const carrying = withoutOrders(passage)
  if (linksIn(text).difference(linksIn(`${carrying}\n${url ?? ''}`)).size > 0) return text
  if (!grammar) return verbatim(text, carrying) ? null : text
  const source = { title: grammar.stemsOf(title), sentences: grammar.sentences(carrying) }
  const context = { grammar, source, passage: carrying, question }
  return grammar.sentences(text).find((sentence) => !isSupported(withoutLead(sentence, grammar), context))?.text ?? null
}

// Fewer words are only where or when something else holds.
const min_content = 3

interface Context {
  grammar: Grammar
  source: { title: Set<string>; sentences: Sentence[] }
  passage: string
  question: string
}

function isSupported(sentence: Sentence, context: Context): boolean {
  const { grammar, source } = context
  if (saysNothing(sentence, grammar)) return true
  if (source.sentences.some((one) => carries(one, sentence, context))) return true
  const terms = numbersIn(sentence.text)
  return statementsOf(sentence).every(
    (statement) =>
      source.sentences.some((one) => carries(one, statement, context)) ||
      isComputed(statement, terms, context) ||
      saysNothing(statement, grammar),
  )
}

function saysNothing(clause: Clause, grammar: Grammar): boolean {
  return clause.content.size === 0 && clause.numbers.size === 0 && !grammar.has(clause, 'not', 'done', 'we')
}

/** Parts that can stand alone: "within the EU" says nothing without what comes after it. */
function statementsOf({ clauses }: Sentence): Sentence[] {
  const statements: Sentence[] = []
  for (const part of clauses.toReversed()) {
    const next = statements[0]
    const is_whole = part.content.size >= min_content || part.numbers.size > 0
    if (is_whole || !next) statements.unshift({ ...part, clauses: [part] })
    else statements[0] = { ...joined(part, next), clauses: [part, ...next.clauses] }
  }
  return statements
}

/** "On Sunday" is one of two days, and not what is said of them. */
function withoutSplinters(clauses: readonly Clause[], grammar: Grammar): Clause[] {
  const whole: Clause[] = []
  for (const part of clauses.toReversed()) {
    const next = whole[0]
    const is_splinter = part.content.size < 2 && part.numbers.size === 0 && !grammar.has(part, 'not')
    if (is_splinter && next) whole[0] = joined(part, next)
    else whole.unshift(part)
  }
  return whole
}

/** Whether one sentence of the passage says what this says. */
function carries(one: Sentence, stated: Sentence, { grammar, source }: Context): boolean {
  if (!stated.content.isSubsetOf(one.stems.union(source.title))) return false
  if (stated.content.isDisjointFrom(one.stems) && stated.numbers.size === 0) return false
  if (!stated.numbers.isSubsetOf(numbersIn(one.text))) return false
  return withoutSplinters(stated.clauses, grammar).every((clause) => isAsIn(one, clause, grammar))
}

function isAsIn(one: Sentence, clause: Clause, grammar: Grammar): boolean {
  const meant = touched(one, clause)
  const has = (...names: Parameters<Grammar['has']>[1][]) => grammar.has(clause, ...names)
  const stands = (...names: Parameters<Grammar['has']>[1][]) => meant.some((part) => grammar.has(part, ...names))
  if (has('not') !== stands('not') || has('only') !== stands('only')) return false
  if (!deniesAsOften(clause, meant, grammar)) return false
  const tells_own_case = has('done') || (has('your') && has('is'))
  if (tells_own_case && !has('if') && stands('if')) return false
  if (has('your') && has('is') && !grammar.has(one, 'is')) return false
  // "We refunded" is another thing than "we refund".
  if (
    has('we') &&
    !new Set(clause.words.filter((word) => isTelling(word, clause, grammar))).isSubsetOf(new Set(one.words))
  )
    return false
  return [...clause.numbers].every((number) => isBeside(number, clause, one))
}

/** "Not forbidden" is not "forbidden". */
function deniesAsOften(clause: Clause, meant: readonly Clause[], grammar: Grammar): boolean {
  const times = grammar.count(clause, 'not')
  const counts = meant.map((part) => grammar.count(part, 'not'))
  return counts.includes(times) || times === counts.reduce((sum, one) => sum + one, 0)
}

/** The parts of a sentence that a clause speaks of: those that alone have a word of it, or else the one that has most. */
function touched({ clauses }: Sentence, { content }: Clause): Clause[] {
  const alone = clauses.filter((part) => ownOf(part, clauses).intersection(content).size > 0)
  if (alone.length > 0) return alone
  const shared = (part: Clause) => part.content.intersection(content).size
  return [clauses.reduce((best, part) => (shared(part) > shared(best) ? part : best))]
}

/** A number goes with the words of its own part. It may borrow from what was said before, and never from what comes after. */
function isBeside(number: string, { content, units }: Clause, { clauses }: Sentence): boolean {
  return clauses.some((part, at) => {
    if (!part.numbers.has(number)) return false
    const borrows = clauses.filter((other) => other.numbers.size > 0 && !ownOf(other, clauses).isDisjointFrom(content))
    if (borrows.some((other) => clauses.indexOf(other) > at)) return false
    const is_named = ownOf(part, clauses).difference(units).intersection(content).size > 0
    return is_named || borrows.every((other) => other === part)
  })
}

function ownOf(part: Clause, clauses: readonly Clause[]): Set<string> {
  return clauses.reduce((own, other) => (other === part ? own : own.difference(other.stems)), part.content)
}

function isTelling(word: string, clause: Clause, grammar: Grammar): boolean {
  return !clause.content.isDisjointFrom(grammar.stemsOf(word))
}

/** "No, …" and "Lo sentimos, …" begin an answer and change nothing of what follows. */
function withoutLead(sentence: Sentence, grammar: Grammar): Sentence {
  const [, rest] = /^[^,،，:]+[,،，:]\s*(\p{L}.*)$/su.exec(sentence.text) ?? []
  const [lead] = sentence.clauses
  if (rest === undefined || !lead || lead.content.size > 0 || lead.numbers.size > 0) return sentence
  return grammar.sentences(rest)[0] ?? sentence
}

/** Whether each sentence stands in the passage as it is. */
function verbatim(text: string, passage: string): boolean {
  return new Set(sentencesIn(text)).isSubsetOf(new Set(sentencesIn(passage)))
}

function sentencesIn(text: string): string[] {
  return segmentsOf(text)
    .map((segment) => segment.trim())
    .filter((one) => one !== '')
}
