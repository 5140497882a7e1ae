import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { sql } from '../../db/sql.ts'
import { ApiError, notFound } from '../../errors.ts'
import { networkLimit } from '../../http/network-limit.ts'
import { isId } from '../../ids.ts'
import { type Means, type Mode, type Scope, systemScope } from '../../scope.ts'
import { secretsPlace } from '../channel.ts'
import type { Happening, HookChannel, HookRequest } from '../hook.ts'
import { type Kind, kindOf } from '../kinds.ts'
import { inletOf } from './inlets.ts'

/** Meta saves up as much in one request. */
export const max_hook_bytes = 3 * 1024 * 1024

type Parts = Means & { config: Config }
type Called = FastifyRequest<{ Params: { channel_id: string } }>

/**
 * Where messengers call. Nobody signs in: the kind of the channel checks the signature, of the bytes as they came. What they say is
 * committed before they hear 200, and on anything else they say it again.
 */
export function addHooks(server: FastifyInstance, parts: Parts): void {
  const limits = hookLimits(parts.config)
  server.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: max_hook_bytes }, (_request, body, done) =>
      done(null, body),
    )
    own.route<{ Params: { channel_id: string } }>({
      method: ['GET', 'POST'],
      url: '/hooks/channels/:channel_id',
      exposeHeadRoute: false,
      onRequest(request, _reply, done) {
        limits.all.take(request.ip)
        done()
      },
      handler: answer,
    })
  })

  async function answer(request: Called, reply: FastifyReply): Promise<FastifyReply> {
    const channel = await findChannel(parts, request.params.channel_id)
    const receive = channel && kindOf(channel.kind).receive
    if (!receive) throw refused(request, notFound('channel'))
    const scope = { ...systemScope(parts, channel), request_id: request.id }
    const received = receive(scope, opened(scope, channel), asItCame(request))
    if ('problem' in received)
      throw refused(request, new ApiError('signature_invalid', 'The signature is missing, wrong or too old.'))
    for (const happening of received.happenings) await takeIn(scope, channel, happening)
    const { type, body } = received.reply ?? { type: 'text/plain', body: '' }
    return reply.type(`${type}; charset=utf-8`).send(body)
  }

  /** Whoever guesses hears soon that they do it too often. Whoever signs is not held up by them. */
  function refused({ ip }: Called, error: ApiError): ApiError {
    limits.refused.take(ip)
    return error
  }
}

function takeIn(scope: Scope, { id, kind }: Row, happening: Happening): Promise<unknown> {
  const inlet = inletOf(kind)
  return happening.happening === 'message'
    ? inlet.message(scope, id, happening.message)
    : inlet.status(scope, id, happening.report)
}

interface Row extends HookChannel {
  readonly kind: Kind
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
}

/** Undefined if there's none, and where its account is suspended. */
async function findChannel({ database }: Parts, id: string): Promise<Row | undefined> {
  if (!isId('channel', id)) return undefined
  const [row] = await database.read<Row>(sql`
    select channels.id, kind, environment_id, account_id, mode, settings, encode(secrets, 'hex') as secrets
    from channels join environments on environments.id = environment_id join accounts on accounts.id = account_id
    where channels.id = ${id} and deleted_at is null and suspended_at is null`)
  return row
}

function opened({ vault, environment_id }: Scope, { id, settings, secrets }: HookChannel): HookChannel {
  return { id, settings, secrets: secrets && vault.open(Buffer.from(secrets, 'hex'), secretsPlace(environment_id, id)) }
}

function asItCame({ method, headers, url, body }: FastifyRequest): HookRequest {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'))
  return { method: method as 'GET' | 'POST', headers, query, body: (body as Buffer | undefined) ?? Buffer.alloc(0) }
}

function hookLimits({ rate_limit, rate_limit_hooks, rate_limit_refused_keys }: Config) {
  const limit = (name: string, quota: number) =>
    networkLimit({ name, quota: rate_limit === 0 ? 0 : quota, burst: Math.max(1, quota) })
  return { all: limit('hooks', rate_limit_hooks), refused: limit('refused_hooks', rate_limit_refused_keys) }
}
