import { segmentsOf } from '../language/segment.ts'
import { signsOf } from '../language/summary/signs.ts'
import { vocabularyOf } from '../language/vocabulary/vocabulary.ts'
import { grammarOf } from './support/clauses.ts'

const longest = 300
const question_mark = /[?？؟;;՞]/u
// Markdown: tags, code, headings, lists, bold and links. A short question has no line breaks.
const markup = /<\/?[a-z!]|[`{}|\\]|\*\*|__|\]\(|^\s*(?:#{1,6}|[-*•>]|\d{1,2}[.)])\s|\n/iu
// Counting meaningful words.
const min_known = 0.5
const max_repeated = 0.8

interface Asking {
  language: string
  /** What the customer and others said. */
  messages: readonly string[]
  /** What it may refer to. */
  known: readonly string[]
}

/**
 * Why a model's follow-up question can't be sent. A reply is backed by an article, but a question by nothing, so it must be
 * short, relate to what was said or to the articles, and not just repeat it. Otherwise, a fixed question is used.
 */
export async function questionProblem(
  text: string,
  { language, messages: asked, known }: Asking,
): Promise<string | null> {
  const question = text.trim()
  if (question.length > longest) return `The question is longer than one short question: ${longest} characters at most.`
  if (!question_mark.test(question)) return 'The question asks nothing.'
  if (markup.test(question)) return 'The question holds markup or several lines. Ask in one line of plain text.'
  // "I'll ask the warehouse. Which order is it?"
  if (!sentencesOf(question).every((sentence) => question_mark.test(sentence)))
    return 'It says something beside the question. Ask one short question and nothing else.'
  if (signsOf(language).shows(question, 'promise')) return 'The question promises something.'
  const more = await moreThanAQuestion(question, language)
  if (more !== null) return more
  const vocabulary = await vocabularyOf(language === 'und' ? 'en' : language)
  const stems = (one: string) => new Set(vocabulary.terms(one).map(({ stem }) => stem))
  const own = stems(question)
  const shared = own.intersection(stems(known.join('\n')))
  if (shared.size === 0 || shared.size < own.size * min_known)
    return 'The question asks about something that neither the customer nor the articles speak of.'
  return asked.some((one) => isEcho(question, one)) ? 'The question only repeats what was said.' : null
}

/** It asks for what nobody should send, or says something in the form of a question. */
async function moreThanAQuestion(question: string, language: string): Promise<string | null> {
  const grammar = await grammarOf(language)
  if (grammar === null) return null
  const clauses = grammar.sentences(question)
  const has = (name: 'secret' | 'loaded') => clauses.some((clause) => grammar.has(clause, name))
  if (has('secret')) return 'The question asks for a password, a code or a card number. Ask for nothing secret.'
  return has('loaded') ? 'The question tells or offers something. Ask only what the customer means.' : null
}

function sentencesOf(text: string): string[] {
  return segmentsOf(text).filter((segment) => /[\p{L}\p{N}]/u.test(segment))
}

/** Whether most of a question repeats what was said, word for word. */
function isEcho(question: string, message: string): boolean {
  const words = plain(question).split(' ')
  const before = ` ${plain(message)} `
  const max_common = Math.ceil(words.length * max_repeated)
  return words.some(
    (_, n) => n + max_common <= words.length && before.includes(` ${words.slice(n, n + max_common).join(' ')} `),
  )
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
