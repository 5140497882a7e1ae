import { withoutMarksInAddresses } from '../addresses.ts'
import { anyOf } from '../alternatives.ts'
import type { Span } from '../body.ts'
import { fold } from '../fold.ts'
import { meantWord } from './vocabulary/typos.ts'

/** A word, a number, a date in figures or a sign of money, with its place in the message. */
export interface Word {
  /** In lower case and without accents. */
  folded: string
  start: number
  end: number
  /** Its value, where it is a number. */
  number: number | null
  /** Which part of the sentence it stands in, counted through the message. */
  clause: number
  /** Whether it is written with a capital letter. */
  capital: boolean
}

export interface SentenceOf {
  words: Word[]
  start: number
  end: number
  question: boolean
}

const max_words = 120

// One pass, each alternative bounded: no text makes it slow.
const word = anyOf(
  'gu',
  String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}]{0,79}|\d{4}-\d\d-\d\d(?!\d)|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)(?!\d)`,
  String.raw`\d{1,2}\.\d{1,2}\.(?!\d)|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,4}(?![\d])(?:[.,]\d{1,2}(?!\d))?`,
  String.raw`\d{1,2}(?:,\d\d){1,3},\d{3}(?!\d)|\d{1,15}(?:[.,]\d{1,15})?|\p{N}{1,80}|[€$£₹¥]`,
)
const ends_sentence = /[.!?…。！？](?:["'»”)\s]|$)|\n\s*\n/
const ends_clause = /[,;:()–—]|\s-\s/
const abbreviations = new Set('tsd mio ca nr dr mr mrs st sr sra approx env aprox nos'.split(' '))
const contrasts = new Set(['but', 'aber', 'sondern', 'jedoch', 'mais', 'pero', 'sino', 'mas', 'porem'])

/** The sentences of what somebody wrote. A number before the name of a month ends none ("31. März"). */
export function sentencesIn(content: string, spans: Span[], months: ReadonlyMap<string, number>): SentenceOf[] {
  const sentences: SentenceOf[] = []
  let clause = 0
  for (const { start: offset, end } of spans) {
    const text = withoutMarksInAddresses(content.slice(offset, end))
    let words: Word[] = []
    let last = 0
    const close = (at: number, gap: string) => {
      const mark = /^[^\s]*/.exec(gap)![0]
      if (words.length > 0)
        sentences.push({
          words,
          start: words[0]!.start,
          end: offset + at + mark.length,
          question: /[?？]/.test(gap) || words[0]!.start > offset + at,
        })
      words = []
    }
    word.lastIndex = 0
    for (let match = word.exec(text); match !== null; match = word.exec(text)) {
      const one = wordOf(match[0], offset + match.index)
      const before = words.at(-1)
      // Nearly always a single space: no text is cut out for that.
      if (before && (match.index - last !== 1 || text.charCodeAt(last) !== 32 || words.length >= max_words)) {
        const gap = text.slice(last, match.index)
        const is_day = before.number !== null && before.number <= 31 && months.has(one.folded)
        const goes_on = gap === '. ' && (is_day || abbreviations.has(before.folded))
        if ((!goes_on && ends_sentence.test(gap)) || words.length >= max_words) {
          close(last, gap)
          clause++
        } else if (ends_clause.test(gap)) clause++
      }
      if (contrasts.has(one.folded)) clause++
      one.clause = clause
      words.push(one)
      last = match.index + match[0].length
    }
    close(last, text.slice(last))
    clause++
  }
  return sentences
}

/** A phrase as its words are compared. */
type Spelling = Pick<Word, 'folded' | 'number' | 'capital'>

// People use the same words again and again: looking one up takes a third of the time of folding it.
const cache = new Map<string, Spelling>()
const max_cached = 10_000
// A longer one that is cut out of a text keeps all of the text in memory.
const longest_cached = 12

function wordOf(text: string, start: number): Word {
  const { folded, number, capital } = cache.get(text) ?? learn(text)
  return { folded, start, end: start + text.length, number, clause: 0, capital }
}

function learn(text: string): Spelling {
  const result = read(text)
  if (text.length > longest_cached) return result
  if (cache.size >= max_cached) cache.clear()
  cache.set(text, result)
  return result
}

function read(text: string): Spelling {
  const first = text.charCodeAt(0)
  if (first >= 48 && first <= 57 && !/\p{L}/u.test(text))
    return { folded: text, number: numberOf(text), capital: false }
  const capital = first < 128 ? first >= 65 && first <= 90 : /^\p{Lu}/u.test(text)
  const folded = fold(text)
  return { folded: meantWord()(folded), number: null, capital }
}

/** `5.000`, `5,000`, `5 000` and `5'000` are five thousand; `5.5` and `5,5` five and a half. Null: a date. */
function numberOf(text: string): number | null {
  if (/^\d{4}-|^\d+[./]\d+[./]/.test(text)) return null
  // As India has it: 2,50,000.
  if (/^\d{1,2}(?:,\d\d)+,\d{3}$/.test(text)) return Number(text.replaceAll(',', ''))
  const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+/.exec(text)?.[0]
  if (grouped === undefined) return Number(text.replace(',', '.'))
  const rest = text.slice(grouped.length).replace(',', '.')
  return Number(grouped.replace(/\D/g, '') + rest)
}
