// Counts how many of the facts that a teammate needs are in the embedded engine's summaries: `npm run evaluate:summaries -- FILE…`.
// docs/summaries.md describes the format.
import { readFileSync } from 'node:fs'
import { fold } from '../server/src/language/fold.ts'
import type { SummaryInput } from '../server/src/language/summary/conversation.ts'
import { type Summary, summarize } from '../server/src/language/summary/summarize.ts'

export interface Case {
  id: string
  language: string
  messages: { role: 'customer' | 'agent' | 'assistant'; author?: string | null; text: string }[]
  /** A summary has the fact if it contains one of these, regardless of case and accents. */
  facts: { fact: string; any_of: string[] }[]
  state: State
}

export type State = 'waiting_for_customer' | 'waiting_for_us' | 'resolved' | 'unclear'

export interface Result {
  id: string
  facts: number
  held: string[]
  missed: string[]
  characters: number
  /** The first message and the last three, verbatim: what a summary has to beat. */
  baseline: { held: number; characters: number }
  state: 'right' | 'wrong' | 'untold'
  told: State
  text: string
}

const states: Record<Summary['outcome'], State> = {
  waiting_for_customer: 'waiting_for_customer',
  waiting_for_agent: 'waiting_for_us',
  resolved: 'resolved',
  unknown: 'unclear',
}

if (import.meta.main) main(process.argv.slice(2))

function main(args: string[]): void {
  const files = args.filter((arg) => !arg.startsWith('--'))
  if (files.length === 0) {
    process.stderr.write('Which file? npm run evaluate:summaries -- FILE… [--show]\n')
    process.exitCode = 2
    return
  }
  const results = files.flatMap(readCases).map(evaluate)
  for (const result of results)
    process.stdout.write(`${line(result)}${args.includes('--show') ? details(result) : ''}\n`)
  process.stdout.write(`\n${total(results)}\n`)
}

export function readCases(file: string | URL): Case[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Case)
}

export function evaluate(one: Case): Result {
  const { text, outcome } = summarize(inputOf(one))
  const { messages, facts } = one
  const baseline = [...messages.slice(0, 1), ...messages.slice(1).slice(-3)].map(({ text }) => text).join('\n')
  const holds = (said: string) => {
    const folded = comparable(said)
    return ({ any_of }: Case['facts'][number]) => any_of.some((words) => folded.includes(comparable(words)))
  }
  const [held, missed] = [facts.filter(holds(text)), facts.filter((fact) => !holds(text)(fact))]
  const told = states[outcome]
  return {
    id: one.id,
    facts: facts.length,
    held: held.map(({ fact }) => fact),
    missed: missed.map(({ fact }) => fact),
    characters: text.length,
    baseline: { held: facts.filter(holds(baseline)).length, characters: baseline.length },
    state: told === 'unclear' ? 'untold' : told === one.state ? 'right' : 'wrong',
    told,
    text,
  }
}

export function inputOf({ messages }: Pick<Case, 'messages'>): SummaryInput {
  return {
    messages: messages.map(({ role, author, text }, n) => ({
      ...{ id: `${n}`, author: role, name: author ?? null, content: text },
      created_at: new Date(n * 60_000).toISOString(),
    })),
    status: 'open',
    subject: null,
  }
}

function comparable(text: string): string {
  return fold(text).replace(/\s+/g, ' ')
}

function line({ id, facts, held, characters, baseline, state, told }: Result): string {
  const counts = [`${held.length}/${facts}`, `${baseline.held}/${facts}`, characters, baseline.characters]
  return [id.padEnd(24), ...counts.map((count) => String(count).padStart(6)), `  ${state} (${told})`].join(' ')
}

function details({ text, missed }: Result): string {
  const indented = (lines: string[], mark: string) => lines.map((one) => `\n    ${mark} ${one}`).join('')
  return `${indented(text.split('\n'), '>')}${indented(missed, '!')}\n`
}

export function total(results: Result[]): string {
  const sum = (of: (result: Result) => number) => results.reduce((all, result) => all + of(result), 0)
  const [facts, state] = [
    sum((one) => one.facts),
    (is: Result['state']) => results.filter((one) => one.state === is).length,
  ]
  return [
    `${results.length} conversations`,
    `facts held: ${sum(({ held }) => held.length)} of ${facts} in ${sum(({ characters }) => characters)} characters`,
    `first and last three messages: ${sum(({ baseline }) => baseline.held)} of ${facts} in ${sum(({ baseline }) => baseline.characters)} characters`,
    `state: ${state('right')} right, ${state('wrong')} wrong, ${state('untold')} untold`,
  ].join('\n')
}
