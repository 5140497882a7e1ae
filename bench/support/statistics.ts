export interface Spread {
  median: number
  min: number
  max: number
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** The smallest value that at least this share of all values don't exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

/** A bound for a median, and the value we aim for. */
export interface Bar {
  direction: 'at least' | 'at most'
  value: number
  goal?: number
}

export type Verdict = 'goal met' | 'passed' | 'MISSED'

export function judge(value: number, bar: Bar): Verdict {
  const reaches = (wanted: number) => (bar.direction === 'at least' ? value >= wanted : value <= wanted)
  if (!reaches(bar.value)) return 'MISSED'
  return bar.goal !== undefined && reaches(bar.goal) ? 'goal met' : 'passed'
}
