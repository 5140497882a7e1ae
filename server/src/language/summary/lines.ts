import type { SummaryInput, SummaryMessage } from './conversation.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Signs } from './signs.ts'

/** A sentence, by whom it is, and where it stands. */
export interface Line extends Sentence {
  /** The place of its message, and its own in it. */
  at: number
  nth: number
  by_customer: boolean
  asks: boolean
}

// Of a conversation that is longer, its beginning, its end, and the newest messages between that name something.
const max_first = 30
const max_last = 50
const max_between = 40

/** What was written, sentence by sentence. */
export function linesOf({ messages, status }: SummaryInput, language: string, signs: Signs): Line[] {
  // Where it is a person's turn, what the assistant said of its own accord tells nothing.
  const theirs = status !== 'pending'
  const spoken = messages.filter(
    ({ author, content, has_no_source }) => author !== 'system' && content.trim() !== '' && !(has_no_source && theirs),
  )
  const end = Math.max(spoken.length - max_last, max_first)
  const between = spoken.slice(max_first, end).filter(({ content }) => /\d|@/.test(content))
  const read = [...spoken.slice(0, max_first), ...between.slice(-max_between), ...spoken.slice(end)]
  const locale = language === 'und' ? 'en' : language
  return read.flatMap((message, at) => inMessage(message, { at, locale, signs }))
}

function inMessage(
  message: SummaryMessage,
  { at, locale, signs }: { at: number; locale: string; signs: Signs },
): Line[] {
  const by_customer = message.author === 'customer'
  const sentences = sentencesOf(message, locale)
  // Smiles alone say something, too.
  const quote = message.content.trim().slice(0, max_smiles).toWellFormed()
  return (sentences.length > 0 ? sentences : [{ message, quote, plain: quote }]).map((sentence, nth) => ({
    ...{ ...sentence, at, nth, by_customer },
    plain: nth === 0 ? withoutGreeting(sentence.plain, signs) : sentence.plain,
    asks: question.test(sentence.plain),
  }))
}

const max_smiles = 40
const first_clause = /^([^,!،，、]{2,40})[,!،，、]\s*(?=\S)/u

/** "Hello Mia, it left today." */
function withoutGreeting(plain: string, signs: Signs): string {
  const [whole, clause] = first_clause.exec(plain) ?? []
  return whole && clause && signs.isGreeting(clause) ? plain.slice(whole.length) : plain
}

// Greek asks with a semicolon.
const question = /[?？؟\u037e]["'»”’)\s]*$|(?<=\p{sc=Greek}[^;]*);$|(?:ですか|ますか|でしょうか|ませんか|吗|呢)[。.]?$/u

// "vorrei uno sconto per il disagio" has a polite word in it, too; colleagues are polite at length.
const longest_courtesy = { customer: 30, us: 60 }
const longest_offer = 100

/** Whether a sentence says nothing but thanks, a greeting, an apology, or that more help is to be had. */
export function isPolite({ plain, by_customer }: Line, signs: Signs): boolean {
  if (plain.length > longest_offer || /\d/.test(plain)) return false
  if (!by_customer && (signs.shows(plain, 'more') || signs.isGreeting(plain))) return true
  const longest = by_customer ? longest_courtesy.customer : longest_courtesy.us
  return plain.length <= longest && (signs.isSmallTalk(plain) || signs.shows(plain, 'courtesy'))
}
