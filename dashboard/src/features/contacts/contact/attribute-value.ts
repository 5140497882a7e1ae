/** As it stands in a field: text bare, anything else as JSON; text that would be taken for JSON in quotes. */
export function attributeText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  return typeof attributeValue(value) === 'string' && attributeValue(value) === value ? value : JSON.stringify(value)
}

/** What somebody means by what they typed. */
export function attributeValue(text: string): unknown {
  const bare = text.trim()
  if (!/^(?:-?\d|["{[]|true$|false$)/.test(bare)) return text
  try {
    return JSON.parse(bare)
  } catch {
    return text
  }
}
