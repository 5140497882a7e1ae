/** How many rows of each kind a data set has. */
export interface DataSet {
  contacts: number
  conversations: number
  /** Conversations of a thousand messages, besides the others. */
  long_conversations: number
}

/** How much data there is, and how long to measure. */
export interface Size {
  name: 'full' | 'quick'
  large: DataSet
  /** The baseline for growth. */
  small: DataSet
  rounds: number
  seconds: number
  /** Whether to wait for a quiet machine, and to repeat rounds that other programs disturbed. */
  patient: boolean
}

/** Messages per conversation, by tenth: more than a page in the first, exactly 20 in the second, few in the others. 10 on average. */
const lengths = [40, 20, 5, 5, 5, 5, 5, 5, 5, 5]
export const longest = Math.max(...lengths)

export function messagesIn(conversation: number, { conversations }: DataSet): number {
  return lengths[Math.floor((conversation * lengths.length) / conversations)]!
}

/** The first and last conversation of the given tenth, counted from 0. */
export function tenth(n: number, { conversations }: DataSet): [first: number, last: number] {
  return [(n * conversations) / lengths.length, ((n + 1) * conversations) / lengths.length - 1]
}

export const long_length = 1000

export const fullSize: Size = {
  name: 'full',
  large: { contacts: 1_000_000, conversations: 200_000, long_conversations: 40 },
  small: { contacts: 10_000, conversations: 2_000, long_conversations: 0 },
  rounds: 5,
  seconds: 5,
  patient: true,
}

export const quickSize: Size = {
  name: 'quick',
  large: { contacts: 20_000, conversations: 4_000, long_conversations: 8 },
  small: { contacts: 2_000, conversations: 400, long_conversations: 0 },
  rounds: 3,
  seconds: 2,
  patient: false,
}
