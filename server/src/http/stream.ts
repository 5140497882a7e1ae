import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventStreams } from '../events/streams/streams.ts'
import type { Opening } from './answer.ts'

export type Streaming = (opening: Opening, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** A response that continues for as long as someone listens. It's logged when it opens, not when it ends. */
export function streaming(
  streams: Pick<EventStreams, 'requireRoom' | 'open'>,
  opened: (request: FastifyRequest, reply: FastifyReply) => void,
): Streaming {
  return ({ subscription }, request, reply) => {
    streams.requireRoom(subscription)
    const { raw: response } = reply.hijack()
    // No Content-Length and no chunks: the stream ends with its connection and needs no framing.
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers })
    if (request.method === 'HEAD') {
      response.end()
    } else {
      streams.open(subscription, response)
      opened(request, reply)
    }
    return reply
  }
}

const headers = {
  'content-type': 'text/event-stream',
  // Proxies that compress or buffer would hold events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}
