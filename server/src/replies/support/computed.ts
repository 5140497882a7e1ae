import { type Clause, type Grammar, numbersIn } from './clauses.ts'

const money = /\p{Sc}|\b(?:eur|euros?|usd|gbp|chf|dollars?|kr|kč|zł|tl|sek|nok|dkk)\b|руб|元|円/iu
const max_factor = 100

interface Context {
  grammar: Grammar
  passage: string
  question: string
}

/**
 * Whether a clause states a sum or a product of amounts of the passage that stand in the same sentence: "18 EUR, so a return
 * trip costs 36 EUR". Its words may also be those of the question.
 */
export function isComputed(clause: Clause, terms: Set<string>, { grammar, passage, question }: Context): boolean {
  const passage_numbers = numbersIn(passage)
  const known_terms = [...terms].filter((one) => passage_numbers.has(one)).map(Number)
  const factors = [2, ...numbersOf(terms), ...numbersOf(numbersIn(question))].filter(isFactor)
  const results = [...clause.numbers].filter((one) => !passage_numbers.has(one) && !isFactorHere(one, clause))
  if (grammar.has(clause, 'not', 'done', 'we')) return false
  const has_money = results.length === 0 || money.test(clause.text)
  if (!has_money || !results.every((one) => isResult(Number(one), known_terms, factors))) return false
  // Without a result of its own it only names what is computed: "for two adults and a dog".
  if (results.length === 0 && clause.numbers.size > 0) return false
  const computes = [...terms].some((one) => !passage_numbers.has(one))
  return computes && clause.content.isSubsetOf(grammar.stemsOf(`${passage}\n${question}`))
}

function isResult(result: number, terms: number[], factors: number[]): boolean {
  if (terms.length === 0 || Number.isNaN(result)) return false
  return terms.some((term) => factors.some((factor) => same(term * factor, result))) || isSum(result, terms)
}

/** Of two amounts or more. */
function isSum(result: number, terms: number[]): boolean {
  return terms.some((one, n) =>
    terms.some(
      (other, m) =>
        m > n && (same(one + other, result) || terms.some((third, k) => k > m && same(one + other + third, result))),
    ),
  )
}

/** "2 × 18" and "2 hours": small and whole, and no amount of money. */
function isFactorHere(number: string, { text }: Clause): boolean {
  return (
    isFactor(Number(number)) &&
    new RegExp(`(?<![\\p{Sc}\\d.,])(?<!\\p{Sc} )${number} ?(?:[×x*·]|\\p{L}{4,})`, 'u').test(text)
  )
}

function isFactor(number: number): boolean {
  return Number.isInteger(number) && number >= 2 && number <= max_factor
}

function numbersOf(texts: Set<string>): number[] {
  return [...texts].map(Number)
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005
}
