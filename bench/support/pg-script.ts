import type { Statement } from './capture.ts'
import { digits } from './numbered-ids.ts'

/** The limit's transaction, run by pgbench, or by the built-in loop without it. */
export interface Script {
  steps: Step[]
  /** Variables with the same value in every transaction, besides those that steps set. */
  constants: Record<string, string>
}

export type Step =
  | { set: string; random: readonly [first: string, last: string] }
  | { set: string; sum: readonly (string | number)[] }
  /** `:name` is a variable. With `keep`, the columns of the one row become variables with that prefix. */
  | { sql: string; keep?: string }

/** A text in the captured request, and the variable that replaces it in each transaction. */
export interface Mark {
  text: string
  variable: string
}

export interface Recipe {
  marks: Mark[]
  /** The version of the captured conversation. A write names the version that was read. */
  version?: number
}

/** In captured requests, the placeholder for a number that no other transaction has. As long as such a number. */
export const unique_mark = '7'.repeat(digits)

const before = 'before_'

/** The statements of a captured request as a script: what's specific to the request becomes a variable. */
export function scriptOf(statements: readonly Statement[], { marks, version }: Recipe): Script {
  const constants: Record<string, string> = {}
  const all = [...marks, { text: unique_mark, variable: 'unique' }]
  const reads_version = statements.some((statement) => isReading(statement, version))
  const steps = statements.map((statement, at): Step => {
    const sql = statement.text.replace(/\$(\d+)/g, (_, n) =>
      placeholder(statement.values[Number(n) - 1], `p${at}_${n}`, all, version, constants),
    )
    return isReading(statement, version) ? { sql, keep: before } : { sql }
  })
  const next: Step = { set: 'next_version', sum: ['before_version', 1] }
  const after_reading = steps.findIndex((step) => 'keep' in step) + 1
  if (version !== undefined) steps.splice(after_reading, 0, next)
  // No statement reads it, so each transaction continues where the previous one ended.
  if (version !== undefined && !reads_version) steps.push({ set: 'before_version', sum: ['next_version'] })
  return { steps, constants }
}

function isReading({ rows }: Statement, version: number | undefined): boolean {
  return version !== undefined && rows.length === 1 && rows[0]!.version === version
}

function placeholder(
  value: unknown,
  name: string,
  marks: readonly Mark[],
  version: number | undefined,
  constants: Record<string, string>,
): string {
  if (value === null || value === undefined) return 'null'
  if (version !== undefined && value === version) return ':before_version'
  if (version !== undefined && value === version + 1) return ':next_version'
  const text = marked(textOf(value))
  // A long number by itself is the lock of an Idempotency-Key, which is different for each request.
  if (/^-?\d{15,19}$/.test(text)) return marks.find((mark) => mark.text === text)?.variable ?? ':unique'
  constants[name] = text
  return marks.reduce(
    (expression, mark) =>
      text.includes(mark.text) ? `replace(${expression}, '${mark.text}', :${mark.variable})` : expression,
    `:${name}`,
  )
}

/** Puts the unique mark at the end of ids that the service generated for this request, so that they differ in each transaction. */
function marked(text: string): string {
  return text.replace(/\b((?!svckey)(?:svc[a-z]{3}|req)_[0-7][0-9a-z]{6})([0-9a-z]{19})\b/g, (id, head, tail) =>
    // Ids of the data set end in a number: they were requested, not generated.
    /^\d+$/.test(tail) ? id : head + unique_mark,
  )
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
  throw new Error(`The limit cannot be given the value ${JSON.stringify(value)}.`)
}
