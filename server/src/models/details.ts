import { linksIn } from './links.ts'
import { digitsOf } from './personal-data.ts'

/** What may not be invented: the addresses and numbers of a text, whole. "5" does not stand in "12345". */
export function detailsOf(text: string): Set<string> {
  const numbers = Array.from(digitsPlain(text).matchAll(number), ([one]) => oneWay(one))
  return linksIn(text).union(new Set(numbers))
}

/** Of what was said, also the parts of dates, hours and ranges: who writes 2026-01-05 has said 5. */
export function saidDetails(text: string): Set<string> {
  const numbers = Array.from(digitsPlain(text).matchAll(number), ([one]) => one)
  const parts = numbers.flatMap((one) => [
    ...one.split(/[/-]/),
    ...(/[:/-]|\..*\./.test(one) && !grouped.test(one) ? one.split(/[:/.-]/) : []),
  ])
  return detailsOf(text).union(new Set(parts.map(oneWay)))
}

const number = /\d+(?:[.,:/'’-]\d+)*/g
const grouped = /^[1-9]\d{0,2}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?$/

/** 1,299.00 and 1.299,00 and 1299 are one number, and so are 05 and 5. */
function oneWay(amount_text: string): string {
  const [, cents = ''] = /[.,](\d{1,2})$/.exec(amount_text) ?? []
  const amount = grouped.test(amount_text)
    ? `${amount_text.slice(0, cents === '' ? undefined : -cents.length - 1).replace(/\D/g, '')}.${cents}`
    : amount_text.replace(/^(\d+),(\d+)$/, '$1.$2')
  const [whole, fraction] = /^\d+\.\d*$/.test(amount) ? amount.split('.') : [amount]
  const rest = fraction?.replace(/0+$/, '') ?? ''
  return whole!.replace(/^0+(?=\d)/, '') + (rest && `.${rest}`)
}

function digitsPlain(text: string): string {
  return text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, digitsOf)
}
