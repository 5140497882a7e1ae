import type { Statement } from './capture.ts'
import { digits } from './numbered-ids.ts'

/** A transaction of the limit: pgbench runs it, or our own loop where there is no pgbench. */
export interface Script {
  steps: Step[]
  /** Variables with the same value in every transaction, beside those a step sets. */
  constants: Record<string, string>
}

export type Step =
  | { set: string; random: readonly [first: string, last: string] }
  | { set: string; sum: readonly (string | number)[] }
  /** `:name` stands for a variable. With `keep`, the columns of the one row become variables of that prefix. */
  | { sql: string; keep?: string }

/** A text that stood in the captured request, and the variable that stands in its place in each transaction. */
export interface Mark {
  text: string
  variable: string
}

export interface Recipe {
  marks: Mark[]
  /** The version that the captured conversation had: what is read is what the write names. */
  version?: number
}

/** In captured requests: the place of a number that no other transaction has. It has the length of one. */
export const unique_mark = '7'.repeat(digits)

const before = 'before_'

/** Statements of one captured request as a script: what was particular to the request becomes a variable. */
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
  // Nobody read it: each transaction begins where the one before it ended.
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
  // A text that is nothing but a long number is the lock of an Idempotency-Key: another one for each.
  if (/^-?\d{15,19}$/.test(text)) return marks.find((mark) => mark.text === text)?.variable ?? ':unique'
  constants[name] = text
  return marks.reduce(
    (expression, mark) =>
      text.includes(mark.text) ? `replace(${expression}, '${mark.text}', :${mark.variable})` : expression,
    `:${name}`,
  )
}

/** Ids that the service made for this request end in the mark of what is unique: in each transaction they are others. */
function marked(text: string): string {
  return text.replace(/\b((?!svckey)(?:svc[a-z]{3}|req)_[0-7][0-9a-z]{6})([0-9a-z]{19})\b/g, (id, head, tail) =>
    // Rows of the data set have numbers for ids, and are what the request asked for.
    /^\d+$/.test(tail) ? id : head + unique_mark,
  )
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
  throw new Error(`The limit cannot be given the value ${JSON.stringify(value)}.`)
}
