import { apart } from '../plural.ts'

const field = (name: string) => `“${apart(name)}”`

/** What is the matter with something that was entered, where the service refused it. */
export const refusals = {
  missing: (name: string) => `${field(name)} is missing.`,
  too_long: (name: string, n: string) => `${field(name)} is too long: at most ${n} characters.`,
  too_short: (name: string, n: string) => `${field(name)} is too short: at least ${n} characters.`,
  email: (name: string) => `${field(name)} is no e-mail address, such as ana@example.com.`,
  phone: (name: string) => `${field(name)} wants the number with its country, such as +351210000000.`,
  link: (name: string) => `${field(name)} wants an address that begins with https:// or http://.`,
  least: (name: string, n: string) => `${field(name)} must be at least ${n}.`,
  most: (name: string, n: string) => `${field(name)} may be at most ${n}.`,
  entries: (name: string, n: string) => `${field(name)} holds too many: at most ${n}.`,
  year: (name: string) => `${field(name)} must lie in the future, at most a year away.`,
  future: (name: string) => `${field(name)} must lie in the future.`,
  moment: (name: string) => `${field(name)} is no date and time.`,
  again: (name: string) => `Enter ${field(name)} again: the address it belongs to has changed.`,
  printable: (name: string) => `${field(name)} takes letters, digits and signs, without spaces and accents.`,
  word: (name: string) => `${field(name)} takes letters, digits, - and _, and begins with a letter or a digit.`,
  assignee: 'Whoever was chosen has left or may only read, and cannot be given a conversation.',
  unaccepted: (name: string) => `${field(name)} was not accepted.`,
  says: (words: string) => `The service says: ${words}`,
}
