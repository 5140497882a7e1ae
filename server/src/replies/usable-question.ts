import { vocabularyOf } from '../language/vocabulary/vocabulary.ts'

const longest = 300
const question_mark = /[?？؟;;՞]/u
// Tags, code, headings, lists, bold type and links of Markdown; a line break is none of a short question.
const markup = /<\/?[a-z!]|[`{}|\\]|\*\*|__|\]\(|^\s*(?:#{1,6}|[-*•>]|\d{1,2}[.)])\s|\n/iu
// Of the words that say something.
const least_known = 0.5
const max_repeated = 0.8

interface Asking {
  language: string
  /** What the customer and others said. */
  messages: readonly string[]
  /** What it may speak of. */
  known: readonly string[]
}

/**
 * Why a question that a model wants to ask back cannot be put to a customer. An answer stands on an article; a question stands on nothing,
 * so it has to be short, about what was said or what the articles tell, and no mere echo. Where it is not, our own words ask.
 */
export async function questionProblem(
  text: string,
  { language, messages: asked, known }: Asking,
): Promise<string | null> {
  const question = text.trim()
  if (question.length > longest) return `"reply" is longer than one short question: ${longest} characters at most.`
  if (!question_mark.test(question)) return '"reply" asks nothing.'
  if (markup.test(question)) return '"reply" holds markup or several lines. Ask in one line of plain text.'
  const vocabulary = await vocabularyOf(language === 'und' ? 'en' : language)
  const stems = (one: string) => new Set(vocabulary.terms(one).map(({ stem }) => stem))
  const own = stems(question)
  const shared = own.intersection(stems(known.join('\n')))
  if (shared.size === 0 || shared.size < own.size * least_known)
    return '"reply" asks about something that neither the customer nor the articles speak of.'
  return asked.some((one) => isEcho(question, one)) ? '"reply" only repeats what was said.' : null
}

/** Whether most of a question stands in a row in what was said already. */
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
