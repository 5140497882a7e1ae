import { fold } from './fold.ts'

/** A word as it stands in a text, and as it is compared. */
export interface Word {
  text: string
  start: number
  end: number
  /** A run of a script that puts no spaces between words: found by any part of it. */
  spaceless: boolean
}

const max_length = 64
const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}々〆ーﾞﾟ`
const run = String.raw`(?<run>[${unspaced}][${unspaced}\p{M}]*)`
const word = String.raw`[[\p{L}\p{N}\p{M}]--[${unspaced}]]+`
const pattern = new RegExp(String.raw`${run}|${word}|\p{Extended_Pictographic}`, 'gv')

/** The words of a text. One way of cutting serves what is kept, what is asked and what is marked in the answer. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(pattern)) {
    const [text] = match
    const spaceless = match.groups!.run !== undefined
    const folded = fold(text)
    words.push({
      text: spaceless ? folded : folded.slice(0, max_length),
      start: match.index,
      end: match.index + text.length,
      spaceless,
    })
  }
  return words
}

/** What a word is also known as: Arabic writes its article on to the word. */
export function forms(text: string): string[] {
  return text.length >= 5 && text.startsWith('ال') ? [text, text.slice(2)] : [text]
}

/** A run is kept by its characters and its pairs of characters, so that any part of it finds it. */
export function charactersAndPairs(text: string): string[] {
  const characters = Array.from(text)
  return [...characters, ...pairs(characters)]
}

/** What all must be there where a part of a run is asked for. */
export function gramsOf(text: string): string[] {
  const characters = Array.from(text)
  return characters.length === 1 ? characters : pairs(characters)
}

export function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, n) => characters[n]! + character)
}
