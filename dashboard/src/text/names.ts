import { apart } from './plural.ts'

/** Names in a row, as the language joins them. */
export function names(language: string) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (those: readonly string[]): string => list.format(Array.from(those, apart))
}

const unseen = /[\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Some names are made of characters that show nothing: whoever has such a one is called otherwise. */
export function visible(name: string | null | undefined): string | undefined {
  return name && name.replace(unseen, '') !== '' ? name : undefined
}

/** What somebody is called by: the name, or the address where one was given. */
export function calledBy(contact: { name: string; email: string } | null | undefined): string | undefined {
  return visible(contact?.name) ?? (contact && hasAddress(contact) ? contact.email : undefined)
}

/** Not where the service made one up, for a contact that came without. */
export function hasAddress({ email }: { email: string }): boolean {
  return !email.endsWith('@no-email.invalid')
}
