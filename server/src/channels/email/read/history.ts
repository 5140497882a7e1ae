import { attributionAbove, isQuoted } from './attribution.ts'
import { expression } from './expression.ts'
import { forwardAt, headerBlockAt, isForwardSubject, separatorAt } from './history-blocks.ts'
import { max_text_characters } from './limits.ts'
import { signatureAt } from './signature.ts'

interface Folded {
  reply: string
  folded: { quote: string | null; signature: string | null }
}

interface About {
  subject: string
  /** Where the HTML says that the history begins. */
  history_at: number | null
}

/** Lines from `from` up to, but not including, `to`. */
interface Range {
  from: number
  to: number
}

/**
 * Separates what somebody wrote now from what was quoted and from the signature. In doubt it keeps too much: answers between
 * quoted lines stay with what they answer, and whoever forwards something wants all of it read.
 */
export function foldHistory(text: string, { subject, history_at }: About): Folded {
  const whole = { reply: text, folded: { quote: null, signature: null } }
  if (text.length > max_text_characters) return whole
  const lines = text.split('\n')
  const marked = history_at === null ? null : lineAt(text, history_at)
  const is_forward = isForwardSubject(subject) || isForward(lines)
  const quote = is_forward ? null : quoteIn(lines, marked)
  const own = quote === null ? lines : [...lines.slice(0, quote.from), ...lines.slice(quote.to)]
  const { rest, signature } = withoutSignature(own, is_forward)
  const reply = trimmed(rest) || trimmed(own)
  // Nothing but a quote: somebody sent it, so somebody means it.
  if (reply === '') return whole
  const folded = {
    quote: quote && foldedText(lines.slice(quote.from, quote.to)),
    signature: trimmed(rest) === '' ? null : foldedText(signature),
  }
  return { reply, folded }
}

/** The signature of who forwards something stands above it. */
function withoutSignature(lines: string[], is_forward: boolean): { rest: string[]; signature: string[] } {
  const end = forwardAt(lines) ?? (is_forward ? headerBlockAt(lines) : null) ?? lines.length
  const from = signatureAt(lines.slice(0, end))
  if (from === null) return { rest: lines, signature: [] }
  return { rest: [...lines.slice(0, from), ...lines.slice(end)], signature: lines.slice(from, end) }
}

/** Unless what was forwarded is part of the history. */
function isForward(lines: string[]): boolean {
  const forward = forwardAt(lines)
  return forward !== null && cutAt(lines.slice(0, forward), null) === null
}

function trimmed(lines: string[]): string {
  return lines
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
}

function foldedText(lines: string[]): string | null {
  return trimmed(lines) || null
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length - 1
}

/** The quoted history, or null if there is none, or if it can't be told from answers. */
function quoteIn(lines: string[], marked: number | null): Range | null {
  const cut = cutAt(lines, marked)
  const before = cut === null ? lines : lines.slice(0, cut)
  const trailing = trailingQuote(before)
  if (trailing !== null) return cut === null ? trailing : { from: trailing.from, to: lines.length }
  return cut === null ? null : { from: cut, to: lines.length }
}

/** Answers in another color, between the lines of the quote: only whoever wrote them can tell. */
const announces_answers = expression(`
  (?:^|[^\\p{L}])(?:see|answers?|answered|responses?|repl(?:y|ies)|comments?|notes?) .{0,40}(?:below|inline|in-?line|in red|in blue|in green|in bold)
  |(?:^|[^\\p{L}])(?:siehe|antwort(?:en)?|anmerkung(?:en)?|kommentare?) .{0,40}(?:unten|in rot|in blau|im text|in grün)
  |(?:voir|répons\\w+|remarques?|commentaires?) .{0,40}(?:ci-dessous|en rouge|en bleu|dans le texte)
  |(?:respuestas?|comentarios?|respostas?|comentários?|risposte|commenti) .{0,40}(?:abajo|abaixo|en rojo|em vermelho|sotto|in rosso|en azul)
  |(?:antwoord\\w*|opmerking\\w*) .{0,40}(?:hieronder|in het rood|in rood)`)

/** Where everything below is history, whatever it looks like. */
function cutAt(lines: string[], marked: number | null): number | null {
  const block = earliest(lines, [separatorAt(lines), headerBlockAt(lines)])
  const cut = earliest(lines, [block, attributionWithoutMarks(lines), marked])
  if (cut === null || announces_answers.test(lines.slice(0, cut).join('\n'))) return null
  // Answers may stand between marked lines. Where a program doesn't mark them, nobody can tell them apart.
  if (cut === block && !isQuoted(lines[belowBlock(lines, cut)] ?? '')) return cut
  return hasAnswers(lines.slice(cut)) ? null : cut
}

/** The first of these lines that has words above it. */
function earliest(lines: string[], places: (number | null)[]): number | null {
  const first = lines.findIndex(hasWords)
  const usable = places.filter((place) => place !== null).filter((place) => first !== -1 && place > first)
  return usable.length === 0 ? null : Math.min(...usable)
}

/** The first line of what stands below the headers of a quote. */
function belowBlock(lines: string[], block: number): number {
  const end = lines.findIndex((line, n) => n > block + 1 && line.trim() === '')
  return end === -1 ? lines.length : nextWords(lines, end)
}

/** An attribution whose quote isn't marked with `>`: everything below it is the quote. */
function attributionWithoutMarks(lines: string[]): number | null {
  for (let end = 1; end <= lines.length; end++) {
    const attribution = attributionAbove(lines, end)
    if (attribution?.is_certain && !isQuoted(lines[nextWords(lines, end)] ?? '')) return attribution.from
  }
  return null
}

/** Quoted lines at the end, with the line that says whose they are. A signature may follow. */
function trailingQuote(lines: string[]): Range | null {
  let to = signatureAt(lines) ?? lines.length
  while (to > 0 && isEmpty(lines[to - 1]!)) to--
  let first = to
  for (let n = to - 1; n >= 0 && (isQuoted(lines[n]!) || isEmpty(lines[n]!)); n--) if (isQuoted(lines[n]!)) first = n
  if (first === to) return null
  const from = withAttribution(lines, first)
  return lines.slice(0, from).some(hasWords) ? { from, to } : null
}

function withAttribution(lines: string[], from: number): number {
  let end = from
  while (end > 0 && isEmpty(lines[end - 1]!)) end--
  return end === 0 ? from : (attributionAbove(lines, end)?.from ?? from)
}

/** Words below marked lines. */
function hasAnswers(below: string[]): boolean {
  const own = below.slice(0, signatureAt(below) ?? below.length)
  const first_quoted = own.findIndex(isQuoted)
  return first_quoted !== -1 && own.some((line, n) => n > first_quoted && !isQuoted(line) && hasWords(line))
}

function nextWords(lines: string[], from: number): number {
  let next = from
  while (next < lines.length && isEmpty(lines[next]!)) next++
  return next
}

function isEmpty(line: string): boolean {
  return line.trim() === ''
}

function hasWords(line: string): boolean {
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(line)
}
