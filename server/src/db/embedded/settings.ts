import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/** What differs from PostgreSQL's defaults, for one small machine shared with the service. Durability stays on. */
export function serverSettings(): Record<string, string> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / megabyte
  return {
    listen_addresses: '127.0.0.1',
    max_connections: '60',
    shared_buffers: memory >= 4096 ? '256MB' : '128MB',
    effective_cache_size: `${Math.round(memory / 2)}MB`,
    max_wal_size: '2GB',
    wal_compression: 'on',
    fsync: 'on',
    synchronous_commit: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Only its own messages: the statement and values of a rejected insert are customer data and must not be logged.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '',
  }
}
