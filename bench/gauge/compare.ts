import { type Counter, counters, type Figures, isBytes, type Rows } from './figures.ts'

/** A figure that isn't what was committed. */
export interface Change {
  name: string
  counter: Counter
  /** Undefined where it wasn't counted. */
  committed: number | undefined
  now: number | undefined
}

export interface Comparison {
  grown: Change[]
  shrunk: Change[]
  /** Counted in only one of the two. */
  unmatched: Change[]
}

const tolerance = 0.05

/** A figure next to nothing doubles by chance. */
const min_change = 0.05
const min_bytes = 8

export function compare(committed: Figures, now: Figures): Comparison {
  const changes = [...changesOf(committed.requests, now.requests), ...changesOf(committed.following, now.following)]
  return {
    grown: changes.filter(({ committed, now }) => isNumber(committed) && isNumber(now) && now > committed),
    shrunk: changes.filter(({ committed, now }) => isNumber(committed) && isNumber(now) && now < committed),
    unmatched: changes.filter(({ committed, now }) => !isNumber(committed) || !isNumber(now)),
  }
}

function changesOf(committed: Rows, now: Rows): Change[] {
  const names = Object.keys({ ...committed, ...now })
  return names.flatMap((name) =>
    (Object.keys(counters) as Counter[])
      .map((counter) => ({ name, counter, committed: committed[name]?.[counter], now: now[name]?.[counter] }))
      .filter(differs),
  )
}

function differs({ counter, committed, now }: Change): boolean {
  if (committed === undefined || now === undefined) return committed !== now
  const difference = Math.abs(now - committed)
  return difference > tolerance * committed && difference > (isBytes(counter) ? min_bytes : min_change)
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined
}

const write = 'npm run bench:gauge -- --write'

/** What makes the gauge fail, and what to do about it. Empty if nothing does. */
export function failure({ grown, unmatched }: Comparison): string {
  const parts: string[] = []
  if (grown.length > 0)
    parts.push(
      `These cost over 5 % more than the figures in bench/gauge.json:\n${lines(grown)}\n` +
        'Make them smaller: "npm run bench:gauge -- --statements" lists the SQL behind each figure. If they are worth their cost, ' +
        `write the new figures with "${write}", and add a line to CHANGELOG.md that says what costs more and why.`,
    )
  if (unmatched.length > 0)
    parts.push(
      `These are only in bench/gauge.json, or only measured:\n${lines(unmatched)}\nWrite the new figures with "${write}".`,
    )
  return parts.join('\n\n')
}

/** What could be tightened. Empty if nothing can. */
export function advice({ shrunk }: Comparison): string {
  if (shrunk.length === 0) return ''
  return `These cost over 5 % less than the figures in bench/gauge.json:\n${lines(shrunk)}\nTo keep it so, write the new figures with "${write}".`
}

function lines(changes: Change[]): string {
  return changes.map((change) => `  ${line(change)}`).join('\n')
}

function line({ name, counter, committed, now }: Change): string {
  const what = `${name}: ${counters[counter]}`
  if (committed === undefined) return `${what} ${shown(now!)}, not in the file`
  if (now === undefined) return `${what} ${shown(committed)} in the file, not measured`
  return `${what} ${shown(committed)} → ${shown(now)}${committed === 0 ? '' : ` (${percent(now / committed - 1)})`}`
}

function percent(share: number): string {
  return `${share > 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(1)} %`
}

export function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}
