import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { porterStem } from './porter.ts'

const stemmers: Record<string, (word: string) => string> = {
  ...{ ar: arabic, de: german, es: spanish, fr: french, it: italian, nl: dutch, pt: portuguese, ru: russian },
  tr: turkish,
}

/** English exactly as the reference does it: ASCII letters and digits, words of more than three letters stemmed. */
export function tokens(text: string, language: string): string[] {
  if (language === 'en') return words(text, /[a-z0-9]+/g).map((word) => (word.length > 3 ? porterStem(word) : word))
  // Where no space separates words, each character stands for one.
  if (language === 'ja' || language === 'zh')
    return words(text, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}]/gu)
  const stem = stemmers[language]
  return words(text, /[\p{L}\p{M}\p{N}]+/gu).map((word) => (stem && word.length > 3 ? stem(word) : word))
}

function words(text: string, pattern: RegExp): string[] {
  return text.toLowerCase().match(pattern) ?? []
}
