import { charactersAndPairs, forms, type Word, wordsIn } from '../language/words.ts'
import { beginnings, named, whole } from './keys.ts'

export const kinds = ['contact', 'conversation', 'message'] as const
export type Kind = (typeof kinds)[number]

/** What the index stores of a contact, a conversation or a message. */
export interface SearchDocument {
  kind: Kind
  /** What it's deleted with: the contact of a conversation, the conversation of a message, a contact itself. */
  parent_id: string
  id: string
  keys: Set<number>
  /** Its words in plain text, for the word list that completes prefixes and corrects typos. */
  words: Map<number, string>
}

export interface ContactText {
  id: string
  name: string
  email: string
  phone_number: string | null
  identifier: string | null
}

export interface Text {
  parent_id: string
  id: string
  text: string | null
  contact_name: string
}

// A text of 10,000 distinct pairs of characters would take 0.1 s to index. It's truncated at this number.
const max_keys = 4000

/** Contacts are found by any prefix of any of their words: every prefix is a key. */
export function contactDocument(contact: ContactText): SearchDocument {
  const document = empty('contact', contact.id, contact.id)
  for (const word of wordsIn(contact.name)) {
    addWord(document, word)
    addBeginnings(document, word)
  }
  for (const word of [...wordsIn(contact.email), ...wordsIn(contact.identifier ?? '')]) {
    addKeys(document, word, whole)
    addBeginnings(document, word)
  }
  for (const key of phoneKeys(contact.phone_number ?? '')) document.keys.add(key)
  return document
}

/** Texts are indexed by whole words only. The word list completes prefixes. */
export function textDocument(kind: Kind, { parent_id, id, text, contact_name }: Text): SearchDocument {
  const document = empty(kind, parent_id, id)
  for (const word of wordsIn(contact_name)) addKeys(document, word, named)
  for (const word of wordsIn(text ?? '')) {
    if (document.keys.size > max_keys) break
    addWord(document, word)
  }
  return document
}

export function digitsOf(phone_number: string): string {
  return phone_number.replace(/\D/g, '')
}

/** The country codes of E.164: none is a prefix of another. */
const country_code = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** By a prefix with or without the country code, and by its last 4 or more digits. */
function phoneKeys(phone_number: string): number[] {
  const digits = digitsOf(phone_number)
  if (digits === '') return []
  const starts = [digits, digits.replace(country_code, '')]
  const ends = Array.from({ length: Math.max(1, digits.length - 3) }, (_, start) => digits.slice(start))
  return [...starts.flatMap(beginnings), ...ends.map(whole)]
}

function empty(kind: Kind, parent_id: string, id: string): SearchDocument {
  return { kind, parent_id, id, keys: new Set(), words: new Map() }
}

function addWord(document: SearchDocument, word: Word): void {
  addKeys(document, word, whole)
  if (word.spaceless) return
  for (const form of forms(word.text)) document.words.set(whole(form), form)
}

function addKeys({ keys }: SearchDocument, word: Word, key: (text: string) => number): void {
  for (const text of word.spaceless ? charactersAndPairs(word.text) : forms(word.text)) keys.add(key(text))
}

function addBeginnings({ keys }: SearchDocument, word: Word): void {
  if (word.spaceless) return
  for (const form of forms(word.text)) for (const key of beginnings(form)) keys.add(key)
}
