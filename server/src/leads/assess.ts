import type { ContactRow } from '../contacts/contacts.ts'
import type { Scope } from '../scope.ts'
import { signalOf } from './default-rules.ts'
import { embedded } from './extract/embedded.ts'
import { type Engine, type Extraction, extract, type Signal } from './extract/extract.ts'
import { type Lexicon, lexicon } from './extract/phrases.ts'
import { ownMessages } from './own-messages.ts'
import { modelReading } from './read-by-model.ts'
import { judge, type Known, type Rule, type Verdict } from './score.ts'

export interface Basis {
  conversation_id?: string | undefined
  as_of: number
}

export interface Assessment {
  verdict: Verdict
  /** What found something that counted and that the embedded engine did not find: a model's name; else `embedded`. */
  engine: string
}

/** Judges a contact by what it wrote and what is known of it. A model, if there is one, reads what is new. */
export async function assess(
  scope: Scope,
  contact: ContactRow,
  basis: Basis,
  rules: readonly Rule[],
): Promise<Assessment> {
  const { finderOf, ...known } = await knownOf(scope, contact, basis, enginesFor(rules), { asks: true })
  const verdict = judge(known, rules)
  const counted = rules.flatMap(({ name, enabled }) => (enabled ? [known.extractions.find(isOf(name))] : []))
  const finder = counted.map((one) => one && finderOf(one)).find((name) => name !== undefined)
  return { verdict, engine: finder ?? 'embedded' }
}

/** Without being told to ask, only what a model has read already is known. */
export async function knownOf(
  scope: Scope,
  contact: Known['contact'] & { id: string },
  basis: Basis,
  engines: readonly Engine[],
  { asks = false } = {},
) {
  const messages = await ownMessages(scope, contact.id, basis)
  const model = await modelReading(scope, messages, asks)
  // What the rules find in a message goes before: a model adds to it.
  const extractions = await extract(messages, [...engines, model])
  return { contact, messages, extractions, as_of: basis.as_of, finderOf: model.finderOf }
}

/** What the service reads messages with by itself. */
export function enginesFor(rules: readonly Rule[]): Engine[] {
  return [embedded(wordsOf(rules))]
}

function isOf(rule: string): (one: Extraction) => boolean {
  const signal = signalOf(rule)
  return (one) => one.signal === signal
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
