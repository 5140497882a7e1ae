import { firstIdAt, type IdKind, prefixes } from '../../server/src/ids.ts'

const made_ms = Date.UTC(2026, 0, 1)

/** All numbers have the same number of digits, so that ids sort like their numbers. */
export const first_number = 10n ** 18n
export const digits = 19

/**
 * An id that ends in a decimal number, so that a tool with random numbers but without base32 (pgbench) can address any row.
 * Digits are valid base32, so it's a valid id.
 */
export function numberedId(kind: IdKind, n: number): string {
  return beginning(kind) + numberOf(n)
}

/** What all ids of a kind start with, up to their number. */
export function beginning(kind: IdKind): string {
  return firstIdAt(kind, made_ms).slice(0, prefixes[kind].length + 1 + 26 - digits)
}

export function numberOf(n: number): string {
  return String(first_number + BigInt(n))
}
