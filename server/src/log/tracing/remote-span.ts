import type { SpanContext } from '@opentelemetry/api'

const form = /^([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** The caller's span, from a `traceparent` of W3C Trace Context. Null if it isn't one. */
export function remoteSpan(traceparent: string): SpanContext | null {
  const [, format, traceId, spanId, flags, rest] = form.exec(traceparent.slice(0, 200)) ?? []
  // Later formats may say more at the end.
  if (format === undefined || format === 'ff' || (format === '00' && rest !== undefined)) return null
  return { traceId: traceId!, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16) & 1, isRemote: true }
}
