import { asian } from './asian.ts'
import { eastern } from './eastern.ts'
import { fold, sentences } from './fold.ts'
import { anyOf } from './patterns.ts'
import { after, afterAny, has, isWhole, type Words, wordStarts, wordsOf } from './row.ts'
import { southern } from './southern.ts'
import { speller, wordsIn } from './spelling.ts'
import type { IntentTable } from './table.ts'
import { threats } from './threats.ts'
import { western } from './western.ts'
import { type Lists, wishing } from './wish.ts'

export type SmallTalk = 'hello' | 'thanks' | 'fine' | 'what_are_you'

// All languages at once: "agent pls" and "operador" are too short to tell the language of. Compiled they take 7 MB.
const tables = [...western, ...southern, ...eastern, ...asian]
const learnt: ReturnType<typeof compile>[] = []

function languages(): typeof learnt {
  for (const table of tables.slice(learnt.length)) learnt.push(compile(table))
  return learnt
}

let learnt_spelling: ReturnType<typeof speller> | undefined

/** Sentences with the words that tell put right. */
function spelling(): ReturnType<typeof speller> {
  learnt_spelling ??= speller(
    wordsIn(
      ...tables.flatMap((table) => [table.person, table.someone, table.speak, table.call, table.real, table.always]),
    ),
    wordsIn(...tables.flatMap((table) => Object.values(table).filter((list) => typeof list === 'string'))),
  )
  return learnt_spelling
}

/** Learns them one by one, with room for others between: all at once they would keep requests waiting for a tenth of a second. */
export async function learnLanguages(): Promise<void> {
  while (learnt.length < tables.length) {
    const language = compile(tables[learnt.length]!)
    learnt.push(language)
    // Patterns are made ready when they are first used.
    language.asks('where is my order')
    language.courtesy('where is my order')
    await new Promise((resolve) => setImmediate(resolve))
  }
  spelling()
}

/** Whether somebody wants to talk to a person instead. "Your agent told me …" is no such wish. */
export function asksForPerson(text: string): boolean {
  const all = sentences(text)
  const asks = (sentence: string) => languages().some((language) => language.asks(sentence))
  return all.some((sentence) => {
    if (asks(sentence)) return true
    const meant = spelling()(sentence)
    return meant !== sentence && asks(meant)
  })
}

/** Whether somebody threatens with lawyers or courts: no matter for an assistant. */
export function threatens(text: string): boolean {
  return sentences(text).some((sentence) => threatening.test(sentence))
}

// Nothing longer is said out of mere courtesy.
const longest_courtesy = 80

/** What was said out of courtesy, where a text is nothing but that. */
export function smallTalk(text: string): SmallTalk | null {
  if (text.length > 4 * longest_courtesy) return null
  const said = fold(text)
  if (said === '') return /[👍👌🙏❤♥😊🙂😀😃😄😁🎉💯✅🤝👏🥰😍]/u.test(text) ? 'fine' : null
  if (said.length > longest_courtesy) return null
  for (const { courtesy } of languages()) {
    const kind = courtesy(said)
    if (kind) return kind
  }
  return null
}

const threatening = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(threats)})`, 'u')

function compile(table: IntentTable) {
  const { person, not, bot, always } = table
  const spaced = person !== undefined
  const around = (list: string | undefined) =>
    list ? new RegExp(spaced ? `(?<= )(?:${anyOf(list)})(?= )` : `(?:${anyOf(list)})`, 'u') : null
  const fixed = around(always)
  const lists = { anybody: wordsOf(person, table.someone), speaking: wordsOf(table.speak), machine: wordsOf(bot) }
  const composed = spaced ? asking(table, lists) : null
  const wished = wishing(table, lists)
  const concerned = wordsOf(person, table.someone, bot, table.me)
  const refused = not
    ? new RegExp(
        spaced
          ? `(?<= )(?:${anyOf(not)}) (?:\\S+ ){0,4}(?:${anyOf(person)}|${anyOf(table.someone!)})(?= )`
          : anyOf(not),
        'u',
      )
    : null
  const unwanted = not ? around(bot) : null
  const polite = wordsOf(table.hello, table.thanks, table.fine)
  const fine = wordsOf(table.fine)
  const thanks = around(table.thanks)
  const asked = around(table.what_are_you)
  // Most sentences are in other languages.
  const concerns = (text: string) => has({ text, spaced: true }, wordStarts({ text }), concerned)
  return {
    asks(sentence: string): boolean {
      const text = spaced ? ` ${sentence} ` : sentence.replaceAll(' ', '')
      if (asked?.test(text)) return false
      if (!fixed?.test(text) && !(concerns(sentence) && (composed?.(sentence) || wished?.(sentence)))) return false
      return !refused?.test(text) || unwanted?.test(text) === true
    },
    courtesy(said: string): SmallTalk | null {
      const text = spaced ? ` ${said} ` : said
      if (asked?.test(spaced ? text : said.replaceAll(' ', ''))) return 'what_are_you'
      const only = (words: Words) => isWhole({ text: said, spaced }, afterAny({ text: said, spaced }, [0], words))
      if (!only(polite)) return null
      if (only(fine)) return 'fine'
      return thanks?.test(text) ? 'thanks' : 'hello'
    },
  }
}

/** "Talk to a human", "I want an agent", "agent please!!", "not a bot". */
function asking(
  { person, someone, speak, want, link, filler, not, bot, reversed }: IntentTable,
  { anybody, speaking, machine }: Lists,
) {
  const wanting = wordsOf(want)
  const between = wordsOf(link)
  const around = wordsOf(filler)
  const behind = wordsOf(filler, person, someone)
  const refusing = wordsOf(not && bot ? not : '')
  const beside = wordsOf(link, speak)
  return (text: string): boolean => {
    const said = { text, spaced: true }
    const starts = wordStarts(said)
    const linked = (first: Words, last: Words) => after(said, afterAny(said, after(said, starts, first), between), last)
    const ends = (places: Set<number>) => isWhole(said, afterAny(said, places, behind))
    return (
      linked(speaking, anybody).size > 0 ||
      ends(linked(wanting, anybody)) ||
      (reversed === true && (linked(anybody, speaking).size > 0 || ends(linked(anybody, wanting)))) ||
      ends(after(said, afterAny(said, [0], around), anybody)) ||
      after(said, afterAny(said, after(said, starts, refusing), beside), machine).size > 0
    )
  }
}
