/**
 * The requests of a scenario. In path, headers and body, `{pick}` is the number of a random row, `{next}` counts through the rows,
 * and `{unique}` is a number that no other request has.
 */
export interface Requests {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** The first and the last row for `{pick}` and `{next}`. */
  rows?: [first: number, last: number]
  /** The step by which `{next}` grows. Default: 1. */
  step?: number
  status: number
}

/** Without placeholders, all requests are the same bytes and can be built once. */
export function isFixed({ path, headers, body = '' }: Requests): boolean {
  return !/\{(pick|next|unique)\}/.test(path + body + Object.values(headers).join())
}

/** Fills in the placeholders of a text. */
export function fill(text: string, numbers: { pick: string; next: string; unique: string }): string {
  return text.replace(/\{(pick|next|unique)\}/g, (_, name) => numbers[name as keyof typeof numbers])
}

/** Grows from run to run, so that the keys of new rows do, like the service's. */
export function firstUnique(): number {
  return Date.now() * 1000
}
