import { asian } from './asian.ts'
import { eastern } from './eastern.ts'
import { fold, sentences } from './fold.ts'
import { southern } from './southern.ts'
import type { IntentTable } from './table.ts'
import { threats } from './threats.ts'
import { western } from './western.ts'

export type SmallTalk = 'hello' | 'thanks' | 'fine' | 'what_are_you'

// All languages at once: "agent pls" and "operador" are too short to tell the language of.
const languages = [...western, ...southern, ...eastern, ...asian].map(compile)

/** Whether somebody wants to talk to a person instead. "Your agent told me …" is no such wish. */
export function asksForPerson(text: string): boolean {
  const all = sentences(text)
  return all.some((sentence) => languages.some((language) => language.asks(sentence)))
}

/** Whether somebody threatens with lawyers or courts: no matter for an assistant. */
export function threatens(text: string): boolean {
  return sentences(text).some((sentence) => threatening.test(sentence))
}

// Nothing longer is said out of mere courtesy.
const longest_courtesy = 80

/** What was said out of courtesy, where a text is nothing but that. */
export function smallTalk(text: string): SmallTalk | null {
  if (text.length > 4 * longest_courtesy) return null
  const said = fold(text)
  if (said === '') return /[👍👌🙏❤♥😊🙂😀😃😄😁🎉💯✅🤝👏🥰😍]/u.test(text) ? 'fine' : null
  if (said.length > longest_courtesy) return null
  for (const { courtesy } of languages) {
    const kind = courtesy(said)
    if (kind) return kind
  }
  return null
}

const threatening = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any(threats)})`, 'u')

function compile(table: IntentTable) {
  const { person, someone, speak, want, link, filler, not, bot, reversed, always } = table
  const spaced = person !== undefined
  const around = (text: string) => (spaced ? `(?<= )(?:${text})(?= )` : `(?:${text})`)
  const rules: string[] = []
  if (always) rules.push(around(any(always)))
  if (person && someone && speak && want && link && filler) {
    const anybody = `${any(person)}|${any(someone)}`
    const between = `(?:(?:${any(link)}) )*`
    const ending = `(?: (?:${any(filler)}|${anybody}))* $`
    rules.push(`(?<= )(?:${any(speak)}) ${between}(?:${anybody})(?= )`)
    if (reversed) rules.push(`(?<= )(?:${anybody}) ${between}(?:${any(speak)})(?= )`)
    rules.push(`(?<= )(?:${any(want)}) ${between}(?:${anybody})${ending}`)
    if (reversed) rules.push(`(?<= )(?:${anybody}) ${between}(?:${any(want)})${ending}`)
    rules.push(`^ (?:(?:${any(filler)}) )*(?:${anybody})${ending}`)
    if (not && bot) rules.push(`(?<= )(?:${any(not)}) (?:(?:${any(link)}|${any(speak)}) )*(?:${any(bot)})(?= )`)
  }
  const asking = new RegExp(rules.join('|'), 'u')
  const refused = not
    ? new RegExp(
        spaced ? `(?<= )(?:${any(not)}) (?:\\S+ ){0,4}(?:${any(person!)}|${any(someone!)})(?= )` : any(not),
        'u',
      )
    : null
  const unwanted = not && bot ? new RegExp(`(?<= )(?:${any(bot)})(?= )`, 'u') : null
  const parts = { hello: table.hello, thanks: table.thanks, fine: table.fine }
  const gap = spaced ? ' ' : ' ?'
  const polite = new RegExp(`^ ?(?:(?:${any(Object.values(parts).join('|'))})${gap})+$`, 'u')
  const fine = new RegExp(`^ ?(?:(?:${any(parts.fine)})${gap})+$`, 'u')
  const thanks = new RegExp(around(any(parts.thanks)), 'u')
  const asked = table.what_are_you ? new RegExp(around(any(table.what_are_you)), 'u') : null
  return {
    asks(sentence: string): boolean {
      const text = spaced ? ` ${sentence} ` : sentence.replaceAll(' ', '')
      if (asked?.test(text)) return false
      if (!asking.test(text)) return false
      return !refused?.test(text) || unwanted?.test(text) === true
    },
    courtesy(said: string): SmallTalk | null {
      const text = spaced ? ` ${said} ` : said
      if (asked?.test(spaced ? text : said.replaceAll(' ', ''))) return 'what_are_you'
      if (!polite.test(text)) return null
      if (fine.test(text)) return 'fine'
      return thanks.test(text) ? 'thanks' : 'hello'
    },
  }
}

/** A list as a pattern, the longest first. */
function any(list: string): string {
  const words = [...new Set(list.split('|').map(literal))].filter((word) => word !== '')
  return words.sort((a, b) => b.length - a.length).join('|')
}

function literal(word: string): string {
  const folded = fold(word)
  return word.trim().endsWith('*') ? `${folded}[^ ]*` : folded
}
