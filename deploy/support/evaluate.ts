import type { Labels, Sample } from './exposition.ts'
import type { Expression, Matcher } from './promql.ts'

/** What all targets said at one moment, with the labels of the scrape. */
export interface Scrape {
  at_s: number
  samples: Sample[]
}

export interface Element {
  labels: Labels
  value: number
}

type Value = number | Element[]
type Selector = Extract<Expression, { kind: 'selector' }>

/** A value counts for so long. A series that the last scrape didn't have is gone at once, as in Prometheus. */
const lookback_s = 300

/** The value of an expression at a moment. Unlike Prometheus, rates aren't extrapolated to the ends of their range. */
export function evaluate(expression: Expression, scrapes: readonly Scrape[], at_s: number): Value {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'selector':
      return instant(expression, scrapes, at_s)
    case 'aggregate':
      return aggregated(expression, vector(evaluate(expression.of, scrapes, at_s)))
    case 'call':
      return called(expression, scrapes, at_s)
    case 'binary': {
      const { operator, left, right } = expression
      return combined(operator, evaluate(left, scrapes, at_s), evaluate(right, scrapes, at_s))
    }
  }
}

function instant(selector: Selector, scrapes: readonly Scrape[], at_s: number): Element[] {
  if (selector.range_s !== null) throw new Error(`${selector.name}[…] outside a function`)
  const last = scrapes.findLast((scrape) => scrape.at_s <= at_s)
  if (!last || at_s - last.at_s > lookback_s) return []
  return last.samples.filter((sample) => matches(selector, sample)).map(({ labels, value }) => ({ labels, value }))
}

function matches({ name, matchers }: Selector, sample: Sample): boolean {
  return sample.name === name && matchers.every((matcher) => meets(matcher, sample.labels[matcher.label] ?? ''))
}

function meets({ operator, value }: Matcher, text: string): boolean {
  const is_alike = operator.endsWith('~') ? new RegExp(`^(?:${value})$`).test(text) : text === value
  return operator.startsWith('!') ? !is_alike : is_alike
}

function called(
  { name, arguments: [first, second] }: Extract<Expression, { kind: 'call' }>,
  scrapes: readonly Scrape[],
  at_s: number,
): Value {
  switch (name) {
    case 'rate':
      return overRange(first!, scrapes, at_s, perSecond)
    case 'increase':
      return overRange(first!, scrapes, at_s, (points) => increaseOf(points))
    case 'min_over_time':
      return overRange(first!, scrapes, at_s, (points) => Math.min(...points.map(({ value }) => value)))
    case 'absent':
      return absent(first!, vector(evaluate(first!, scrapes, at_s)))
    case 'histogram_quantile':
      return quantiles(evaluate(first!, scrapes, at_s) as number, vector(evaluate(second!, scrapes, at_s)))
    default:
      throw new Error(`${name} isn't known here`)
  }
}

interface Point {
  at_s: number
  value: number
}

function overRange(
  selector: Expression,
  scrapes: readonly Scrape[],
  at_s: number,
  ofPoints: (points: Point[]) => number | null,
): Element[] {
  if (selector.kind !== 'selector' || selector.range_s === null) throw new Error('A range such as [5m] is missing')
  const from_s = at_s - selector.range_s
  const series = new Map<string, { labels: Labels; points: Point[] }>()
  for (const scrape of scrapes)
    if (scrape.at_s > from_s && scrape.at_s <= at_s)
      for (const sample of scrape.samples)
        if (matches(selector, sample)) {
          const key = keyOf(sample.labels)
          if (!series.has(key)) series.set(key, { labels: sample.labels, points: [] })
          series.get(key)!.points.push({ at_s: scrape.at_s, value: sample.value })
        }
  return [...series.values()].flatMap(({ labels, points }) => {
    const value = ofPoints(points)
    return value === null ? [] : [{ labels, value }]
  })
}

function perSecond(points: Point[]): number | null {
  const increase = increaseOf(points)
  return increase === null ? null : increase / (points.at(-1)!.at_s - points[0]!.at_s)
}

