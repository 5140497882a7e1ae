import type { Span } from '../body.ts'
import { type OwnMessage, type OwnWords, ownWords } from './own-words.ts'

export const signals = [
  'budget',
  'authority',
  'need',
  'seats',
  'timeline',
  'company',
  'competitor',
  'support_question',
  'job_seeker',
  'vendor',
  'student',
  'opt_out',
  'refusal',
  'abuse',
] as const
/** What may be found in somebody's words: one of the service's own signals, or the name of a rule that looks for words. */
export type Signal = (typeof signals)[number] | `words:${string}`

export interface Extraction {
  signal: Signal
  /** False where the contact said the contrary: "we have no budget". */
  met: boolean
  message_id: string
  /** Verbatim. */
  quote: string
  value: string | null
}

/** Who reads what contacts wrote. Rules decide what it is worth: an engine only extracts. */
export interface Engine {
  name: string
  extract(words: OwnWords): Extraction[] | Promise<Extraction[]>
}

/** What a signature may tell. */
const in_signatures = new Set<Signal>(['authority', 'company'])

// What is read at most: a slow text costs other requests time.
const max_characters = 300_000
const longest_quote = 320
// After so many characters others have their turn; about a millisecond.
const turn_characters = 3000

/** What the engines found, newest message first. What is no verbatim quote of the contact's own words is dropped. */
export async function extract(newest_first: OwnMessage[], engines: readonly Engine[]): Promise<Extraction[]> {
  const extractions: Extraction[] = []
  let read = 0
  let in_turn = 0
  for (const message of newest_first) {
    if (read > max_characters) break
    const words = ownWords(message)
    for (const engine of engines) extractions.push(...(await verified(engine.extract(words), words)))
    const length = Math.min(message.content.length, 6000)
    read += length
    in_turn += length
    if (in_turn > turn_characters) {
      in_turn = 0
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return extractions
}

async function verified(extractions: Extraction[] | Promise<Extraction[]>, words: OwnWords): Promise<Extraction[]> {
  const all = Array.isArray(extractions) ? extractions : await extractions
  return all.length === 0 ? all : all.filter((one) => isVerbatim(one, words))
}

/** A model may answer anything: only what the contact wrote himself is evidence. */
export function isVerbatim({ signal, message_id, quote, met }: Extraction, words: OwnWords): boolean {
  const { id, content, parts, signature } = words
  const spans = parts.flatMap((part) => part.spans)
  return (
    message_id === id &&
    typeof met === 'boolean' &&
    typeof quote === 'string' &&
    quote.trim() !== '' &&
    quote.length <= longest_quote &&
    quote.isWellFormed() &&
    (signal.startsWith('words:') || (signals as readonly string[]).includes(signal)) &&
    (in_signatures.has(signal) ? [...spans, ...signature] : spans).some(({ start, end }) => {
      const at = content.indexOf(quote, start)
      return at !== -1 && at + quote.length <= end
    })
  )
}

/** A sentence as it is quoted: around what was found, where it is long. */
export function quoteAround(content: string, sentence: Span, match: Span): string {
  const { start, end } = sentence
  if (end - start <= longest_quote) return content.slice(start, end)
  const from = Math.max(start, Math.min(match.start - 80, end - longest_quote))
  const cut = content.slice(from, from + longest_quote).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return cut.trim()
}
