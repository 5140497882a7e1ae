import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, route: string, status: number, ms: number): void
  /** Counts an attempt to deliver a webhook, by how it ended. */
  attempted(outcome: string): void
  /** Counts a lead that was synced by itself to a CRM, by how it ended. */
  synced(outcome: string): void
  /** Counts a turn of the assistant, by how it ended. */
  replied(outcome: string): void
  /** A number read when somebody looks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  text(): Promise<{ type: string; body: string }>
}

export function metricsRegistry(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'parley_' })
  const requests = new Counter({
    name: 'parley_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'parley_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const attempts = new Counter({
    name: 'parley_webhook_attempts_total',
    help: 'Attempts to deliver an event to a webhook endpoint, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const syncs = new Counter({
    name: 'parley_crm_syncs_total',
    help: 'Leads synced by themselves to a CRM, by how it ended.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const replies = new Counter({
    name: 'parley_assistant_turns_total',
    help: 'Turns of the assistant, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    replied: (outcome) => replies.inc({ outcome }),
    synced: (outcome) => syncs.inc({ outcome }),
    attempted: (outcome) => attempts.inc({ outcome }),
    observe(method, route, status, ms) {
      requests.inc({ method, route, status })
      seconds.observe({ route }, ms / 1000)
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
