import { segmentsOf } from '../language/segment.ts'

/** A part of an article: a few sentences that belong together. */
export interface Passage {
  /** Letter by letter as it stands in the body. */
  text: string
  /** The headings that it stands under, from the outermost to the innermost. */
  headings: string[]
}

interface Block {
  start: number
  end: number
  heading: { level: number; text: string } | null
}

const wanted_length = 600
const min_length = 200
const max_length = 1200
// Headings without text between them: what no one writes who wants to be read.
const max_headings = 50

/** Cuts Markdown where it has headings and empty lines, so that each part is about one thing and can be quoted. */
export function passagesOf(body: string): Passage[] {
  const passages: Passage[] = []
  const path: { level: number; text: string }[] = []
  let open: { start: number; end: number; headings: Set<string>; only_headings: boolean } | undefined
  const close = () => {
    if (open) passages.push(...pieces(body.slice(open.start, open.end), [...open.headings]))
    open = undefined
  }
  for (const { start, end, heading } of blocksOf(body)) {
    const length = open ? open.end - open.start : 0
    // A heading that follows another stands with what comes below both.
    if (open && !open.only_headings && (heading ? length >= min_length : end - open.start > wanted_length)) close()
    if (open && heading && open.headings.size >= max_headings) close()
    if (heading) {
      while (path.length > 0 && path.at(-1)!.level >= heading.level) path.pop()
      path.push(heading)
    }
    open ??= { start, end, headings: new Set(), only_headings: true }
    open.end = end
    open.only_headings &&= heading !== null
    // Text that begins a passage stands under the path, too; what follows in it brings nothing new.
    if (open.only_headings || heading || open.start === start) for (const { text } of path) open.headings.add(text)
  }
  close()
  return passages
}

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/
const fence = /^ {0,3}(`{3,}|~{3,})/

/** Paragraphs, lists, headings and fenced code, line by line: any text is Markdown, and none of it makes this slow. */
function blocksOf(body: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  let fenced: string | undefined
  let at = 0
  for (const line of body.split('\n')) {
    const start = at
    const end = at + line.length
    at = end + 1
    const marks = fence.exec(line)?.[1]
    if (marks && (fenced === undefined || marks.startsWith(fenced))) fenced = fenced === undefined ? marks : undefined
    if (fenced === undefined && line.trim() === '') {
      open = undefined
      continue
    }
    const title = fenced === undefined && marks === undefined && line.length < 500 ? heading.exec(line) : null
    if (title) {
      blocks.push({ start, end, heading: { level: title[1]!.length, text: title[2]! } })
      open = undefined
    } else if (open) open.end = end
    else {
      open = { start, end, heading: null }
      blocks.push(open)
    }
  }
  return blocks
}

/** A paragraph without end is cut between sentences, a sentence without end wherever it must be. */
function pieces(text: string, headings: string[]): Passage[] {
  const whole = text.trim()
  if (whole.length <= max_length) return whole === '' ? [] : [{ text: whole, headings }]
  const passages: Passage[] = []
  let start = 0
  let end = 0
  const cut = () => {
    const piece = text.slice(start, end).trim()
    if (piece !== '') passages.push({ text: piece, headings })
    start = end
  }
  for (const sentence of segmentsOf(text)) {
    if (end - start + sentence.length > max_length) cut()
    for (let left = sentence.length; left > 0; left -= max_length) {
      end += Math.min(left, max_length)
      if (left > max_length) {
        if (/[\uD800-\uDBFF]/.test(text[end - 1]!)) end--
        cut()
      }
    }
    if (end - start >= wanted_length) cut()
  }
  end = text.length
  cut()
  return passages
}

/** The words of Markdown without its marks and addresses. */
export function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^()\s]{0,2000}(?:\([^()\s]{0,500}\)[^()\s]{0,500})?(?:\s+"[^"]{0,500}")?\)/g, '] ')
    .replace(/<\/?[a-zA-Z][^<>]{0,500}>/g, ' ')
    .replace(/\bhttps?:\/\/\S+/g, ' ')
}
