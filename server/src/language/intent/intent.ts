import { foldPhrase } from '../fold.ts'
import { asian } from './asian.ts'
import { Concerned } from './concerned.ts'
import { eastern } from './eastern.ts'
import { after, afterAny, has, inLetters, inWords, isWhole, near, type Said, type Words, wordsOf } from './row.ts'
import { sentences } from './sentences.ts'
import { southern } from './southern.ts'
import { speller, wordsIn } from './spelling.ts'
import type { IntentTable } from './table.ts'
import { threats } from './threats.ts'
import { western } from './western.ts'
import { type Lists, wishing } from './wish.ts'

export type SmallTalk = 'hello' | 'thanks' | 'fine' | 'what_are_you'

// All languages at once: "agent pls" and "operador" are too short to tell the language of. Learnt they take 13 MB.
const tables = [...western, ...southern, ...eastern, ...asian]
type Language = ReturnType<typeof compile>
const learnt: Language[] = []
const concerned = new Concerned<Language>()

function languages(): Language[] {
  while (learnt.length < tables.length) learn()
  return learnt
}

function learn(): void {
  const table = tables[learnt.length]!
  const language = compile(table)
  learnt.push(language)
  if (language.spaced) concerned.add(language, table.person, table.someone, table.bot, table.me, table.always)
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
    learn()
    await new Promise((resolve) => setImmediate(resolve))
  }
  spelling()
}

/** Whether somebody wants to talk to a person instead. "Your agent told me …" is no such wish. */
export function asksForPerson(text: string): boolean {
  const unspaced = languages().filter(({ spaced }) => !spaced)
  const asks = (sentence: string) => {
    const [words, letters] = [inWords(sentence), inLetters(sentence)]
    return [...concerned.by(sentence)].some(({ asks }) => asks(words)) || unspaced.some(({ asks }) => asks(letters))
  }
  return sentences(text).some((sentence) => {
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
  const said = foldPhrase(text)
  if (said === '') return /[👍👌🙏❤♥😊🙂😀😃😄😁🎉💯✅🤝👏🥰😍]/u.test(text) ? 'fine' : null
  if (said.length > longest_courtesy) return null
  const [words, letters] = [inWords(said), inLetters(said)]
  for (const { spaced, courtesy } of languages()) {
    const kind = courtesy(spaced ? words : letters)
    if (kind) return kind
  }
  return null
}

const threatening = new RegExp(`(?<![\\p{L}\\p{N}])(?:${threats.split('|').map(foldPhrase).join('|')})`, 'u')

function compile(table: IntentTable) {
  const { person, someone, bot } = table
  const spaced = person !== undefined
  const lists = { anybody: wordsOf(person, someone), speaking: wordsOf(table.speak), machine: wordsOf(bot) }
  const [always, not, asked] = [wordsOf(table.always), wordsOf(table.not), wordsOf(table.what_are_you)]
  const composed = spaced ? asking(table, lists) : null
  const wished = wishing(table, lists)
  const about = wordsOf(person, someone, bot, table.me)
  const polite = wordsOf(table.hello, table.thanks, table.fine)
  const [fine, thanks] = [wordsOf(table.fine), wordsOf(table.thanks)]
  const refused = (said: Said) => (spaced ? near(said, not, 4, lists.anybody) : has(said, not))
  return {
    spaced,
    asks(said: Said): boolean {
      if (has(said, asked)) return false
      if (!has(said, always) && !(has(said, about) && (composed?.(said) || wished?.(said)))) return false
      return !refused(said) || has(said, lists.machine)
    },
    courtesy(said: Said): SmallTalk | null {
      if (has(said, asked)) return 'what_are_you'
      const only = (words: Words) => isWhole(said, afterAny(said, [0], words))
      if (!only(polite)) return null
      if (only(fine)) return 'fine'
      return has(said, thanks) ? 'thanks' : 'hello'
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
  return (said: Said): boolean => {
    const { starts } = said
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