/** A counter that fell began anew. */
function increaseOf(points: Point[]): number | null {
  if (points.length < 2) return null
  return points
    .slice(1)
    .reduce((sum, { value }, n) => sum + (value < points[n]!.value ? value : value - points[n]!.value), 0)
}

function absent(selector: Expression, elements: Element[]): Element[] {
  if (elements.length > 0) return []
  const matchers = selector.kind === 'selector' ? selector.matchers.filter(({ operator }) => operator === '=') : []
  return [{ labels: Object.fromEntries(matchers.map(({ label, value }) => [label, value])), value: 1 }]
}

function aggregated({ name, by }: Extract<Expression, { kind: 'aggregate' }>, elements: Element[]): Element[] {
  return [...Map.groupBy(elements, ({ labels }) => keyOf(picked(labels, by))).values()].map((group) => {
    const values = group.map(({ value }) => value)
    const all = {
      sum: values.reduce((a, b) => a + b, 0),
      max: Math.max(...values),
      min: Math.min(...values),
      count: values.length,
    }
    return { labels: picked(group[0]!.labels, by), value: all[name as keyof typeof all] }
  })
}

function quantiles(share: number, buckets: Element[]): Element[] {
  const groups = Map.groupBy(buckets, ({ labels: { le: _, ...rest } }) => keyOf(rest))
  return [...groups.values()].map((group) => {
    const { le: _, ...labels } = group[0]!.labels
    const steps = group.map((one) => ({
      up_to: one.labels.le === '+Inf' ? Infinity : Number(one.labels.le),
      count: one.value,
    }))
    return {
      labels,
      value: quantile(
        share,
        steps.sort((a, b) => a.up_to - b.up_to),
      ),
    }
  })
}

function quantile(share: number, steps: { up_to: number; count: number }[]): number {
  const total = steps.at(-1)!.count
  if (!(total > 0)) return Number.NaN
  const rank = share * total
  const place = steps.findIndex(({ count }) => count >= rank)
  const [below, here] = [steps[place - 1] ?? { up_to: 0, count: 0 }, steps[place]!]
  if (here.up_to === Infinity) return below.up_to
  return below.up_to + ((here.up_to - below.up_to) * (rank - below.count)) / (here.count - below.count)
}

function combined(operator: string, left: Value, right: Value): Value {
  if (operator === 'or') return [...vector(left), ...without(vector(right), vector(left))]
  if (operator === 'unless') return without(vector(left), vector(right))
  if (operator === 'and') {
    const lone = new Set(without(vector(left), vector(right)))
    return vector(left).filter((element) => !lone.has(element))
  }
  if (typeof left === 'number' && typeof right === 'number') return computed(operator, left, right)
  const pairs = pairsOf(left, right)
  if (operator in comparisons)
    return pairs.filter(([, a, b]) => comparisons[operator]!(a, b)).map(([labels, a]) => ({ labels, value: a }))
  return pairs.map(([labels, a, b]) => ({ labels, value: computed(operator, a, b) }))
}

/** An element with the one of the same labels, or with the number. */
function pairsOf(left: Value, right: Value): [Labels, number, number][] {
  if (typeof right === 'number') return vector(left).map(({ labels, value }) => [labels, value, right])
  if (typeof left === 'number') return right.map(({ labels, value }) => [labels, left, value])
  const others = new Map(right.map(({ labels, value }) => [keyOf(labels), value]))
  return left.flatMap(({ labels, value }): [Labels, number, number][] => {
    const other = others.get(keyOf(labels))
    return other === undefined ? [] : [[labels, value, other]]
  })
}

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
}

function computed(operator: string, a: number, b: number): number {
  return { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[operator]!
}

function without(elements: Element[], others: Element[]): Element[] {
  const keys = new Set(others.map(({ labels }) => keyOf(labels)))
  return elements.filter(({ labels }) => !keys.has(keyOf(labels)))
}

function vector(value: Value): Element[] {
  if (typeof value === 'number') throw new Error('A number where series are expected')
  return value
}

function picked(labels: Labels, names: readonly string[]): Labels {
  return Object.fromEntries(names.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])))
}

function keyOf(labels: Labels): string {
  return JSON.stringify(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1)))
}
