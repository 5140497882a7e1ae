import { createRequire } from 'node:module'
import { lazily } from '../jobs/lazily.ts'

/** Words of the product and its domain, which no list of leaked passwords contains. */
const own =
  'parley customerservice customersupport helpdesk support correcthorsebatterystaple contrasena contraseña passwort motdepasse'

/** Some 50,000 of the most often leaked passwords, as collected by zxcvbn. Loaded when someone first chooses a password. */
const common = lazily(() => {
  const { dictionary } = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...own.split(' ')])
})

/** A year, a number or a few signs that disguise a common word. */
const ending = /[\W_]{0,4}(?:0?123456?7?8?9?0?|\d{1,4})?[\W_]{0,4}$/
const beginning = /^[\W_]{0,4}\d{0,4}[\W_]{0,4}/
const signs: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }
/** A remainder of up to this length can be guessed. */
const max_rest = 3

/** Whether a lowercase password is among those tried first, or made from what is known about the person. */
export function isCommon(plain: string, about: readonly string[]): boolean {
  const forms = [
    plain,
    plain.replace(ending, ''),
    plain.replace(beginning, ''),
    plain.replace(beginning, '').replace(ending, ''),
  ]
  return forms.some((form) => isListed(form) || isListed(spelled(form))) || isAbout(plain, about)
}

function isListed(text: string): boolean {
  if (common().has(text) || common().has(text.replace(/[\W_]+/g, ''))) return true
  // Repeated or sequential characters.
  for (const parts of [2, 3]) {
    const part = text.slice(0, text.length / parts)
    if (part.length > 2 && part.repeat(parts) === text && common().has(part)) return true
  }
  return false
}

/** Replaces signs with the letters they resemble. */
function spelled(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => signs[sign]!)
}

/** Whether little remains without the words of an email address and of names. */
function isAbout(plain: string, about: readonly string[]): boolean {
  const words = about.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  )
  const longest_first = [...new Set(words)]
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
  const rest = longest_first.reduce((text, word) => text.replaceAll(word, ' '), plain)
  return rest !== plain && rest.replace(ending, '').replace(/[^\p{L}\p{N}]+/gu, '').length <= max_rest
}
