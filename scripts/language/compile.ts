import { readdirSync, readFileSync } from 'node:fs'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { foldPhrase } from '../../server/src/language/fold.ts'
import { Language } from './schema.ts'

const folder = new URL('../../server/src/language/data/', import.meta.url)

/** A section of a language file. */
type Section = keyof Language

export const sections: readonly Section[] = [
  'replies',
  'courtesies',
  'yes',
  'asks_for_person',
  'not_helped',
  'choice',
  'legal_steps',
  'danger',
  'danger_in_latin_letters',
  'own_case',
  'mishaps',
  'mail',
  'sales',
  'sales_questions',
  'sales_words',
  'search',
  'statements',
  'states',
  'signs',
]

/** Shown to people, so kept as written. */
const shown = new Set<Section>(['replies', 'states'])

/** Matched with texts as they are written, and not folded. */
const expressions = new Set<Section>(['mishaps', 'mail'])

/** All language files, by language code. */
export function readLanguages(): Record<string, Language> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return Object.fromEntries(files.sort().map((file) => [file.replace('.yaml', ''), languageIn(file)]))
}

function languageIn(file: string): Language {
  const language = parse(readFileSync(new URL(file, folder), 'utf8'))
  const [problem] = Value.Errors(Language, language)
  if (problem) throw new Error(`${file}${problem.instancePath}: ${problem.message}`)
  return language
}

/** One section of all languages as the service reads it: words folded for comparison, one line per language. */
export function compiled(languages: Record<string, Language>, section: Section): string {
  const lines = Object.entries(languages).flatMap(([code, { [section]: own }]) =>
    own === undefined || (typeof own === 'string' && own in languages)
      ? []
      : `${JSON.stringify(code)}: ${JSON.stringify(compiledSection(section, own))}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

function compiledSection(section: Section, own: unknown): unknown {
  if (shown.has(section)) return own
  if (expressions.has(section))
    return Object.fromEntries(Object.entries(own as object).map(([name, text]) => [name, expressionsOf(text)]))
  if (section === 'sales' || section === 'sales_questions')
    return Object.fromEntries(Object.entries(own as object).map(([kind, text]) => [kind, phrasesOf(text)]))
  return compiledPart(section, own)
}

/** One a line, or with ` | ` between them. */
function expressionsOf(text: string): string[] {
  return text.trim().split(/\n| \| /)
}

/** Not folded, because people see them. `my/our order` becomes `my order` and `our order`. */
function phrasesOf(text: string): string[] {
  return text.split('|').flatMap((phrase) => alternatives(phrase.trim().split(/\s+/)))
}

function alternatives([word, ...rest]: string[]): string[] {
  if (word === undefined) return ['']
  const ends = alternatives(rest)
  return word.split('/').flatMap((one) => ends.map((end) => (end === '' ? one : `${one} ${end}`)))
}

function compiledPart(name: string, part: unknown): unknown {
  if (name === 'known_things')
    return Object.fromEntries(Object.entries(part as Record<string, string>).map(([key, text]) => [key, wordsOf(text)]))
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, compiledPart(key, value)]))
  if (typeof part !== 'string') return part
  if (name === 'rules') return rulesOf(part)
  return name === 'stop_words' || name === 'light_words' ? wordsOf(part) : listOf(part)
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Such as "Real person | agent*". */
function listOf(text: string): string[] {
  return [...new Set(text.split('|').map(foldedWord))]
}

/** Keeps the notation: `*` for any ending or beginning, `{kin}` for another list, `?` and `$`. */
function foldedWord(word: string): string {
  const plain = word.trim()
  if (/^(?:\{\w+\}|[?$])$/.test(plain)) return plain
  return (plain.startsWith('*') ? '*' : '') + foldPhrase(plain) + (plain.endsWith('*') ? '*' : '')
}

/** One rule per line. An indented line continues the previous one. */
function rulesOf(text: string): string[] {
  const lines = text.replace(/\n +/g, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(foldedRule)
}

/** Such as "{kin} ~ missing|vanished + $". */
function foldedRule(rule: string): string {
  const [, start, steps = ''] = /^((?:! )?(?:\^ )?)(.*)$/.exec(rule)!
  const [said = '', ...conditions] = steps.split(' & ')
  const parts = said.split(/( (?:\+|\.{1,3}|~) )/)
  const spelled = parts.map((part, n) => (n % 2 === 0 ? listOf(part).join('|') : part)).join('')
  const folded = conditions.map((condition) =>
    condition.replace(/^(!?)(.*)$/, (_, not, list) => not + listOf(list).join('|')),
  )
  return start + [spelled, ...folded].join(' & ')
}
