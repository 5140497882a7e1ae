import { decodeText } from './charset.ts'
import { textOfFlowed } from './flowed.ts'
import { escaped, sanitizeHtml } from './html.ts'
import { type HtmlText, textOfHtml } from './html-text.ts'
import { max_html_characters } from './limits.ts'
import { everyPart, type Part } from './tree.ts'

interface Body {
  text: string
  html: string | null
  /** Where the HTML says that the history begins, as a position in the text. */
  history_at: number | null
}

/** One piece of what the writer wrote, as text, as HTML, or both. */
interface Piece {
  plain: string | null
  html: string | null
}

export function bodyOf(tree: Part): Body {
  const pieces = piecesOf(tree)
  const body = pieces.length > 0 ? pieces : lastResort(tree)
  let [text, history_at] = ['', null as number | null]
  for (const piece of body) {
    const read =
      piece.plain?.trim() || piece.html === null ? { text: piece.plain ?? '', history_at: null } : readHtml(piece)
    if (text !== '') text = `${text.replace(/\n+$/, '')}\n\n`
    if (read.history_at !== null) history_at ??= text.length + read.history_at
    text += read.text
  }
  return { text: text.trimEnd(), html: htmlOf(body), history_at }
}

function readHtml({ html }: Piece): HtmlText {
  return textOfHtml(html!.slice(0, max_html_characters))
}

function htmlOf(pieces: Piece[]): string | null {
  if (pieces.every(({ html }) => html === null)) return null
  const html = pieces.map(
    (piece) => piece.html ?? `<div style="white-space: pre-wrap">${escaped(piece.plain ?? '')}</div>`,
  )
  const whole = html.join('\n')
  return whole.length > max_html_characters
    ? null
    : sanitizeHtml(whole, { remote_images: 'marked', inline_images: 'kept' })
}

const readable = new Set([
  'text/plain',
  'text/html',
  'text/enriched',
  'text/richtext',
  'text/markdown',
  'text/x-markdown',
])

/** Whether a part is text to read rather than a file. */
export function isText(part: Part): boolean {
  return (
    readable.has(part.type) && part.disposition !== 'attachment' && (part.file_name === null || part.file_name === '')
  )
}

function piecesOf(part: Part): Piece[] {
  if (part.type === 'multipart/alternative') return alternativeOf(part)
  if (part.children.length > 0) return [...damagedPartOf(part), ...part.children.flatMap(piecesOf)]
  if (!isText(part)) return []
  const text = textOf(part)
  if (text.trim() === '') return []
  return [part.type === 'text/html' ? { plain: null, html: text } : { plain: text, html: null }]
}

/** Before the first boundary there is nothing to read, unless a boundary before that is damaged. */
function damagedPartOf(part: Part): Piece[] {
  const text = textOf(part)
  return /^content-type[ \t]*:/im.test(text) ? [{ plain: text, html: null }] : []
}

/** The same text several times, the richest last. */
function alternativeOf(part: Part): Piece[] {
  const versions = part.children.map(piecesOf).filter((pieces) => pieces.length > 0)
  const plain = versions.filter((pieces) => pieces.every(({ html }) => html === null)).sort(byLength)[0]
  const rich = versions.findLast((pieces) => pieces.some(({ html }) => html !== null))
  if (rich === undefined) return plain ?? []
  if (plain === undefined) return rich
  const html = rich.map((piece) => piece.html ?? `<p>${escaped(piece.plain ?? '')}</p>`).join('\n')
  return [{ plain: plain.map((piece) => piece.plain).join('\n'), html }]
}

/** Two texts are one too many: one of them is a notice or junk, and the longer one is what was written. */
function byLength(one: Piece[], other: Piece[]): number {
  const length = (pieces: Piece[]) => pieces.reduce((sum, { plain }) => sum + (plain?.length ?? 0), 0)
  return length(other) - length(one)
}

/** No part is text to read: a text file may be all there is, or a boundary before the text is damaged. */
function lastResort(tree: Part): Piece[] {
  const file = everyPart(tree).find(({ type, disposition }) => readable.has(type) && disposition !== 'attachment')
  if (file)
    return [file.type === 'text/html' ? { plain: null, html: textOf(file) } : { plain: textOf(file), html: null }]
  return everyPart(tree)
    .filter(({ type }) => type.startsWith('multipart/'))
    .map((part) => textOf(part))
    .filter((text) => text.trim() !== '' && !usual_preamble.test(text))
    .map((text) => ({ plain: text, html: null }))
}

/** What programs wrote for those that knew no parts, thirty years ago. */
const usual_preamble =
  /^\s*(?:this is an? .{0,60}(?:mime|multi-?part|signed|encrypted)|your mail reader does not understand mime)/i

function textOf(part: Part): string {
  const { charset, format, delsp } = part.parameters
  const text = decodeText(part.content, charset ?? null)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
  if (part.type === 'text/enriched' || part.type === 'text/richtext') return text.replace(/<[^<>]{0,100}>/g, '')
  return /^flowed$/i.test(format ?? '') ? textOfFlowed(text, /^yes$/i.test(delsp ?? '')) : text
}
