/** Selects a sentence by the plural rules of the language, and puts the number in place of `#`. */
export function plural(language: string) {
  const rules = new Intl.PluralRules(language)
  const digits = new Intl.NumberFormat(language)
  return (n: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
    (forms[rules.select(n)] ?? forms.other).replace('#', digits.format(n))
}

/** Isolates a name within a sentence, so that its direction doesn't affect that of the sentence. */
export function apart(name: string): string {
  return `\u2068${name}\u2069`
}
