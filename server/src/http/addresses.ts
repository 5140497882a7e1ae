import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nearest } from '../config/nearest.ts'
import { ApiError } from '../errors.ts'
import { answerPreflight } from './cors.ts'

interface Address {
  readonly method: string
  /** Such as `/v1/contacts/:contact_id`. */
  readonly path: string
  readonly pattern: RegExp
}

/** Answers requests for which there is no route: with the methods that the URL has, or with what the URL may have meant. */
export function nothingHere(server: FastifyInstance) {
  const addresses: Address[] = []
  // Pages match any path below theirs and aren't operations.
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.includes('*')) addresses.push(...[method].flat().map((one) => addressOf(one, url)))
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!
    const methods = methodsOf(path, addresses)
    if (request.method === 'OPTIONS' && (methods.length > 0 || path === '*')) {
      answerPreflight(request, reply, allowed(methods))
      return reply.code(204).header('allow', allowed(methods)).send()
    }
    if (methods.length === 0)
      throw new ApiError('route_not_found', `There is nothing at this URL. ${whatWasMeant(path, addresses)}`)
    throw new ApiError('method_not_allowed', `This URL doesn't support ${request.method}. Use ${either(methods)}.`, {
      allow: allowed(methods),
    })
  }
}

function addressOf(method: string, path: string): Address {
  return { method, path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('.', '\\.')}$`) }
}

function methodsOf(path: string, addresses: readonly Address[]): string[] {
  return addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** From the routes alone: nothing is looked up, and nothing of the request is repeated. */
function whatWasMeant(path: string, addresses: readonly Address[]): string {
  if (path.endsWith('/') && methodsOf(path.slice(0, -1), addresses).length > 0) return 'Leave out the slash at the end.'
  if (path.startsWith('/v1/v1/')) return 'It has /v1 twice: the base URL already ends in it.'
  const similar = similarTo(path, addresses)
  if (similar !== undefined) return `Did you mean ${similar.replace(/:(\w+)/g, '{$1}')}?`
  return 'The API is under /v1.'
}

/** The only path with the same parts, each spelled alike. */
function similarTo(path: string, addresses: readonly Address[]): string | undefined {
  const parts = path.split('/')
  const similar = addresses.filter(({ path: known }) => {
    const known_parts = known.split('/')
    return known_parts.length === parts.length && known_parts.every((part, n) => isLike(part, parts[n]!))
  })
  const [one, ...others] = new Set(similar.map(({ path: known }) => known))
  return others.length === 0 ? one : undefined
}

function isLike(known: string, given: string): boolean {
  if (known.startsWith(':')) return given !== ''
  return known === given || nearest(given, [known]) !== undefined
}

function either(methods: readonly string[]): string {
  const [last, ...others] = [...new Set(methods.filter((method) => !['HEAD', 'OPTIONS'].includes(method)))].reverse()
  return others.length === 0 ? last! : `${others.reverse().join(', ')} or ${last}`
}

function allowed(methods: readonly string[]): string {
  const all = methods.length > 0 ? methods : ['GET', 'POST', 'PATCH', 'DELETE']
  return [...new Set([...all.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'])].join(
    ', ',
  )
}
