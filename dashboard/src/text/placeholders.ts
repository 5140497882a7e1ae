/** Placeholders that are replaced when a canned reply is used. */
export const placeholders = [
  'contact.name',
  'contact.first_name',
  'contact.email',
  'agent.name',
  'agent.first_name',
  'conversation.subject',
] as const
type Placeholder = (typeof placeholders)[number]

export type Known = Partial<Record<Placeholder, string | null>>

const pattern = /\{\{\s*([a-z_]+(?:\.[a-z_]+)*)\s*\}\}/gi

/** Fills in known values. The rest stays for a person to fill in. */
export function filled(content: string, known: Known): string {
  return content.replaceAll(
    pattern,
    (written, name: string) => known[name.toLowerCase() as Placeholder]?.trim() || written,
  )
}

/** Remaining placeholders in a text, each once. */
export function unfilled(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([written]) => written))]
}

/** Up to the first space: the best guess at a first name. */
export function firstName(name: string | null | undefined): string | null {
  return name?.trim().split(/\s+/)[0] || null
}
