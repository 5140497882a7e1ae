/** Sentences, with a bar between. */
export function listed(text: string): string[] {
  return text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
