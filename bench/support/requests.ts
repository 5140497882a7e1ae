/**
 * The requests of a scenario. In path, headers and body `{pick}` stands for the number of a random row, `{next}` for those
 * one after the other, `{unique}` for a number that no other request has.
 */
export interface Requests {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** The first and the last row that `{pick}` and `{next}` may name. */
  rows?: [first: number, last: number]
  /** From one row to the one that `{next}` names then; 1 unless told otherwise. */
  step?: number
  status: number
}

/** Without a placeholder all requests are the same bytes, and are made once. */
export function isFixed({ path, headers, body = '' }: Requests): boolean {
  return !/\{(pick|next|unique)\}/.test(path + body + Object.values(headers).join())
}

/** How a request ends up with these numbers put in. */
export function fill(text: string, numbers: { pick: string; next: string; unique: string }): string {
  return text.replace(/\{(pick|next|unique)\}/g, (_, name) => numbers[name as keyof typeof numbers])
}

/** Numbers that grow from run to run: so the keys of new rows do, as those of the service. */
export function firstUnique(): number {
  return Date.now() * 1000
}
