/** One of these anywhere: an expression over several lines. */
export function anyOf(flags: string, ...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join('|'), flags)
}
