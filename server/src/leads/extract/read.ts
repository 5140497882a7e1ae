import { aside } from '../../aside.ts'
import { embedded } from './embedded.ts'
import { type Engine, type Extraction, extract, type Signal } from './extract.ts'
import type { OwnMessage } from './own-words.ts'
import { type Lexicon, lexicon } from './phrases.ts'

/** What the rules of an environment look for beside what the service knows. */
export type Phrases = readonly (readonly [Signal, string])[]

export interface Reading {
  messages: OwnMessage[]
  phrases: Phrases
}

// Some three milliseconds. Above it, handing the text over costs less than others would wait.
const most_at_hand = 8000

const elsewhere = aside<Reading, Extraction[]>({
  module: new URL('./read-worker.ts', import.meta.url),
  name: 'reading of messages',
  most_waiting: 50,
  most_ms: 10_000,
  idle_ms: 60_000,
})

/** What the contact's messages say. Long ones are read on a thread of their own; where that is busy, here, in turns. */
export async function read(reading: Reading): Promise<Extraction[]> {
  const length = reading.messages.reduce((all, { content }) => all + content.length, 0)
  const read_aside = length > most_at_hand ? elsewhere.run(reading) : null
  return read_aside ?? readHere(reading)
}

/** Ends the thread; the next long conversation starts another. */
export const endReading = elsewhere.end

export function readHere({ messages, phrases }: Reading): Promise<Extraction[]> {
  return extract(messages, enginesWith(phrases))
}

/** Who reads: so far the engine that is part of the service; a model would stand beside it. */
export function enginesWith(phrases: Phrases): Engine[] {
  return [embedded(compiledFrom(phrases))]
}

const compiled = new Map<string, Lexicon<Signal>>()
const most_compiled = 100

function compiledFrom(phrases: Phrases): Lexicon<Signal> {
  const key = JSON.stringify(phrases)
  let made = compiled.get(key)
  if (!made) {
    if (compiled.size >= most_compiled) compiled.clear()
    made = lexicon(phrases)
    compiled.set(key, made)
  }
  return made
}
