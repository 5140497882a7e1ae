import { setTimeout as pause } from 'node:timers/promises'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Config } from '../../config/config.ts'
import { version } from '../../config/version.ts'
import { remoteSpan } from './remote-span.ts'
import { type OpenSpan, type Tracer, useTracer } from './tracer.ts'

type Settings = Pick<Config, 'otel_exporter_otlp_endpoint' | 'otel_exporter_otlp_headers' | 'otel_service_name'>
type Stop = () => Promise<void>

const answer_ms = 5000
const last_export_ms = 2000
/** About 2 MB. What comes while it's full is dropped. */
const max_waiting = 4096

/** Exports traces if the operator set where to. `failed`: once, until an export succeeds again. */
export async function openTracing(settings: Settings, failed: (error: unknown) => void): Promise<Stop> {
  const { otel_exporter_otlp_endpoint: endpoint, otel_exporter_otlp_headers: headers } = settings
  if (endpoint === '') return async () => {}
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: answer_ms,
    concurrencyLimit: 2,
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.otel_service_name, 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: watched(exporter, failed),
        maxQueueSize: max_waiting,
        scheduledDelayMillis: 1000,
        exportTimeoutMillis: answer_ms,
      }),
    ],
  })
  useTracer(tracerOf(api, provider.getTracer('parley', version)))
  return async () => {
    useTracer(null)
    await Promise.race([provider.shutdown().catch(failed), pause(last_export_ms, undefined, { ref: false })])
  }
}

function tracerOf(
  { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode }: typeof import('@opentelemetry/api'),
  tracer: import('@opentelemetry/api').Tracer,
): Tracer {
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
  function parentOf(parent: Parameters<Tracer['begin']>[3]) {
    if (typeof parent !== 'string') return parent ?? ROOT_CONTEXT
    const remote = remoteSpan(parent)
    return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote)
  }
  return {
    begin(kind, name, attributes, parent) {
      const from = parentOf(parent)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, from)
      const open: OpenSpan = {
        context: trace.setSpan(from, span),
        is_over: false,
        end({ attributes = {}, is_failed = false } = {}) {
          if (open.is_over) return
          open.is_over = true
          span.setAttributes(attributes)
          if (is_failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
      return open
    },
  }
}

/** Reports the first of several failures. Never the headers, which hold a secret. */
function watched(exporter: SpanExporter, failed: (error: unknown) => void): SpanExporter {
  let is_failing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const has_failed = result.error !== undefined || result.code !== 0
        if (has_failed && !is_failing) failed(result.error)
        is_failing = has_failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, ...value] = pair.split('=')
      return [name!, decodeURIComponent(value.join('='))]
    }),
  )
}
