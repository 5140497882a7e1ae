import { enclosing, type OpenSpan, tracer } from '../log/tracing/tracer.ts'

const summaries = new Map<string, { operation: string; table: string | undefined }>()
const max_summaries = 2000

/** A span of a statement that is part of another span. Null if nothing is traced. It never says the values, nor the text. */
export function statementSpan(text: string): OpenSpan | null {
  const to = tracer()
  if (to === null) return null
  const within = enclosing()
  if (within === undefined) return null
  const { operation, table } = summaryOf(text)
  const name = table === undefined ? operation : `${operation} ${table}`
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table }
  return to.begin('client', name, attributes, within.context)
}

/** What it does to which table first. */
function summaryOf(text: string) {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const changed = /\b(insert) into ([a-z_]+)|\b(update) ([a-z_]+) (?:[a-z_]+ )?set\b|\b(delete) from ([a-z_]+)/.exec(
    text,
  )
  const [operation, table] = changed?.slice(1).filter((part) => part !== undefined) ?? [
    /[a-z]+/.exec(text)?.[0] ?? 'query',
    /\bfrom ([a-z_]+)/.exec(text)?.[1],
  ]
  const summary = { operation: operation!, table }
  if (summaries.size < max_summaries) summaries.set(text, summary)
  return summary
}
