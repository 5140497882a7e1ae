import type { Signal } from '../language/leads/extract.ts'
import type { Kind } from '../language/leads/vocabulary/kinds.ts'

export type Part = 'fit' | 'intent'

/** What a rule looks at: the contact's own words, or data about them. */
export type Looks = Signal | 'business_email' | 'disposable_email' | 'phone' | 'engagement'

export interface DefaultRule {
  name: string
  part: Part
  points: number
  description: string
  /** Whose phrases it uses. */
  kinds?: readonly Kind[]
}

/** The built-in rules. Their order is the order of the criteria. */
export const default_rules = [
  {
    name: 'need',
    part: 'intent',
    points: 15,
    kinds: ['ask', 'topic', 'seek', 'wish', 'acquire'],
    description: 'Asks for a price, a quote, a demo, a trial or a contract, or looks for a product.',
  },
  {
    name: 'budget',
    part: 'intent',
    points: 12,
    kinds: ['budget', 'budget_or_quote', 'spend', 'pays'],
    description: 'Names a budget or a spending limit.',
  },
  {
    name: 'authority',
    part: 'fit',
    points: 8,
    kinds: ['title', 'decider'],
    description: 'Makes decisions, according to the title in the custom attributes or the contact’s own words.',
  },
  {
    name: 'timeline',
    part: 'intent',
    points: 10,
    kinds: ['deadline', 'urgent'],
    description: 'Names a future date by which something is needed, or says that it is urgent.',
  },
  {
    name: 'seats',
    part: 'intent',
    points: 8,
    kinds: ['seats', 'team'],
    description: 'Says how many people or pieces it is for.',
  },
  {
    name: 'business_email',
    part: 'fit',
    points: 10,
    description: 'Has a work email address: neither from a free nor from a disposable email service.',
  },
  {
    name: 'disposable_email',
    part: 'fit',
    points: -20,
    description: 'Has an email address from a disposable email service.',
  },
  {
    name: 'company',
    part: 'fit',
    points: 5,
    kinds: ['company', 'org'],
    description: 'Represents a company, according to the custom attributes or the contact’s own words.',
  },
  { name: 'phone', part: 'fit', points: 5, description: 'Has a phone number.' },
  {
    name: 'competitor',
    part: 'intent',
    points: 5,
    kinds: ['rival'],
    description: 'Names a competitor (put their names into `words`) or another supplier.',
  },
  { name: 'engagement', part: 'intent', points: 3, description: 'Wrote three or more messages.' },
  {
    name: 'support_question',
    part: 'intent',
    points: -15,
    kinds: ['support_question'],
    description: 'Asks for help with something already bought.',
  },
  { name: 'job_seeker', part: 'fit', points: -25, kinds: ['job_seeker'], description: 'Is looking for a job.' },
  { name: 'vendor', part: 'fit', points: -25, kinds: ['vendor'], description: 'Wants to sell something.' },
  {
    name: 'student',
    part: 'fit',
    points: -25,
    kinds: ['student'],
    description: 'Asks for a school paper or project.',
  },
  {
    name: 'opt_out',
    part: 'intent',
    points: -30,
    kinds: ['unsubscribe'],
    description: 'Doesn’t want to be contacted.',
  },
  {
    name: 'refusal',
    part: 'intent',
    points: -30,
    kinds: ['refusal'],
    description: 'Isn’t interested, or chose someone else.',
  },
  { name: 'abuse', part: 'intent', points: -30, kinds: ['abuse'], description: 'Insults.' },
] as const satisfies readonly DefaultRule[]

export type DefaultName = (typeof default_rules)[number]['name']

export const by_name: ReadonlyMap<string, DefaultRule> = new Map(default_rules.map((rule) => [rule.name, rule]))

/** Whether custom phrases can be added. */
export function takesWords(name: string): boolean {
  const rule = by_name.get(name)
  return rule === undefined || rule.kinds !== undefined
}

/** A stand-in for a rule's custom phrases. */
export function signalOf(name: string): Signal {
  return by_name.has(name) ? (name as Signal) : `words:${name}`
}
