import { type Amount, amountText } from './amounts.ts'
import { type Finding, isDenied, isOfAnother, type Reading } from './sentence.ts'
import { isOneOf } from './vocabulary/single-words.ts'

const max_amount = 1e10
// Below this, a number beside the word is a count or a percentage.
const min_without_currency = 100

/** A budget is money that the contact says he has, or wants to spend at most; not a sum that was paid or charged. */
export function budgetIn(reading: Reading): Finding[] {
  const { hits, has, trouble, wants, sentence, sums: amounts } = reading
  const broke = has.has('no_money') && hits.find(({ kind }) => kind === 'no_money')
  if (broke) return [{ signal: 'budget', met: false, from: broke.from, to: broke.to }]
  if (trouble || (amounts.length === 0 && !has.has('budget') && !has.has('budget_or_quote'))) return []
  const money = amounts.filter((amount) => isMoney(amount, reading))
  const sums = [...money, ...amounts.filter((amount) => amount.currency === null && isSum(amount, reading))]
  const is_own = has.has('own')
  const matches: Finding[] = []
  for (const hit of hits) {
    const both = hit.kind === 'budget_or_quote'
    if (hit.kind !== 'budget' && !both) continue
    if (both && !is_own && sums.length === 0 && !isDenied(reading, hit)) continue
    if (both && !is_own && wants && money.length === 0) continue
    if (isOfAnother(reading, hit.from)) continue
    if (isDenied(reading, hit) || has.has('unreal'))
      matches.push({ signal: 'budget', met: false, from: hit.from, to: hit.to })
    else if (sums[0]) matches.push(stated(sums[0]))
    else if (is_own && !sentence.question) matches.push({ signal: 'budget', met: true, from: hit.from, to: hit.to })
  }
  if (matches.length > 0) return matches
  return spentIn(reading, money)
}

/** "Up to 5,000 €", "posso gastar 25 mil", "tenemos 9.000 €". */
function spentIn(reading: Reading, money: Amount[]): Finding[] {
  if (reading.sums.length === 0) return []
  const bare = reading.sums.filter((amount) => amount.currency === null && isSum(amount, reading))
  const matches = reading.hits.flatMap((hit) => {
    const sums = takesBare(hit) ? [...money, ...bare] : hit.kind === 'spend' || hit.kind === 'own' ? money : []
    if (sums.length === 0 || isDenied(reading, hit) || isOfAnother(reading, hit.from)) return []
    const beside = sums.find((amount) =>
      hit.kind === 'own' ? holds(reading, hit, amount) : nearby(reading, hit, amount),
    )
    return beside ? [{ ...stated(beside), beside_need: hit.kind === 'own' || hit.kind === 'pays' }] : []
  })
  const first = matches.find(({ beside_need }) => !beside_need) ?? matches[0]
  return first ? [first] : []
}

function takesBare({ kind }: Reading['hits'][number]): boolean {
  return kind === 'pays' || kind === 'cap'
}

function isMoney(amount: Amount, reading: Reading): boolean {
  if (amount.max <= 0 || amount.max >= max_amount) return false
  return amount.currency !== null || (amount.in_thousands && isSum(amount, reading) && standsAlone(amount, reading))
}

const goesOn = isOneOf('after_sum')

/** "Got 30k signed off", and not "about 30k visitors". */
function standsAlone({ from, to }: Amount, { sentence: { words } }: Reading): boolean {
  const next = words[to]
  return next === undefined || next.clause !== words[from]!.clause || goesOn(next.folded)
}

function stated(amount: Amount): Finding {
  return { signal: 'budget', met: true, from: amount.from, to: amount.to, value: amountText(amount) }
}

function isSum({ from, to, max: value }: Amount, { hits }: Reading): boolean {
  const counts = hits.some((hit) => hit.kind === 'seats' && hit.from >= to && hit.from - to <= 1)
  const is_year = value >= 2000 && value <= 2100 && to - from === 1
  return value >= min_without_currency && value < max_amount && !counts && !is_year
}

/** "up to 5,000 €", "wir können 5.000 € ausgeben" */
function nearby({ sentence: { words } }: Reading, spends: { from: number; to: number }, { from, to }: Amount): boolean {
  const between = from >= spends.to ? from - spends.to : spends.from - to
  return between <= 5 && Math.abs(words[from]!.clause - words[spends.from]!.clause) <= 1
}

const isHedge = isOneOf('hedge')

/** "We have 9,000 €", "j'ai à peu près 8 000 euros" */
function holds({ sentence: { words } }: Reading, { to }: { to: number }, { from }: Amount): boolean {
  return (
    from >= to && (from - to <= 2 || words.slice(to, Math.min(from, to + 6)).every(({ folded }) => isHedge(folded)))
  )
}
