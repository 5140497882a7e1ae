/** The whole of a folded word, or of several: one of these. Each line holds some, with `|` between them. */
export function wholly(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join('|')})$`, 'u')
}

/** One of these anywhere: an expression over several lines. */
export function anyOf(flags: string, ...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join('|'), flags)
}
