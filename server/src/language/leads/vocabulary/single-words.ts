import { lazily } from '../../../jobs/lazily.ts'
import { section } from '../../data.ts'

const languages = lazily(() => Object.values(section('sales_words')))

/** The words of a list, in all languages. */
export function singleWords(name: string): string[] {
  const words = languages().flatMap((lists) => lists[name] ?? [])
  if (words.length === 0) throw new Error(`No language has sales_words.${name}.`)
  return words
}

/** Whether a word is on a list, in any language: see `sales_words` in docs/languages.md. */
export function isOneOf(name: string): (word: string | undefined) => boolean {
  const list = lazily(() => {
    const [begun, others] = partition(singleWords(name), (word) => word.endsWith('*'))
    const [ended, whole] = partition(others, (word) => word.startsWith('*'))
    const open = [...begun.map((word) => `^${word.slice(0, -1)}`), ...ended.map((word) => `${word.slice(1)}$`)]
    return { whole: new Set(whole), open: open.length > 0 ? new RegExp(open.join('|'), 'u') : null }
  })
  return (word) => {
    if (word === undefined) return false
    const { whole, open } = list()
    return whole.has(word) || (open?.test(word) ?? false)
  }
}

function partition(words: string[], is: (word: string) => boolean): [string[], string[]] {
  return [words.filter(is), words.filter((word) => !is(word))]
}
