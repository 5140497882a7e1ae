import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { evaluate, type Scrape } from './evaluate.ts'
import { type Expression, parsePromql, seconds } from './promql.ts'

export interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: 'page' | 'warn' }
  annotations: { summary: string }
}

interface Group {
  name: string
  rules: Rule[]
}

const file = new URL('../alerts.yaml', import.meta.url)
export const groups: Group[] = parse(readFileSync(file, 'utf8')).groups
export const rules: Rule[] = groups.flatMap((group) => group.rules)

const parsed = new Map<string, Expression>()

/** The alerts that fired at any moment of these scrapes: those that were true at each of them for as long as they must be. */
export function fired(scrapes: readonly Scrape[]): string[] {
  return rules.filter((rule) => hasFired(rule, scrapes)).map(({ alert }) => alert)
}

function hasFired({ expr, for: duration }: Rule, scrapes: readonly Scrape[]): boolean {
  const expression = parsed.getOrInsertComputed(expr, parsePromql)
  // Per series, since when it is true.
  let since = new Map<string, number>()
  for (const { at_s } of scrapes) {
    const value = evaluate(expression, scrapes, at_s)
    if (typeof value === 'number') throw new Error(`${expr} is a number`)
    since = new Map(value.map(({ labels }) => JSON.stringify(labels)).map((key) => [key, since.get(key) ?? at_s]))
    if ([...since.values()].some((began_s) => at_s - began_s >= seconds(duration))) return true
  }
  return false
}
