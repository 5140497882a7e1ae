/** Picks the form of a sentence for a number, by the language's own rules, and puts the number where `#` stands. */
export function plural(language: string) {
  const rules = new Intl.PluralRules(language)
  const digits = new Intl.NumberFormat(language)
  return (n: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
    (forms[rules.select(n)] ?? forms.other).replace('#', digits.format(n))
}

/** A name inside a sentence keeps its own direction, and does not turn that of the sentence. */
export function apart(name: string): string {
  return `\u2068${name}\u2069`
}
