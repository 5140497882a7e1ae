import { workerThread } from '../../jobs/worker-thread.ts'
import { embedded } from './embedded.ts'
import { type Engine, type Extraction, extract, type Signal } from './extract.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import type { OwnMessage } from './own-words.ts'
import { messagesIn } from './parse-messages.ts'
import { type Lexicon, lexicon } from './phrases.ts'

/** What the rules of an environment look for beside what the service knows. */
export type Phrases = readonly (readonly [Signal, string])[]

export interface Reading {
  messages: OwnMessage[]
  phrases: Phrases
}

/** The same with messages as they stand in the database: see `ownTurns`. */
export interface TurnsToRead {
  messages_json: string
  phrases: Phrases
}

export interface Read {
  /** The contact's own messages, newest first. */
  messages: { id: string; created_at: string }[]
  extractions: Extraction[]
  /** What a model would be shown. */
  leaves: Leaf[]
}

// Some three milliseconds. Above it, handing the text over costs less than others would wait.
const max_at_hand = 8000

const elsewhere = workerThread<TurnsToRead, Read>({
  module: new URL('./read-worker.ts', import.meta.url),
  name: 'reading of messages',
  max_waiting: 50,
  max_ms: 10_000,
  idle_ms: 60_000,
})

/** What the contact's messages say. Long ones are read on a thread of their own; where that is busy, here, piece by piece. */
export async function read(reading: TurnsToRead): Promise<Read> {
  const read_elsewhere = reading.messages_json.length > max_at_hand ? elsewhere.run(reading) : null
  return read_elsewhere ?? readTurns(reading)
}

/** Ends the thread; the next long conversation starts another. */
export const endReading = elsewhere.end

export async function readTurns({ messages_json, phrases }: TurnsToRead): Promise<Read> {
  const messages = messagesIn(messages_json)
  return {
    messages: messages.map(({ id, created_at }) => ({ id, created_at })),
    extractions: await readHere({ messages, phrases }),
    leaves: leavesOf(messages),
  }
}

export function readHere({ messages, phrases }: Reading): Promise<Extraction[]> {
  return extract(messages, enginesWith(phrases))
}

/** Who reads: so far the engine that is part of the service; a model would stand beside it. */
export function enginesWith(phrases: Phrases): Engine[] {
  return [embedded(compiledFrom(phrases))]
}

const compiled = new Map<string, Lexicon<Signal>>()
const max_compiled = 100

function compiledFrom(phrases: Phrases): Lexicon<Signal> {
  const key = JSON.stringify(phrases)
  let compiled_lexicon = compiled.get(key)
  if (!compiled_lexicon) {
    if (compiled.size >= max_compiled) compiled.clear()
    compiled_lexicon = lexicon(phrases)
    compiled.set(key, compiled_lexicon)
  }
  return compiled_lexicon
}
