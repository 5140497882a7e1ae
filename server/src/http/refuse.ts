import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { BodyDrop } from './drop-body.ts'
import { failureOf } from './failures.ts'
import { sendError } from './send.ts'

/** Answers a request that failed, once its body is over. */
export function refusing(logger: Logger, drop: BodyDrop) {
  function fail(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const error = failureOf(thrown)
    if (error.status >= 500)
      logger[error.code === 'internal_error' ? 'error' : 'warn'](
        // For an outage, the original error, which the log recognizes.
        { request_id: request.id, err: error.code === 'database_unavailable' ? error : (error.cause ?? error) },
        error.message,
      )
    return sendError(error, request, reply)
  }

  /** The framework would close after each body that couldn't be read. `Upgrade` closes in any case. */
  function answer(stays_open: boolean, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (!stays_open) reply.header('connection', 'close')
    else if (request.raw.headers.upgrade === undefined) reply.removeHeader('connection')
    return fail(thrown, request, reply)
  }

  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply) =>
    drop
      .finish(request.raw, request.received_at)
      ?.then(({ stays_open }) => answer(stays_open, thrown, request, reply)) ?? answer(true, thrown, request, reply)
}
