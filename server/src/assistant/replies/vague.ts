import { vocabularyOf } from '../knowledge/words/vocabulary.ts'

// "And the other one?", "quantum zorbs": with so few words somebody may well have meant something that an article has.
const most_words = 3
// What scripts without spaces take for a word.
const letters_of_a_word = 3

const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu

/** Whether a question says so little that asking back may help. Words that every text has do not count. */
export async function isVague(text: string, language: string): Promise<boolean> {
  const unspaced = text.match(spaceless)?.length ?? 0
  if (unspaced > 0 && unspaced > text.length / 2) return unspaced <= most_words * letters_of_a_word
  const vocabulary = await vocabularyOf(language === 'und' ? 'en' : language)
  const words = new Set(vocabulary.terms(text).map(({ stem }) => stem))
  return words.size <= most_words
}
