import type { ContactRow } from '../contacts/contacts.ts'
import type { Scope } from '../scope.ts'
import { signalOf } from './default-rules.ts'
import { embedded } from './extract/embedded.ts'
import { type Engine, extract, type Signal } from './extract/extract.ts'
import { type Lexicon, lexicon } from './extract/phrases.ts'
import { ownMessages } from './own-messages.ts'
import { judge, type Known, type Rule, type Verdict } from './score.ts'

export interface Basis {
  conversation_id?: string | undefined
  as_of: number
}

/** Judges a contact by what it wrote and what is known of it. */
export async function assess(
  scope: Scope,
  contact: ContactRow,
  basis: Basis,
  rules: readonly Rule[],
): Promise<Verdict> {
  return judge(await knownOf(scope, contact, basis, enginesFor(rules)), rules)
}

export async function knownOf(
  scope: Scope,
  contact: Known['contact'] & { id: string },
  basis: Basis,
  engines: readonly Engine[],
): Promise<Known> {
  const messages = await ownMessages(scope, contact.id, basis)
  return { contact, messages, extractions: await extract(messages, engines), as_of: basis.as_of }
}

/** Who reads: so far the engine that is part of the service; a model would stand beside it. */
export function enginesFor(rules: readonly Rule[]): Engine[] {
  return [embedded(wordsOf(rules))]
}

const compiled = new Map<string, Lexicon<Signal>>()
const most_compiled = 100

function wordsOf(rules: readonly Rule[]): Lexicon<Signal> {
  const phrases = rules.flatMap(({ name, words }) => words.map((word) => [signalOf(name), word] as const))
  const key = JSON.stringify(phrases)
  let made = compiled.get(key)
  if (!made) {
    if (compiled.size >= most_compiled) compiled.clear()
    made = lexicon(phrases)
    compiled.set(key, made)
  }
  return made
}
