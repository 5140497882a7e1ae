import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context } from '@opentelemetry/api'

/** A span that has begun. */
export interface OpenSpan {
  readonly context: Context
  is_over: boolean
  end(outcome?: { attributes?: Attributes; is_failed?: boolean }): void
}

export interface Tracer {
  /** `parent`: the context of the span it's part of, or a caller's `traceparent`. */
  begin(
    kind: 'server' | 'client' | 'internal',
    name: string,
    attributes: Attributes,
    parent?: Context | string,
  ): OpenSpan
}

let current: Tracer | null = null
let spans: AsyncLocalStorage<OpenSpan> | null = null

/** Null unless traces are exported: then nothing else of tracing runs, nor is it loaded. */
export function tracer(): Tracer | null {
  return current
}

/** One per process. */
export function useTracer(tracer: Tracer | null): void {
  current = tracer
  spans = tracer && new AsyncLocalStorage()
}

/** Runs work of which everything that begins in it becomes a part. */
export function inside<T>(span: OpenSpan, work: () => T): T {
  return spans === null ? work() : spans.run(span, work)
}

/** The span that this is a part of. None once it is over: what it started may live for long. */
export function enclosing(): OpenSpan | undefined {
  const span = spans?.getStore()
  return span?.is_over ? undefined : span
}

/** Work of the service itself. */
export async function spanned<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = current?.begin('internal', name, {})
  if (span === undefined) return work()
  try {
    const result = await inside(span, work)
    span.end()
    return result
  } catch (error) {
    // Its message may hold what somebody wrote.
    span.end({ is_failed: true, attributes: { 'error.type': (error as Error)?.constructor?.name ?? 'unknown' } })
    throw error
  }
}
