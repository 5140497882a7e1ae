import type { Hit } from './phrases.ts'
import type { Finding, Reading } from './sentence.ts'
import type { Kind } from './vocabulary/kinds.ts'
import { isOneOf } from './vocabulary/single-words.ts'
import type { Word } from './words.ts'

/** A company that the contact speaks for: "Weber GmbH", "head of purchasing at Acme", "our company", "we are Stone Labs". */
export function companyIn(reading: Reading): Finding[] {
  const place =
    registered(reading.sentence.words) ??
    nameIn(reading) ??
    ownBusiness(reading) ??
    reading.hits.find(({ kind }) => kind === 'company')
  return place ? [{ signal: 'company', met: true, from: place.from, to: place.to }] : []
}

interface Place {
  from: number
  to: number
}

// As registers have them in the countries of the five languages.
const isLegalForm = isOneOf('legal_form')
const isOneInCapitals = isOneOf('capital_form')

function registered(words: Word[]): Place | null {
  // A capital before it first: few words have one.
  const at = words.findIndex(
    ({ folded, capital }, n) =>
      n > 0 && words[n - 1]!.capital && isLegalForm(folded) && (capital || !isOneInCapitals(folded)),
  )
  if (at <= 0) return null
  let from = at
  while (from > 0 && at - from < 3 && words[from - 1]!.capital && follows(words[from - 1]!, words[from]!)) from--
  return { from, to: at + 1 }
}

function follows(one: Word, next: Word): boolean {
  return one.clause === next.clause && next.start - one.end <= 3
}

const isAtCompany = isOneOf('at_company')
const isOfCompany = isOneOf('of_company')
const isFiller = isOneOf('company_article')
const isNameLink = isOneOf('name_link')
const widest_role = 6

/** A name behind a role or behind "we are": what is no name has small letters, or is a department. */
function nameIn(reading: Reading): Place | null {
  const { hits, sentence } = reading
  const { words } = sentence
  for (const hit of hits) {
    if (roles.has(hit.kind)) {
      if (hit.kind === 'title' && !isOwn(reading, hit)) continue
      const name = nameBehind(words, hit) ?? businessBehind(reading, hit)
      if (name) return name
    }
  }
  return introduced(words) ?? body(reading)
}

const roles: ReadonlySet<Kind> = new Set<Kind>(['title', 'runs', 'we_run', 'company'])

/** "the manager of a dental clinic" */
function businessBehind({ hits, sentence: { words } }: Reading, role: Hit<Kind>): Place | null {
  const org = role.kind === 'title' ? hits.find((hit) => hit.kind === 'org' && isBefore(words, role, hit)) : undefined
  return org ? { from: role.from, to: org.to } : null
}

/** "We are Stone Labs"; "at Weber we …", "en Grupo Gil estamos …" */
function introduced(words: Word[]): Place | null {
  for (let n = 1; n < words.length; n++) {
    if (!words[n]!.capital) continue
    let before = n - 1
    while (before > 0 && before > n - 3 && isFiller(words[before]!.folded)) before--
    const is_we =
      introduces(words[before]!.folded) || introduces(`${words[before - 1]?.folded} ${words[before]!.folded}`)
    const is_at = !is_we && before === n - 1 && opensWithPlace(words, before)
    if (!is_we && !is_at) continue
    const to = nameFrom(words, n)
    const goes_on = words[to]?.clause === words[n]!.clause
    // One word alone may be what somebody is by nation or trade, or where he lives.
    const names = to - n >= 2 || (is_we ? !goes_on && !isTrade(words[n]!.folded) : isAtCompany(words[before]!.folded))
    if (names && (is_we || words.slice(to, to + 2).some((word) => saysWe(word.folded)))) return { from: before, to }
  }
  return null
}

function opensWithPlace(words: Word[], at: number): boolean {
  const { folded, clause } = words[at]!
  return words[at - 1]?.clause !== clause && (isAtCompany(folded) || isBeforePlace(folded))
}

const isBeforePlace = isOneOf('place_before')
const saysWe = isOneOf('says_we')
const isBody = isOneOf('body')

/** "Ballymore County Council intends to", "o Colégio Prado vai": the subject, by what kind of body it is. */
function body({ hits, sentence: { words } }: Reading): Place | null {
  const from = words.length > 2 && isFiller(words[0]!.folded) ? 1 : 0
  const to = nameFrom(words, from)
  if (to - from < 2 || words[to]?.clause !== words[from]!.clause) return null
  const is_body =
    isBody(words[to - 1]!.folded) || hits.some((hit) => hit.kind === 'org' && hit.from >= from && hit.to <= to)
  return is_body ? { from, to } : null
}

const own_before: ReadonlySet<Kind> = new Set<Kind>(['first_person'])

/** "I am the CTO of", "Head of Purchasing at", and not "I spoke with the director of". */
function isOwn({ hits, sentence: { words } }: Reading, title: Hit<Kind>): boolean {
  const begins = words[title.from - 1]?.clause !== words[title.from]!.clause
  return begins || hits.some((hit) => own_before.has(hit.kind) && hit.to <= title.from && title.from - hit.to <= 3)
}

function nameBehind(words: Word[], { from, to }: Place): Place | null {
  for (let at = to; at < Math.min(words.length, to + widest_role); at++) {
    const { folded } = words[at]!
    if (!isAtCompany(folded) && !isOfCompany(folded)) continue
    let start = at + 1
    while (isFiller(words[start]?.folded) && start < at + 3) start++
    const end = nameFrom(words, start)
    if (end > start && !isDepartment(words[start]!.folded)) return { from, to: end }
  }
  return null
}

/** Where the name ends that begins there; there, where none does. */
function nameFrom(words: Word[], from: number): number {
  let to = from
  while (to < words.length && to - from < 5 && (to === from || follows(words[to - 1]!, words[to]!))) {
    if (words[to]!.capital && words[to]!.folded.length > 1) to++
    else if (to > from && isNameLink(words[to]!.folded) && words[to + 1]?.capital) to++
    else break
  }
  return to
}

const introduces = isOneOf('we_are_named')
const isTrade = isOneOf('nationality_or_trade')
const isDepartment = isOneOf('department')
const isOur = isOneOf('our')

/** "our bakery", "I run a small hotel", "nous sommes une menuiserie" */
function ownBusiness({ hits, sentence: { words } }: Reading): Place | null {
  for (const org of hits) {
    if (org.kind !== 'org') continue
    for (let at = org.from - 1; at >= 0 && org.from - at <= 3; at--) {
      if (words[at]!.clause !== words[org.from]!.clause) break
      if (isOur(words[at]!.folded)) return { from: at, to: org.to }
    }
    const has = hits.find((hit) => (hit.kind === 'runs' || hit.kind === 'we_run') && isBefore(words, hit, org))
    if (has) return { from: has.from, to: org.to }
  }
  return null
}

/** Close before it in the same part of the sentence. */
export function isBefore(words: Word[], one: Place, other: Place): boolean {
  return one.to <= other.from && other.from - one.to <= 3 && words[one.from]!.clause === words[other.from]!.clause
}
