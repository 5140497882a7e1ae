import { withoutMarksInAddresses } from '../addresses.ts'
import { asian } from './asian.ts'
import { eastern } from './eastern.ts'
import { northern } from './northern.ts'
import { southern } from './southern.ts'
import { speaker } from './speaker.ts'
import type { PromiseTable, Promising } from './table.ts'
import { western } from './western.ts'

// Texts are made into words with a space around each first: classes of all letters would take 30 times as long to compile.
const start = "(?<=[ '-])"
const end = "(?=[ '-])"
// With an end: "a-a-a-a" begins a word at each of its letters.
const word = '[^ ]{1,60}'

const tables: Readonly<Record<string, PromiseTable>> = { ...western, ...southern, ...northern, ...eastern, ...asian }
const everywhere = Object.keys(tables)

// Models fall back into English, and a few words may be in any language.
const fallback = 'en'
const few_letters = 40

/**
 * Whether a text promises what the assistant cannot keep: that somebody will look, write, pay or call, or has done so; by the words of the
 * language that it is meant to be in. What stands word for word in `articles` is a rule of the business.
 */
export function promises(text: string, language: string, articles: readonly string[] = []): boolean {
  const told = language === 'no' ? 'nb' : language
  const is_told = Object.hasOwn(tables, told) && text.length >= few_letters
  const patterns = [...(is_told ? [told, fallback] : everywhere).flatMap(phrasesIn), ...speakerIn(told)]
  const known = articles.map(plain)
  return withoutMarksInAddresses(text)
    .split(/[.!?;:\n。！？।؟…]+/)
    .map(plain)
    .filter((sentence) => patterns.some((pattern) => pattern.test(sentence)))
    .some((sentence) => !known.some((article) => article.includes(sentence)))
}

const phrasesIn = lazily(tables)
const speakerIn = lazily(speaker)

/** All of them take 100 ms and more to make, one language a few. */
function lazily(all: Readonly<Record<string, PromiseTable>>): (language: string) => RegExp[] {
  const made = new Map<string, RegExp[]>()
  return (language) => {
    const known = made.get(language)
    if (known) return known
    const patterns = Object.hasOwn(all, language) ? all[language]!.map(compiled) : []
    made.set(language, patterns)
    return patterns
  }
}

/** Words in small letters, a space around each; without vowel points and the dot that a small İ keeps. */
function plain(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0307\u0591-\u05c7\u064b-\u065f\u0670\p{Cf}]+/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'-]+/gu, ' ')
  return ` ${words.trim()} `
}

function compiled({ lead, act, what, unless, unless_act, gap = 0, glued = false, loose = false, always }: Promising) {
  const between = loose ? `.{0,${gap}}` : glued ? ' ?' : `(?: ${word}){0,${gap}} `
  const any = unless === undefined ? undefined : `(?!(?:${unless})${end})<letters>`
  const acts = act === undefined || unless_act === undefined ? act : `(?!(?:${unless_act})${end})(?:${act})`
  const parts = [always ?? lead, acts ?? any, what].filter((part) => part !== undefined)
  const whole = parts.map((part) => `(?:${spelled(part)})`).join(between)
  return new RegExp(loose ? whole : `${start}(?:${whole})${end}`)
}

/** The shorthand of the tables as regular expressions; compared with texts of the same form. */
function spelled(part: string): string {
  return part
    .normalize('NFKC')
    .replace(/(?<=[\p{L}\p{M}])\*/gu, '[^ ]{0,60}')
    .replace(/<(\d+)>/g, (_, most) => `(?:${word} ){0,${most}}`)
    .replaceAll('<word>', word)
    .replaceAll('<any>', '[^ ]{0,60}')
    .replaceAll('<letters>', word)
}
