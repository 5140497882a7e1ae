const letters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', œ: 'oe' }

/** A text as it is compared: without case, accents and punctuation, as words with one space between. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ıøæßłđœ]/g, (letter) => letters[letter]!)
    .replace(/['’‘`](?=(?:t|s|d|m|ll|re|ve)\b)/g, '')
    .replace(/[^\p{L}\p{N}\p{Mc}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .trim()
}

// Who asks for a person does so at the start, or in a short text: a long one is not read to its end.
const most_sentences = 40
const longest = 240

/** The sentences of a text, folded, without quoted lines. */
export function sentences(text: string): string[] {
  return (
    text
      .slice(0, 10_000)
      .replace(/^[^\S\n]*>.*$/gm, '')
      .split(/[.!?;\n。！？।؟…]+/)
      // A clause may be the whole of it: "this is useless, agent please".
      .flatMap((sentence) => [sentence, ...(/[,،，、–—]/.test(sentence) ? sentence.split(/[,،，、–—]/) : [])])
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
      .slice(0, most_sentences)
      // Some characters stand for a whole sentence: "ﷺ" is 18 letters.
      .map((sentence) => fold(sentence.slice(0, longest)).slice(0, longest))
      .filter((sentence) => sentence !== '')
  )
}
