import { withoutMarksInAddresses } from './addresses.ts'
import { foldPhrase } from './fold.ts'

// Who asks for a person does so at the start, or in a short text: a long one is not read to its end.
const max_sentences = 40
const longest = 240

export const quoted_lines = /^[^\S\n]*>.*$/gm
export const sentence_end = /[.!?;\n。！？।؟…]+/

/** The sentences of a text, folded, without quoted lines. */
export function sentences(text: string): string[] {
  return (
    withoutMarksInAddresses(text.slice(0, 10_000))
      .replace(quoted_lines, '')
      .split(sentence_end)
      // A clause may be the whole of it: "this is useless, agent please".
      .flatMap((sentence) => [sentence, ...(/[,،，、–—]/.test(sentence) ? sentence.split(/[,،，、–—]/) : [])])
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
      .slice(0, max_sentences)
      // Some characters stand for a whole sentence: "ﷺ" is 18 letters.
      .map((sentence) => foldPhrase(sentence.slice(0, longest)).slice(0, longest))
      .filter((sentence) => sentence !== '')
  )
}
