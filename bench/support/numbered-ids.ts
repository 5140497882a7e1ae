import { firstIdAt, type IdKind, prefixes } from '../../server/src/ids.ts'

const made_ms = Date.UTC(2026, 0, 1)

/** Every number has so many digits, so that ids sort as their numbers do. */
export const first_number = 10n ** 18n
export const digits = 19

/**
 * An id that ends in a decimal number: a tool that can draw numbers but knows no base32 (pgbench) can name any row.
 * Digits are base32 too, so it is an id like any other.
 */
export function numberedId(kind: IdKind, n: number): string {
  return beginning(kind) + numberOf(n)
}

/** What all ids of a kind begin with, up to their number. */
export function beginning(kind: IdKind): string {
  return firstIdAt(kind, made_ms).slice(0, prefixes[kind].length + 1 + 26 - digits)
}

export function numberOf(n: number): string {
  return String(first_number + BigInt(n))
}
