import { hash } from 'node:crypto'

/** The number of rows and the sum of their hashes: independent of order, which tables don't have. */
export interface RowSum {
  rows: number
  hash: string
}

const newline = 10

/** Counts and adds rows as COPY writes them, one per line. Chunks contain whole lines. */
export function rowSum() {
  let rows = 0
  let [high, low] = [0n, 0n]
  return {
    add(chunk: Buffer): void {
      for (let from = 0; from < chunk.length; ) {
        const end = chunk.indexOf(newline, from) + 1
        if (end === 0) throw new Error('A row is cut short.')
        const digest = hash('sha256', chunk.subarray(from, end), 'buffer')
        high = BigInt.asUintN(64, high + digest.readBigUInt64BE(0))
        low = BigInt.asUintN(64, low + digest.readBigUInt64BE(8))
        rows++
        from = end
      }
    },
    total: (): RowSum => ({ rows, hash: [high, low].map((half) => half.toString(16).padStart(16, '0')).join('') }),
  }
}

export type RowSums = Record<string, RowSum>

/** An error message with the tables that differ. */
export function differences(expected: RowSums, found: RowSums): string[] {
  return Object.keys({ ...expected, ...found }).flatMap((table) => {
    const [a, b] = [expected[table], found[table]]
    if (a && b && a.rows === b.rows && a.hash === b.hash) return []
    return [
      `${table}: ${b?.rows ?? 0} rows instead of ${a?.rows ?? 0}${a?.rows === b?.rows ? ', with other content' : ''}`,
    ]
  })
}
