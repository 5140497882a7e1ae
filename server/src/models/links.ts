// Letters of languages that put no space between words, or endings behind any word: an address ends where they begin.
const unspaced = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]'
const begin_mark = /:\/\/|(?<=[\p{L}\p{M}\p{N}_-])\.(?=\p{L}{2})/gu
const before = new RegExp(`[[\\p{L}\\p{M}\\p{N}_.@%+\\-]--${unspaced}]`, 'v')
const before_any = /[\p{L}\p{M}\p{N}_.@%+-]/u
const behind = new RegExp(`[[^\\s<>\\(\\)\\[\\]\\{\\}"'\`“”„«»\\|\\\\\\^，。！？；：、…]--${unspaced}]*`, 'vy')
const behind_any = /[^\s<>()[\]{}"'`“”„«»|\\^，。！？；：、…]*/uy
const numbered = new RegExp(`(?<![\\p{L}\\p{N}.])(\\d{1,2}\\.)(?=${unspaced})`, 'gv')
const max_before = 256

/**
 * Whatever a reader's program may make a link of, each in one way of writing: addresses with "https://" or without, those of mail,
 * and any word that a dot ties to another. Looks from each dot to both sides, so that no text makes it slow.
 */
export function linksIn(text: string): Set<string> {
  const plain = plainly(text)
  const links = new Set<string>()
  let read_to = 0
  for (const { index } of plain.matchAll(begin_mark)) {
    if (index < read_to) continue
    const next = plain[index] === '.' ? plain[index + 1] : 'a'
    const narrow = before.test(plain[index - 1] ?? '') && before.test(next ?? '')
    const [back, forth] = narrow ? [before, behind] : [before_any, behind_any]
    let start = index
    while (start > read_to && index - start < max_before && back.test(plain[start - 1]!)) start--
    forth.lastIndex = index
    forth.exec(plain)
    read_to = Math.max(forth.lastIndex, index + 1)
    const link = bare(plain.slice(start, read_to))
    if (!isHarmless(link)) links.add(link)
  }
  return links
}

/** Full-width letters and dots are those of an address, too; what is not seen is no part of it. */
function plainly(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/(?<=[a-z0-9])。(?=[a-z])/gi, '.')
      // "1.Open the page" at the beginning of a line; "2.保存" anywhere.
      .replace(/^([^\S\n]*\d{1,2}\.)(?=[^a-z\s])/gm, '$1 ')
      .replace(numbered, '$1 ')
  )
}

function bare(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/|^www\./g, '')
    .replace(/^www\./, '')
    .replace(/(?<![.,;:!?*_~/-])[.,;:!?*_~/-]+$/, '')
}

// No domain ends so: "invoice.pdf" leads nowhere.
const files =
  /^[^/:@]+\.(?:pdf|txt|csv|jpe?g|png|gif|svg|webp|heic|docx?|xlsx?|pptx?|odt|ods|xml|json|html?|ics|eml|mp3|mp4|wav|exe|dmg|apk|js|ts|css)$/
const abbreviations = new Set([
  'p.ex',
  'p.es',
  't.ex',
  'z.bsp',
  'm.fl',
  'n.chr',
  'v.chr',
  'u.dgl',
  'o.dgl',
  'o.dyl',
  'u.ä',
])

function isHarmless(link: string): boolean {
  return !/[\p{L}\p{N}]/u.test(link) || files.test(link) || abbreviations.has(link)
}
