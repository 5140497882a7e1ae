/** As shown in a field: text as it is, anything else as JSON. Text that looks like JSON is quoted. */
export function attributeText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  return typeof attributeValue(value) === 'string' && attributeValue(value) === value ? value : JSON.stringify(value)
}

/** The value someone means by what they typed. */
export function attributeValue(text: string): unknown {
  const bare = text.trim()
  if (!/^(?:-?\d|["{[]|true$|false$)/.test(bare)) return text
  try {
    return JSON.parse(bare)
  } catch {
    return text
  }
}
