// Holds the embedded summaries against people's: `npm run evaluate:summaries -- FILE…`. docs/summaries.md tells the format.
import { readFileSync } from 'node:fs'
import { detectText } from '../server/src/language/detect.ts'
import type { SummaryInput, SummaryMessage } from '../server/src/language/summary/conversation.ts'
import { sentencesOf } from '../server/src/language/summary/sentences.ts'
import { summarize } from '../server/src/language/summary/summarize.ts'
import { type Measure, rouge, type Scores } from './rouge/rouge.ts'
import { tokens } from './rouge/tokens.ts'

export interface Case {
  language: string
  messages: { author: SummaryMessage['author']; text: string }[]
  status?: SummaryInput['status']
  subject?: string
  references: string[]
}

const measures: Measure[] = ['rouge1', 'rouge2', 'rougeL']
const engines = {
  embedded: (input: SummaryInput) => summarize(input).text,
  'lead-3': (input: SummaryInput) => firstSentences(input.messages, 3),
  'two sentences': (input: SummaryInput) =>
    [true, false]
      .map((customer) => input.messages.filter(({ author }) => (author === 'customer') === customer))
      .map((messages) => firstSentences(messages, 1))
      .join(' '),
}

export type Engine = keyof typeof engines
export const engineNames = Object.keys(engines) as Engine[]

if (import.meta.main) main(process.argv.slice(2))

function main(args: string[]): void {
  const files = args.filter((arg) => arg !== '--show')
  if (files.length === 0) {
    process.stderr.write('Which file? npm run evaluate:summaries -- FILE… [--show]\n')
    process.exitCode = 2
    return
  }
  const cases = files.flatMap(readCases)
  if (args.includes('--show')) for (const one of cases) show(one)
  const languages = [...new Set(cases.map(({ language }) => language))]
  process.stdout.write('language  cases  engine         mean R1   R2   RL   best R1   R2   RL\n')
  for (const language of languages)
    report(
      language,
      cases.filter((one) => one.language === language),
    )
  if (languages.length > 1) report('all', cases)
}

export function readCases(file: string | URL): Case[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Case)
}

/** F1 in percent, the mean over the references of each case and the best of them, averaged over the cases. */
export function evaluate(cases: Case[], engine: Engine): { mean: Scores; best: Scores } {
  const scored = cases.map((one) => {
    const made = tokens(engines[engine](inputOf(one)), one.language)
    return one.references.map((reference) => rouge(tokens(reference, one.language), made))
  })
  const over = (pick: (values: number[]) => number): Scores => {
    const of = (measure: Measure) => 100 * average(scored.map((scores) => pick(scores.map((score) => score[measure]))))
    return { rouge1: of('rouge1'), rouge2: of('rouge2'), rougeL: of('rougeL') }
  }
  return { mean: over(average), best: over((values) => Math.max(...values)) }
}

export function inputOf({ messages, status, subject }: Case): SummaryInput {
  return {
    messages: messages.map(({ author, text }, n) => ({
      ...{ id: `${n}`, author, name: null, content: text },
      created_at: new Date(n * 60_000).toISOString(),
    })),
    status: status ?? 'open',
    subject: subject ?? null,
  }
}

function firstSentences(messages: SummaryMessage[], count: number): string {
  const language = detectText(
    messages
      .map(({ content }) => content)
      .join(' ')
      .slice(0, 600),
  )
  const sentences = messages.flatMap((message) => sentencesOf(message, language === 'und' ? 'en' : language))
  return sentences
    .slice(0, count)
    .map(({ plain }) => plain)
    .join(' ')
}

function report(name: string, cases: Case[]): void {
  for (const engine of engineNames) {
    const { mean, best } = evaluate(cases, engine)
    const [means, bests] = [mean, best].map((scores) =>
      measures.map((measure) => scores[measure].toFixed(1).padStart(5)).join(''),
    )
    process.stdout.write(
      `${name.padEnd(8)}  ${String(cases.length).padStart(5)}  ${engine.padEnd(14)}   ${means}     ${bests}\n`,
    )
  }
}

function show(one: Case): void {
  const lines = [
    ...one.messages.map(({ author, text }) => `${author}: ${text}`),
    ...one.references.map((reference) => `    = ${reference}`),
    ...engines
      .embedded(inputOf(one))
      .split('\n')
      .map((line) => `    > ${line}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
