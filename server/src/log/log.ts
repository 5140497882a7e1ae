import { type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'

/** How long a line may wait for others. */
const flush_ms = 200

/** Leaves out what was already reported: `isTold` checks the error of each line. */
export function openLog({ log_level }: Config, isTold: (error: unknown) => boolean = () => false): Logger {
  const redact = ['authorization', '*.authorization', '*.secret', '*.password']
  // Collected and written in bulk: one line at a time would cost a small request a third of its speed.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8192 })
  let is_flush_due = false
  function flushSoon(): void {
    if (is_flush_due) return
    is_flush_due = true
    setTimeout(() => {
      is_flush_due = false
      destination.flush()
    }, flush_ms).unref()
  }
  return pino(
    {
      level: log_level,
      base: undefined,
      redact,
      serializers: { err: withoutData },
      hooks: {
        logMethod(words, write) {
          const error = (words[0] as { err?: unknown } | undefined)?.err
          if (error !== undefined && isTold(error)) return
          write.apply(this, words)
          flushSoon()
        },
      },
    },
    destination,
  )
}

const max_errors = 3

/** An error as the log may contain it: PostgreSQL adds personal data in `detail` and `where`. Of several in one, the first. */
function withoutData(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return String(thrown)
  const { name, message, stack, code, constraint, table, routine } = thrown as Error & Record<string, unknown>
  const errors = thrown instanceof AggregateError ? thrown.errors.slice(0, max_errors).map(withoutData) : undefined
  return { name, message, code, constraint, table, routine, stack, errors }
}
