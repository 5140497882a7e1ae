/**
 * What strangers call themselves and their things, for others to read in one line: without line breaks, and without characters that
 * hide, turn around or push away what stands beside them. What the script of a word or an emoji needs stays. Ends before a sign that
 * would be cut in two.
 */
export function plainLine(text: string, max_characters: number): string {
  const line = text
    .slice(0, max_characters * max_units_per_character)
    .toWellFormed()
    .replace(breaks, ' ')
    .replace(signs, (_, needed?: string) => needed ?? '')
    .replace(stacked_marks, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return firstCharacters(line, max_characters)
}

/** Of what is drawn. With more than this for each, somebody hides something. */
const max_units_per_character = 16

/** U+2800 is drawn as a space, and isn't one to others. */
const breaks = /[\p{Cc}\u2028\u2029\u2800]+/gu

/** Joiners decide how letters of these join. In other scripts, they only hide. */
const joining = [
  ...['Arabic', 'Syriac', 'Mandaic', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer', 'Tai_Tham', 'Balinese'],
]
const joining_letter = `[${joining.map((script) => `\\p{Script=${script}}`).join('')}]\\p{Mn}*`
const picture = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\ufe0e\\ufe0f])?'
/** Signs that need characters which are drawn as nothing: kept whole. */
const needed = [
  `${joining_letter}[\\u200c\\u200d]`,
  // The flags of England, Scotland and Wales.
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{1,6}\\u{e007f}',
  `${picture}(?:\\u200d${picture})*`,
  '[#*0-9]\\ufe0f\\u20e3',
  // Ways to write a character, which names in Japan and Mongolia tell apart.
  '\\p{Script=Han}[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '\\p{Script=Mongolian}[\\u180b-\\u180d\\u180f]',
]
const signs = new RegExp(`(${needed.join('|')})|\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]`, 'gu')

/** Words need up to four on one letter. Dozens cover the lines above. */
const stacked_marks = /(\p{Mn}{6})\p{Mn}+/gu

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

function firstCharacters(line: string, max: number): string {
  if (line.length <= max) return line
  let [length, units] = [0, 0]
  for (const { segment } of segmenter.segment(line)) {
    length += Array.from(segment).length
    if (length > max) break
    units += segment.length
  }
  return line.slice(0, units).trimEnd()
}
