/** How columns are parsed: text and json stay text until needed. */
const boolean_oid = 16
const int4_oid = 23
const timestamptz_oid = 1184

const parsers = new Map<number, (text: string) => unknown>([
  [boolean_oid, (text) => text === 't'],
  [int4_oid, Number],
  [timestamptz_oid, isoTime],
])

const asText = (text: string) => text

export function typeParser(oid: number): (text: string) => unknown {
  return parsers.get(oid) ?? asText
}

/** `2026-11-20 18:14:05.1+00` → `2026-11-20T18:14:05.100Z`, without a Date: measured a third of the cost. */
function isoTime(text: string): string {
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}
