import { apart } from '../plural.ts'

const field = (name: string) => `“${apart(name)}”`

/** What is wrong with an entry that the service rejected. */
export const refusals = {
  missing: (name: string) => `${field(name)} is required.`,
  too_long: (name: string, n: string) => `${field(name)} is too long. Use at most ${n} characters.`,
  too_short: (name: string, n: string) => `${field(name)} is too short. Use at least ${n} characters.`,
  email: (name: string) => `${field(name)} isn’t a valid email address, such as ana@example.com.`,
  phone: (name: string) => `${field(name)} needs the country code, such as +351210000000.`,
  link: (name: string) => `${field(name)} must start with https:// or http://.`,
  least: (name: string, n: string) => `${field(name)} must be at least ${n}.`,
  most: (name: string, n: string) => `${field(name)} must be at most ${n}.`,
  entries: (name: string, n: string) => `${field(name)} has too many entries. Use at most ${n}.`,
  year: (name: string) => `${field(name)} must be in the future, up to a year from now.`,
  future: (name: string) => `${field(name)} must be in the future.`,
  moment: (name: string) => `${field(name)} isn’t a valid date and time.`,
  again: (name: string) => `Enter ${field(name)} again, because the URL or provider it belongs to has changed.`,
  printable: (name: string) =>
    `${field(name)} can only contain letters, digits and symbols, without spaces or accents.`,
  word: (name: string) =>
    `${field(name)} can only contain letters, digits, - and _, and must start with a letter or digit.`,
  assignee: 'This teammate has been deactivated or can only read. Choose someone else.',
  unaccepted: (name: string) => `${field(name)} isn’t valid.`,
  says: (words: string) => `Details: ${words}`,
}
