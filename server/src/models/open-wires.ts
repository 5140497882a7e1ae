import { connectionsTo, openWire, type Wire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import type { Model, reachOf } from './model.ts'

// A customer's question must be embedded within 300 ms. Opening a TLS connection may take all of that.
const idle_ms = 60_000
const max_kept = 200

const idle_wires = new Map<string, { wire: Wire; idle: NodeJS.Timeout }>()

/** Connections to a model's server that stay open between calls. Each address is checked when connecting. Changed settings open new ones. */
export function wireTo({ environment_id, mode }: Scope, model: Model, reach: ReturnType<typeof reachOf>): Wire {
  const { own_version, base_url } = model
  const name = JSON.stringify([own_version === null ? 0 : environment_id, own_version, mode, base_url.href])
  const known = idle_wires.get(name)
  if (known) {
    known.idle.refresh()
    return known.wire
  }
  const [oldest] = idle_wires.keys()
  if (oldest !== undefined && idle_wires.size >= max_kept) end(oldest)
  const wire = openWire((url) => connectionsTo(url, { mode, ...reach }))
  idle_wires.set(name, { wire, idle: setTimeout(() => end(name), idle_ms).unref() })
  return wire
}

function end(name: string): void {
  const { wire, idle } = idle_wires.get(name)!
  clearTimeout(idle)
  idle_wires.delete(name)
  void wire.close()
}
