import type { SentenceOf } from './words.ts'

export interface Amount {
  from: number
  to: number
  least: number
  most: number
  /** ISO 4217. Null if none was named. */
  currency: string | null
  /** Whether it was counted in thousands: "30k", "five grand". Money is, more often than other things. */
  in_thousands: boolean
}

// ISO 4217; the dollar sign alone is taken for the American one.
const currencies = new Map(
  Object.entries({
    EUR: '€ eur euro euros teur keur',
    USD: '$ usd dollar dollars dollares dolares bucks',
    GBP: '£ gbp pound pounds pfund livres libras quid',
    CHF: 'chf franken francs francos',
    BRL: 'brl reais',
    MXN: 'mxn pesos',
    INR: '₹ inr rs rupees',
    JPY: '¥ jpy yen',
    CAD: 'cad',
    AUD: 'aud',
    PLN: 'pln zl zloty',
    SEK: 'sek',
    DKK: 'dkk',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

const multiples = new Map([
  ...['k', 'tsd', 'tausend', 'thousand', 'mille', 'mil', 'mila', 'duizend', 'grand'].map(
    (word) => [word, 1e3] as const,
  ),
  ...['lakh', 'lakhs', 'lac'].map((word) => [word, 1e5] as const),
  ...[
    'm',
    'mio',
    'million',
    'millionen',
    'millions',
    'millon',
    'millones',
    'milhao',
    'milhoes',
    'milione',
    'milioni',
    'miljoen',
  ].map((word) => [word, 1e6] as const),
])

// Words for numbers that mean nothing else in another of the languages ("dos", "once", "neuf" do).
const counts = new Map(
  Object.entries({
    2: 'two zwei deux dois duas',
    3: 'three drei trois',
    11: 'eleven elf onze undici',
    13: 'thirteen dreizehn treize trece treze',
    14: 'fourteen vierzehn quatorze catorce',
    16: 'sixteen sechzehn seize dieciseis dezasseis dezesseis',
    17: 'seventeen siebzehn diecisiete dezassete dezessete',
    18: 'eighteen achtzehn dieciocho dezoito',
    19: 'nineteen neunzehn diecinueve dezenove',
    60: 'sixty sechzig soixante sesenta sessenta',
    70: 'seventy siebzig setenta',
    80: 'eighty achtzig ochenta oitenta',
    90: 'ninety neunzig noventa',
    4: 'four vier quatre cuatro',
    5: 'five funf cinq cinco',
    6: 'six sechs seis',
    7: 'seven sieben sept siete',
    8: 'eight acht huit ocho oito',
    9: 'nine neun nueve nove',
    10: 'ten zehn dix diez dez dizaine decena',
    12: 'twelve zwolf douze doce doze dozen dutzend douzaine docena duzia',
    15: 'fifteen funfzehn quinze quince quinzaine',
    20: 'twenty zwanzig vingt veinte vinte vingtaine veintena',
    30: 'thirty dreissig trente treinta trinta trentaine',
    40: 'forty vierzig quarante cuarenta quarenta quarantaine',
    50: 'fifty funfzig cinquante cincuenta cinquenta cinquantaine',
    100: 'hundred hundert cent cien cem centaine centena',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)] as const)),
)

/** "95 TEUR" */
const thousands_of = new Set(['teur', 'keur'])

/** The words that a sum can begin with. */
const opens = new Set([...currencies.keys(), ...counts.keys()])

const links = new Set(['to', 'tot', 'and', 'bis', 'und', 'a', 'et', 'y', 'e', 'ou', 'o', 'or', 'oder'])

/** Sums of money and bare numbers: `€5,000`, `5.000 €`, `10k`, `zwischen 5 und 10 Tsd. Euro`, `10 mil reais`. */
export function amountsIn(sentence: SentenceOf): Amount[] {
  const { words } = sentence
  const amounts: Amount[] = []
  for (let at = 0; at < words.length; at++) {
    const { number, folded } = words[at]!
    const one = number !== null || opens.has(folded) ? amountAt(sentence, at) : null
    if (!one) continue
    const joined = links.has(words[one.to]?.folded ?? '') ? one.to + 1 : one.to
    const other = joined < words.length && closeTo(sentence, one.to, joined) ? amountAt(sentence, joined) : null
    if (other && other.most * 1e3 >= one.most && (joined > one.to || rises(one, other))) {
      // "5-10k": what stands behind the second number is meant for the first as well.
      const factor = one.factor === 1 && one.most < other.most / other.factor ? other.factor : 1
      const currency = one.currency ?? other.currency
      const in_thousands = one.in_thousands || other.in_thousands
      amounts.push({ from: one.from, to: other.to, least: one.most * factor, most: other.most, currency, in_thousands })
      at = other.to - 1
    } else {
      const { from, to, most, currency, in_thousands } = one
      amounts.push({ from, to, least: most, most, currency, in_thousands })
      at = one.to - 1
    }
  }
  return amounts
}

/** A number joined to the next by a dash alone, as in an invoice's, is a range only where it rises. */
function rises(one: Amount & { factor: number }, other: Amount & { factor: number }): boolean {
  return other.most > one.most || other.factor > one.factor
}

export function amountText({ least, most, currency }: Amount): string {
  const range = least === most ? `${most}` : `${least}-${most}`
  return currency === null ? range : `${range} ${currency}`
}

function closeTo({ words }: SentenceOf, end: number, next: number): boolean {
  return next > end || words[next]!.start - words[end - 1]!.end <= 3
}

function amountAt({ words }: SentenceOf, at: number): (Amount & { factor: number }) | null {
  let to = at
  let currency: string | null = null
  const before = currencies.get(words[to]?.folded ?? '')
  if (before !== undefined) {
    currency = words[to]!.folded === '$' && words[at - 1]?.folded === 'r' ? 'BRL' : before
    to++
  }
  const number = words[to]?.number ?? counts.get(words[to]?.folded ?? '') ?? null
  if (number === null) return null
  to++
  const units = words[to - 1]!.number === null && number >= 20 && number <= 90 ? unitsAt(words, to) : null
  if (units) to = units.to
  const whole = number + (units?.value ?? 0)
  let factor = 1
  for (; to < words.length && to < at + 6; to++) {
    const { folded, start } = words[to]!
    // "m" alone is metres unless it touches the number; "2 million".
    const multiple = folded === 'm' && start > words[to - 1]!.end ? undefined : multiples.get(folded)
    if (multiple === undefined) break
    factor *= multiple
  }
  if (words[to]?.folded === 'de') {
    // "un millón de euros"
    if (currencies.has(words[to + 1]?.folded ?? '')) to++
  }
  // "… faudrait 3, livrés en mars": no pounds behind a comma.
  const after = words[to]?.clause === words[to - 1]!.clause ? currencies.get(words[to]!.folded) : undefined
  if (currency === null && after !== undefined) {
    currency = after
    if (thousands_of.has(words[to]!.folded)) factor *= 1e3
    to++
  } else if (currency === null && words[to]?.folded === 'r' && words[to + 1]?.folded === '$') currency = 'BRL'
  return { from: at, to, least: whole * factor, most: whole * factor, currency, factor, in_thousands: factor === 1e3 }
}

/** The "five" of "twenty-five" and of "treinta y cinco". */
function unitsAt(words: SentenceOf['words'], at: number): { value: number; to: number } | null {
  const place = /^(?:and|et|y|e|und)$/.test(words[at]?.folded ?? '') ? at + 1 : at
  const value = words[place]?.number === null ? counts.get(words[place]!.folded) : undefined
  return value !== undefined && value < 10 ? { value, to: place + 1 } : null
}
