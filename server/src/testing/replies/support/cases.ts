import { readFileSync } from 'node:fs'

/** An article, and replies that a model might write from it. */
export interface SupportCase {
  language: string
  title: string
  passage: string
  url?: string
  question: string
  /** What the article says, as a model writes it that follows its instructions. */
  right: readonly string[]
  /** What must never be sent, each with what is wrong with it. */
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

/** The cases that were used to write the checks of a model's reply. */
export const supportCases = read('cases.json')

/** Written together with them, before the checks, but first measured when those were done. */
export const heldOutCases = read('held-out.json')

function read(file: string): SupportCase[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
