import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'
import { tellsMishap } from './mishap.ts'
import { sentences } from './sentences.ts'

// Written together, as orders are called: "LD-4410", "#1042". In words of plain capitals: "e-mail" is none.
const reference = /(?:^|[\s(,;:])(?:#\s?\d{3,}|[A-Z]{1,5}-\d{3,})(?![\p{L}\p{N}])/u

/**
 * What somebody writes of an order, an account or a mishap of his own. `told`: what happened, or its number, which no article can look up or
 * make good. `meant`: whose it is, in what may be a question that anybody has: "where do I see my invoice?"
 */
export function ownCase(text: string): 'told' | 'meant' | null {
  if (reference.test(text.slice(0, 10_000))) return 'told'
  const padded_sentences = sentences(text.replace(abbreviated, ' ')).map((sentence) => ` ${sentence} `)
  const { numbers, owned, troubles } = patterns()
  if (padded_sentences.some((sentence) => numbers.test(sentence)) || tellsMishap(text)) return 'told'
  return padded_sentences.some((sentence) => owned.test(sentence) || troubles.test(sentence)) ? 'meant' : null
}

// "no. 1042" is one sentence.
const abbreviated = /(?<=\b(?:no|nr|n|num|ref))\. ?(?=\d)/gi

/** All languages at once, as for asking for a person: such messages are short, and mix them. */
const patterns = lazily(() => {
  const tables = Object.values(section('own_case'))
  const anyOf = (part: (table: (typeof tables)[number]) => string) =>
    new RegExp(` (?:${tables.map(part).join('|')})(?= )`, 'u')
  return {
    // "order 300 bicycles" names no order.
    numbers: anyOf(
      ({ things, number }) =>
        `(?:${any(things)}) (?:(?:(?:${any(number)}) )?(?:[a-z]{1,5} )?\\d{4,}|(?:${any(number)}) \\d{3})`,
    ),
    owned: anyOf(({ mine, things }) => `(?:${any(mine)}) (?:\\S+ ){0,2}?(?:${any(things)})`),
    troubles: anyOf(({ trouble }) => any(trouble)),
  }
})

/** A list as a pattern; what ends in `*` stands for all that begins so. */
function any(words: readonly string[]): string {
  return words.join('|').replaceAll('*', '[^ ]*')
}
