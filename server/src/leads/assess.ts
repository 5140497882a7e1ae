import type { ContactRow } from '../contacts/contacts.ts'
import type { Scope } from '../scope.ts'
import { signalOf } from './default-rules.ts'
import { type Phrases, read } from './extract/read.ts'
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
  return judge(await knownOf(scope, contact, basis, phrasesOf(rules)), rules)
}

export async function knownOf(
  scope: Scope,
  contact: Known['contact'] & { id: string },
  basis: Basis,
  phrases: Phrases,
): Promise<Known> {
  const messages = await ownMessages(scope, contact.id, basis)
  return { contact, messages, extractions: await read({ messages, phrases }), as_of: basis.as_of }
}

/** What the rules look for, each phrase once for each of them. */
export function phrasesOf(rules: readonly Rule[]): Phrases {
  const phrases = rules.flatMap(({ name, words }) => words.map((word) => [signalOf(name), word] as const))
  return [...new Map(phrases.map((phrase) => [phrase.join(':'), phrase])).values()]
}
