/**
 * A way of promising, as regular expressions: who promises, and what. Between `lead` and `act`, and `act` and `what`, so many words may
 * stand (`gap`; of `loose` ones letters), or none where it is not given. What is bounded so takes linear time, whatever a text holds.
 */
export interface Promising {
  lead?: string
  act?: string
  what?: string
  /** In the place of `act`: any word but these. */
  unless?: string
  /** What `act` is not, although it looks like it. */
  unless_act?: string
  gap?: number
  /** What follows an apostrophe or stands without a space counts as well. */
  glued?: boolean
  /** Within words, and in scripts that have no spaces. */
  loose?: boolean
  /** What promises by itself. */
  always?: string
}

export type PromiseTable = readonly Promising[]
