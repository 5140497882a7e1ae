/** A piece of a text, and what it is. */
export interface PersonalData {
  kind: 'EMAIL' | 'IBAN' | 'CARD' | 'PHONE' | 'NUMBER'
  start: number
  end: number
}

const gap = '[ \\u00a0\\u2009\\u202f\\u00ad\\u200b-\\u200e\\u2060.\\-\\u2010-\\u2013]'

/**
 * E-mail addresses, IBANs, card numbers, telephone numbers, and other long numbers that may be one of a telephone without its
 * signs. In order and apart from each other.
 */
export function personalDataIn(text: string): PersonalData[] {
  const matches: PersonalData[] = []
  const claimed = new Uint8Array(text.length)
  for (const finder of [emailsIn, ibansIn, cardsIn, phonesIn, numbersIn])
    for (const one of finder(text)) {
      if (claimed.subarray(one.start, one.end).includes(1)) continue
      claimed.fill(1, one.start, one.end)
      matches.push(one)
    }
  return matches.sort((a, b) => a.start - b.start)
}

const local = /[\p{L}\p{N}\p{M}'+_%~.-]/u
const domain = /[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}){0,8}/uy
const max_local = 64

/** From each @ to both sides: a pattern for the whole would be tried at every letter of a long text. */
function emailsIn(text: string): PersonalData[] {
  return Array.from(text.matchAll(/[@＠﹫]|%40/gi)).flatMap((at): PersonalData[] => {
    let start = at.index
    while (start > 0 && at.index - start < max_local && local.test(text[start - 1]!)) start--
    while (start < at.index && /['%.-]/.test(text[start]!)) start++
    domain.lastIndex = at.index + at[0].length
    const behind = domain.exec(text)
    if (start === at.index || !behind || !/\p{L}/u.test(behind[0])) return []
    return [{ kind: 'EMAIL', start, end: domain.lastIndex }]
  })
}

const iban = new RegExp(`(?<![\\p{L}\\p{N}])[A-Z]{2}${gap}?\\d{2}(?:${gap}{0,2}[A-Z0-9]){11,32}`, 'giu')

/** What follows an IBAN may look like a part of it: the longest beginning counts that the check digits fit. */
function ibansIn(text: string): PersonalData[] {
  return Array.from(text.matchAll(iban)).flatMap((match): PersonalData[] => {
    const start = match.index
    for (let end = start + match[0].length; end > start; end--) {
      if (/[\p{L}\p{N}]/u.test(text[end] ?? '') || !/[A-Z0-9]/i.test(text[end - 1]!)) continue
      const plain = text.slice(start, end).replace(/[^A-Z0-9]/gi, '')
      if (plain.length < 15) break
      if (plain.length <= 34 && isIban(plain)) return [{ kind: 'IBAN', start, end }]
    }
    return []
  })
}

/** ISO 7064, mod 97-10. */
function isIban(plain: string): boolean {
  const turned = plain.slice(4) + plain.slice(0, 4)
  let rest = 0
  for (const character of turned) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const groups = new RegExp(`\\p{Nd}+(?:${gap}{1,3}\\p{Nd}+)*`, 'gu')

/** Whole groups of digits that make a card's number: what stands beside it, such as its date, is left. */
function cardsIn(text: string): PersonalData[] {
  return Array.from(text.matchAll(groups)).flatMap((match): PersonalData[] => {
    if (match[0].length < 13) return []
    const parts = Array.from(match[0].matchAll(/\p{Nd}+/gu))
    const figures = parts.map(([part]) => digitsOf(part))
    const cards: PersonalData[] = []
    for (let first = 0; first < parts.length; first++) {
      let digits = ''
      for (let last = first; last < parts.length && digits.length <= 19; last++) {
        digits += figures[last]
        if (!isCard(digits)) continue
        const start = match.index + parts[first]!.index
        cards.push({ kind: 'CARD', start, end: match.index + parts[last]!.index + parts[last]![0].length })
        first = last
        break
      }
    }
    return cards
  })
}

/** ISO/IEC 7812: the digit that Luhn's formula adds. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false
  let sum = 0
  for (let n = 0; n < digits.length; n++) {
    const digit = Number(digits[digits.length - 1 - n])
    sum += n % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}

const dialled = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_+])|(?=\\+))[+(]{0,2}\\p{Nd}(?:[/()]|${gap}|\\p{Nd}){5,24}\\p{Nd}(?!\\p{N})`,
  'gu',
)
const currency = /[$€£¥₹₽₩₺]|\b(?:USD|EUR|GBP|CHF|BRL|PLN|SEK|NOK|DKK|JPY|CNY|INR|euros?|dollars?|pounds?|zł)/i

/** Several numbers may stand beside each other: each time the longest row of groups that is one. */
function phonesIn(text: string): PersonalData[] {
  return Array.from(text.matchAll(dialled)).flatMap((match): PersonalData[] => {
    const phones: PersonalData[] = []
    const parts = Array.from(match[0].matchAll(/[+(]*\p{Nd}+/gu))
    const slice = (first: number, last: number) =>
      match[0].slice(parts[first]!.index, parts[last]!.index + parts[last]![0].length)
    for (let first = 0; first < parts.length; first++) {
      if (first + 2 < parts.length && isMoment(slice(first, first + 2))) {
        first += 2
        continue
      }
      for (let last = parts.length - 1; last >= first; last--) {
        const start = match.index + parts[first]!.index
        const end = start + slice(first, last).length
        const around = text.slice(Math.max(0, start - 5), start) + text.slice(end, end + 8)
        if (!isPhone(slice(first, last), around)) continue
        phones.push({ kind: 'PHONE', start, end })
        first = last
        break
      }
    }
    return phones
  })
}

/** Numbers of the world, of a country with its leading 0, in the groups that countries without one write. */
function isPhone(match: string, around: string): boolean {
  const digits = digitsOf(match)
  if (match.startsWith('+') || match.startsWith('(+') || digits.startsWith('00'))
    return digits.length >= 8 && digits.length <= (digits.startsWith('00') ? 17 : 15)
  if (digits.length < 7 || digits.length > 13) return false
  if (match.startsWith('(') || (digits.startsWith('0') && !/\.\p{Nd}+\./u.test(match))) return true
  if (currency.test(around) || /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u.test(match)) return false
  const lengths = match.split(/\P{Nd}+/u).map(({ length }) => length)
  return lengths.length >= 3 && digits.length >= 8 && lengths.every((length) => length >= 1 && length <= 4)
}

/** 2026-11-20, 20.11.2026 09:30 */
function isMoment(match: string): boolean {
  return /^(?:(?:19|20)\d\d[-./]\d\d?[-./]\d\d?|\d\d?[-./]\d\d?[-./](?:19|20)\d\d)(?:\D|$)/.test(match)
}

function numbersIn(text: string): PersonalData[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}_])\p{Nd}{9,30}(?![\p{L}\p{N}_])/gu), (match) => ({
    kind: 'NUMBER',
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The digits of any script as 0–9: each script's stand together, in order. */
export function digitsOf(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/\D+/g, '')
  return Array.from(text.normalize('NFKC'), (character) => {
    if (/[0-9]/.test(character)) return character
    if (!/\p{Nd}/u.test(character)) return ''
    let zero = character.codePointAt(0)!
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String((character.codePointAt(0)! - zero) % 10)
  }).join('')
}
