import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { section } from './data.ts'
import { fold } from './fold.ts'
import type { SummaryInput } from './summary/conversation.ts'
import { tidy } from './tidy.ts'

interface Detector {
  detect: (text: string) => { language: string; isReliable: () => boolean }
}

const SAMPLE = 600
// A Chinese character says about as much: names and foreign words among them are long.
const LETTERS_IN_A_CHARACTER = 3
const FEW_WORDS = 3
let detector: Detector | undefined
let courtesies: (readonly [string, ReadonlySet<string>])[] | undefined

/** ISO 639-1 code of what the customer writes (of everything when the customer wrote too little), or `und`. */
export function detectLanguage(input: SummaryInput): string {
  const customer = sample(input, (author) => author === 'customer')
  const own = detectText(customer)
  if (own !== 'und') return own
  const all = detectText(`${customer} ${sample(input, (author) => author === 'agent' || author === 'assistant')}`)
  return all === 'und' ? detectText(input.subject ?? '') : all
}

// What statistics of letters say of fewer words is wrong more often than right: "refund pls" is Danish to them.
const SHORT_WORDS = 4
// Believed on little evidence; another language is then mostly one of these, mistaken.
const common = new Set(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'])

/** Whether a text in Latin letters is too short for its language to be told from it alone. */
export function isShort(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  return words.length < SHORT_WORDS && !/\P{sc=Latin}/u.test(words.join('').replace(/['’]/g, ''))
}

export function detectText(text: string): string {
  const script = scriptOf(text)
  if (script) return script
  const courteous = languagesOfCourtesies(text)
  if (courteous.length === 1) return courteous[0]!
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 5) return 'und'
  detector ??= load()
  const detection = detector.detect(text)
  const enough = text.split(/\s+/).length > 2 && common.has(detection.language)
  // Malay is read by those who write it as Indonesian is, and the other way round.
  const likely = detection.language === 'ms' ? 'id' : detection.language
  const language = likely && (detection.isReliable() || enough) ? likely : 'und'
  return courteous.length === 0 || courteous.includes(language) ? language : 'und'
}

/** Whether the words themselves tell the language, however few: "Guten Tag". */
export function isCourtesy(text: string): boolean {
  return languagesOfCourtesies(text).length === 1
}

let small_words: Record<string, ReadonlySet<string>> | undefined

/** Whether something else agrees with the language that a few words were taken for: a small word of it, or a letter with an accent. */
export function isLikely(text: string, language: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < 2) return false
  small_words ??= smallWords()
  return /[^\p{ASCII}]/u.test(words.join('')) || words.some((word) => small_words![language]?.has(fold(word)))
}

function smallWords(): Record<string, ReadonlySet<string>> {
  const search = section('search')
  return Object.fromEntries(
    Object.entries(section('statements')).map(([code, { free, not, if: when }]) => [
      code,
      new Set([...free, ...not, ...when, ...(search[code]?.stop_words ?? [])]),
    ]),
  )
}

/** Of a few words, the languages that most of them are courtesies of: "Hello … yes" is too short for statistics of letters. */
function languagesOfCourtesies(text: string): string[] {
  const words = fold(text.slice(0, SAMPLE)).match(/\p{L}{2,}/gu) ?? []
  if (words.length === 0 || words.length > FEW_WORDS) return []
  courtesies ??= Object.entries(section('search')).flatMap(([language, { stop_words }]) =>
    stop_words ? [[language, new Set(stop_words)] as const] : [],
  )
  const scores = courtesies.map(([language, courtesy_words]) => ({
    language,
    score: words.filter((word) => courtesy_words.has(word)).length,
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  return best * 2 < words.length ? [] : scores.filter(({ score }) => score === best).map(({ language }) => language)
}

// Of the languages that the assistant speaks.
const scripts_of_one_language = [
  ['ko', /\p{sc=Hangul}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['el', /\p{sc=Greek}/gu],
] as const

function scriptOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const own = scripts_of_one_language.find(([, script]) => (text.match(script)?.length ?? 0) > letters / 2)
  if (own) return own[0]
  if ((text.match(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0) > letters / 5) return 'ja'
  const han = text.match(/\p{sc=Han}/gu)?.length ?? 0
  return han * LETTERS_IN_A_CHARACTER > letters - han ? 'zh' : null
}

function sample(input: SummaryInput, isIncluded: (author: string) => boolean): string {
  let text = ''
  for (const message of input.messages) {
    if (text.length > SAMPLE) break
    if (isIncluded(message.author)) text += ` ${tidy(message.content.slice(0, SAMPLE))}`
  }
  return text
    .slice(0, SAMPLE)
    .replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+|[\w.-]*\d[\w.-]*/g, ' ')
    .trim()
}

// Loaded on first use: the smallest table costs 140 ms and 90 MB once (small 274 ms, 160 MB), 25 µs a text, and answered
// the same on 16 short sentences in 12 languages. `require` because callers are synchronous.
function load(): Detector {
  const path = fileURLToPath(import.meta.resolve('eld/extrasmall'))
  return (createRequire(import.meta.url)(path) as { eld: Detector }).eld
}
