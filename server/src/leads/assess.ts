import type { ContactRow } from '../contacts/contacts.ts'
import type { Extraction } from '../language/leads/extract.ts'
import { type Phrases, read } from '../language/leads/read.ts'
import type { Scope } from '../scope.ts'
import { signalOf } from './default-rules.ts'
import { type OwnTurns, ownTurns } from './own-turns.ts'
import { readByModel } from './read-by-model.ts'
import { judge, type Known, type Rule, type Verdict } from './score.ts'

export interface Basis {
  conversation_id?: string | undefined
  as_of: number
}

export interface Assessment {
  verdict: Verdict
  /** What found a counted signal that the embedded engine didn't: a model's name. Otherwise `embedded`. */
  engine: string
  /** The weakest of what the contact wrote. */
  verification: OwnTurns['verification']
}

/** Assesses a contact by their messages and data. A model, if set, reads new messages. */
export async function assess(
  scope: Scope,
  contact: ContactRow,
  basis: Basis,
  rules: readonly Rule[],
): Promise<Assessment> {
  const { finderOf, verification, ...known } = await knownOf(scope, contact, basis, phrasesOf(rules), { asks: true })
  const verdict = judge(known, rules)
  const counted = rules.flatMap(({ name, enabled }) => (enabled ? [known.extractions.find(isOf(name))] : []))
  const finder = counted.map((one) => one && finderOf(one)).find((name) => name !== undefined)
  return { verdict, engine: finder ?? 'embedded', verification }
}

/** Unless requested, only what a model has already read is used. */
export async function knownOf(
  scope: Scope,
  contact: Known['contact'] & { id: string },
  basis: Basis,
  phrases: Phrases,
  { asks = false } = {},
) {
  const { messages_json, verification } = await ownTurns(scope, contact.id, basis)
  const { messages, extractions: by_rules, leaves } = await read({ messages_json, phrases })
  const { added, finderOf } = await readByModel(scope, leaves, asks)
  // Newest message first. What the rules find in a message comes before what a model adds.
  const by_message = Map.groupBy([...by_rules, ...added], ({ message_id }) => message_id)
  const extractions = messages.flatMap(({ id }) => by_message.get(id) ?? [])
  return { contact, messages, extractions, as_of: basis.as_of, verification, finderOf }
}

/** The phrases of the rules, each once per rule. */
export function phrasesOf(rules: readonly Rule[]): Phrases {
  const phrases = rules.flatMap(({ name, words }) => words.map((word) => [signalOf(name), word] as const))
  return [...new Map(phrases.map((phrase) => [phrase.join(':'), phrase])).values()]
}

function isOf(rule: string): (one: Extraction) => boolean {
  const signal = signalOf(rule)
  return (one) => one.signal === signal
}
