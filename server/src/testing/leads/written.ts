import { readFileSync } from 'node:fs'
import type { Grade, QualificationStatus } from '../../leads/schema.ts'

/** A conversation written before the rules, and what a salesperson would decide. */
export interface Written {
  title: string
  contact: { email: string; phone_number: string | null; custom_attributes: string }
  turns: { by_customer: boolean; content: string }[]
  status: QualificationStatus
  grade: Grade
  criteria: { name: string; met: boolean | null; value: string | null; quote: string | null }[]
  never: string[]
}

/** The conversations of a file. `written/README.md` describes the format. */
export function written(file: string): Written[] {
  const text = readFileSync(new URL(`written/${file}.txt`, import.meta.url), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((one) => parsed(one.trimEnd().split('\n')))
}

function parsed([title, contact, ...lines]: string[]): Written {
  const end = lines.findIndex((line) => line.startsWith('= '))
  const [status, grade] = lines[end]!.slice(2).split(' ') as [QualificationStatus, Grade]
  const one: Written = {
    title: title!,
    contact: contactOf(contact!),
    turns: [],
    status,
    grade,
    criteria: [],
    never: [],
  }
  for (const line of lines.slice(0, end)) {
    const turn = /^([CA]): (.*)$/.exec(line)
    if (turn) one.turns.push({ by_customer: turn[1] === 'C', content: turn[2]! })
    else one.turns.at(-1)!.content += `\n${line}`
  }
  for (const line of lines.slice(end + 1)) {
    const never = /^x "(.+)"$/.exec(line)
    if (never) one.never.push(never[1]!)
    else one.criteria.push(criterionOf(line))
  }
  return one
}

const met = { '+': true, '-': false, '?': null } as const

function criterionOf(line: string): Written['criteria'][number] {
  const [, sign, name, value, quote] = /^([+?-]) (\w+)(?: \[(.+?)\])?(?:: "(.+)")?$/.exec(line)!
  return { name: name!, met: met[sign as keyof typeof met], value: value ?? null, quote: quote ?? null }
}

function contactOf(line: string): Written['contact'] {
  const of = (name: string) => new RegExp(` ${name}="(.+?)"`).exec(line)?.[1]
  const custom_attributes = JSON.stringify({ company: of('company'), title: of('title') })
  return { email: /<(.+)>/.exec(line)![1]!, phone_number: of('phone') ?? null, custom_attributes }
}
