import { vocabularyOf } from './vocabulary/vocabulary.ts'

// "And the other one?", "quantum zorbs": with so few words somebody may well have meant something that an article has.
const max_words = 3
const min_words = 1
// What scripts without spaces take for a word.
const letters_of_a_word = 3

const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu

/** How much a question says: `little` may mean anything, of `few` words another may be one that an article has. */
export async function fullness(text: string, language: string): Promise<'little' | 'few' | 'clear'> {
  const words = await wordsThatSay(text, language)
  return words <= min_words ? 'little' : words <= max_words ? 'few' : 'clear'
}

/** Words that every text has do not count. */
async function wordsThatSay(text: string, language: string): Promise<number> {
  const unspaced = text.match(spaceless)?.length ?? 0
  if (unspaced > 0 && unspaced > text.length / 2) return Math.ceil(unspaced / letters_of_a_word)
  const vocabulary = await vocabularyOf(language === 'und' ? 'en' : language)
  return new Set(vocabulary.terms(text).map(({ stem }) => stem)).size
}
