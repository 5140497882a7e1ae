import { wholly } from '../alternatives.ts'
import { months, weekdays } from './calendar.ts'
import type { Hit } from './phrases.ts'
import { type Found, isDenied, isOfAnother, type Reading } from './sentence.ts'
import type { Kind } from './vocabulary/kinds.ts'
import type { Word } from './words.ts'

/** A competitor by its name: "switching from Northdesk", "Northdesk quoted us 22k". No list of names is needed. */
export function rivalIn(reading: Reading): Found[] {
  const { hits, has, sentence } = reading
  for (const hit of hits) {
    if (hit.kind !== 'rival_before' && hit.kind !== 'rival_after') continue
    const at = hit.kind === 'rival_before' ? nameBehind(sentence.words, hit) : nameBefore(sentence.words, hit)
    if (at === null || isOfAnother(reading, at) || isDenied(reading, hit)) continue
    const from = Math.min(at, hit.from)
    return [rival(reading, from, Math.max(at + 1, hit.to), at)]
  }
  const at = has.has('rival_context') ? nameAnywhere(reading) : -1
  return at < 0 || isOfAnother(reading, at) ? [] : [rival(reading, at, at + 1, at)]
}

function rival({ sentence: { words } }: Reading, from: number, to: number, at: number): Found {
  return { signal: 'competitor', met: true, from, to, value: words[at]!.folded }
}

/** In a language that writes only names with a capital letter, a name beside such words is enough. */
function nameAnywhere({ sentence: { words }, hits }: Reading): number {
  if (words.some(({ folded }) => german.has(folded))) return -1
  const context = hits.filter(({ kind }) => kind === 'rival_context')
  return words.findIndex(
    (word, at) =>
      at > 0 &&
      isName(word) &&
      !words[at - 1]!.capital &&
      !before_others.has(words[at - 1]!.folded) &&
      words[at - 1]!.clause === word.clause &&
      context.some(({ from }) => words[from]!.clause === word.clause),
  )
}

const german = new Set('der die das und ist wir ich nicht mit fur ein eine bei von zu auf'.split(' '))
/** What follows is a place, a person, the contact's own company or something to work together with. */
const before_others = new Set(
  `in at near around to this is am m name i hi hello dear thanks here as a an ceo cto cfo manager director owner
  en a chez dans je bonjour merci em na no oi ola hola buenos hallo ciao sono
  with for between and or y e et ou o of de da di`.split(/\s+/),
)

const small_words = new Set(
  `our the your their my this old current from to
  unser unsere unserem unseren der die das dem den noch schon derzeit aktuell bisher
  la le les l el los o a os as de do da il lo de het notre nuestro nuestra nosso nossa`.split(/\s+/),
)
const max_small_words = 2

function nameBehind(words: Word[], { from, to }: Hit<Kind>): number | null {
  let at = to
  while (at < to + max_small_words && small_words.has(words[at]?.folded ?? '')) at++
  const word = words[at]
  return word !== undefined && word.clause === words[from]!.clause && isName(word) ? at : null
}

function nameBefore(words: Word[], { from }: Hit<Kind>): number | null {
  const word = words[from - 1]
  return word !== undefined && word.clause === words[from]!.clause && isName(word) ? from - 1 : null
}

/** What many use that nobody sells against, and what is written with a capital letter without being a name. */
const no_rival = wholly(
  'i|we|you|they|he|she|it|this|that|who|what|someone|somebody|nobody|everybody|another|others?|yours?',
  'excel|outlook|word|gmail|google|whatsapp|email|mail|e|mails|emails|phone|paper|papier|zettel|tabellen',
  'listen|telefon|spreadsheets?|sheets|ihr|ihnen|euch|sie|wir|uns|ich|man|das|geld|zeit|budget|angebot',
  String.raw`angebote|vertrag|kunden|mitarbeiter\w*|personen|leute|software|system|systeme|tool|tools|losung|programm`,
  String.raw`anbieter|konkurrenz|wettbewerb\w*|english|german|french|spanish|englisch|deutsch|bitcoin|linux|windows`,
  'mac|iphone|android|team|hiermit|heute|morgen|vous|nous|ustedes|voces',
)

function isName({ capital, folded, number }: Word): boolean {
  return (
    capital &&
    number === null &&
    folded.length > 1 &&
    !no_rival.test(folded) &&
    !months.has(folded) &&
    !weekdays.has(folded)
  )
}
