import { readFileSync } from 'node:fs'

/** One article, and what a model might make of it. */
export interface SupportCase {
  language: string
  title: string
  passage: string
  url?: string
  question: string
  /** What the article says, as a model that keeps to its instructions says it. */
  right: readonly string[]
  /** What may never be sent, with its kind. */
  wrong: readonly (readonly [kind: WrongKind, reply: string])[]
}

export type WrongKind =
  | 'amount'
  | 'number'
  | 'deed'
  | 'promise'
  | 'link'
  | 'language'
  | 'negation'
  | 'swap'
  | 'addition'
  | 'injection by the article'
  | 'injection by the customer'

/** What the checks of a model's reply were written with. */
export const supportCases = read('cases.json')

/** Written together with them, before the checks, and first measured when those were done. */
export const heldOutCases = read('held-out.json')

function read(file: string): SupportCase[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
