import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { ApiError, notFound } from '../../errors.ts'
import { networkLimit } from '../../http/network-limit.ts'
import { type Means, systemScope } from '../../scope.ts'
import type { HookRequest } from '../hook.ts'
import { kindOf } from '../kinds.ts'
import { decrypted, findHookChannel } from './hook-channel.ts'
import { keepWebhook } from './queue.ts'

/** Meta saves up as much in one request. */
export const max_hook_bytes = 3 * 1024 * 1024

type Parts = Means & { config: Config }
type Called = FastifyRequest<{ Params: { channel_id: string } }>

/**
 * Where messengers call. Nobody signs in: the kind of the channel checks the signature, of the bytes as they came. What they say is
 * kept before they hear 200, and on anything else they say it again. It is taken in right after (`worker.ts`).
 */
export function addHooks(server: FastifyInstance, parts: Parts): void {
  const limits = hookLimits(parts.config)
  server.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: max_hook_bytes }, (_request, body, next) =>
      next(null, body),
    )
    own.route<{ Params: { channel_id: string } }>({
      method: ['GET', 'POST'],
      url: '/hooks/channels/:channel_id',
      exposeHeadRoute: false,
      onRequest(request, _reply, next) {
        limits.all.take(request.ip)
        next()
      },
      handler: answer,
    })
  })

  async function answer(request: Called, reply: FastifyReply): Promise<FastifyReply> {
    const channel = await findHookChannel(parts.database, request.params.channel_id)
    const webhook = channel && !channel.is_suspended && kindOf(channel.kind).webhook
    if (!webhook) throw counted(request, notFound('channel'))
    const scope = { ...systemScope(parts, channel), request_id: request.id }
    const call = asItCame(request)
    const verdict = webhook.check(decrypted(scope, channel), call)
    if ('problem' in verdict)
      throw counted(request, new ApiError('signature_invalid', 'The signature is missing, wrong or too old.'))
    if (call.method === 'POST') {
      const happenings = webhook.read(call.body)
      if (happenings.length > 0) await keepWebhook(scope, channel.id, happenings)
      scope.announce()
    }
    const { type, body } = verdict.reply ?? { type: 'text/plain', body: '' }
    return reply.type(`${type}; charset=utf-8`).send(body)
  }

  /** Refusals have a narrower limit of their own, so that guessing ends soon and doesn't hold up those who sign. */
  function counted({ ip }: Called, error: ApiError): ApiError {
    limits.refusals.take(ip)
    return error
  }
}

function asItCame({ method, headers, url, body }: FastifyRequest): HookRequest {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'))
  return { method: method as 'GET' | 'POST', headers, query, body: (body as Buffer | undefined) ?? Buffer.alloc(0) }
}

function hookLimits({ rate_limit, rate_limit_hooks, rate_limit_refused_keys }: Config) {
  const limit = (name: string, quota: number) =>
    networkLimit({ name, quota: rate_limit === 0 ? 0 : quota, burst: Math.max(1, quota) })
  return { all: limit('hooks', rate_limit_hooks), refusals: limit('refused_hooks', rate_limit_refused_keys) }
}
