import { apart } from './plural.ts'

/** A list of names, joined as the language does. */
export function names(language: string) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (those: readonly string[]): string => list.format(Array.from(those, apart))
}

const unseen = /[\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Some names consist of invisible characters and are replaced. */
export function visible(name: string | null | undefined): string | undefined {
  return name && name.replace(unseen, '') !== '' ? name : undefined
}

/** What to call someone: the name, or the email address if one was given. */
export function calledBy(contact: { name: string; email: string } | null | undefined): string | undefined {
  return visible(contact?.name) ?? (contact && hasAddress(contact) ? contact.email : undefined)
}

/** Not one that the service made up for a contact without an address. */
export function hasAddress({ email }: { email: string }): boolean {
  return !email.endsWith('@no-email.invalid')
}
