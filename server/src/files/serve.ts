import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from '../db/sql.ts'
import { ApiError, notFound, unavailable } from '../errors.ts'
import { isId } from '../ids.ts'
import type { Means } from '../scope.ts'
import { shown_types, unknown_type } from './content-type.ts'
import { fittingName } from './fitting-name.ts'
import type { FileStore, Piece, Range } from './store.ts'

/** A reader who takes nothing for that long is gone, and keeps no connection to the storage. */
const reader_ms = 60_000

const headers = {
  // Nothing in a file runs or loads anything, even if it's opened on its own.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Whoever has the address may show it on a page of their own.
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  'accept-ranges': 'bytes',
}

interface Served {
  name: string
  content_type: string
  size: number
  preview_size: number | null
}

type Request = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** The bytes of files, outside the API: whoever has a signed address may read them until it expires. */
export function addFiles(server: FastifyInstance, means: Pick<Means, 'database' | 'files'>): void {
  server.get('/files/:id', (request: Request, reply) => serve(means, 'original', request, reply))
  server.get('/files/:id/preview', (request: Request, reply) => serve(means, 'preview', request, reply))
}

async function serve(
  { database, files }: Pick<Means, 'database' | 'files'>,
  piece: Piece,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = request.params
  const { expires = '', signature = '' } = request.query
  if (!isId('file', id) || !files.addresses.isValid(id, piece, String(expires), String(signature)))
    throw new ApiError('resource_not_found', "This address isn't valid, or has expired.")
  const [file] = await database.read<Served>(sql`
    select name, content_type, size, preview_size from files where id = ${id} and stored_at is not null`)
  const size = piece === 'preview' ? file?.preview_size : file?.size
  if (!file || size == null) throw notFound('file')
  const tagOf = (size: number) => `"${id.slice(7)}${piece === 'preview' ? '-p' : `-${size}`}"`
  reply.headers({ ...headers, ...described(file, piece), 'cache-control': cached(file, Number(expires)) })
  reply.header('etag', tagOf(size))
  if (request.headers['if-none-match']?.includes(tagOf(size))) return reply.code(304).send()
  reply.raw.setTimeout(reader_ms)
  const range = rangeIn(request, size, tagOf(size))
  const stored = await storedPiece(files, id, piece, range)
  if (range && stored.size === size) {
    reply.code(206).headers({
      'content-range': `bytes ${range.first}-${range.last}/${size}`,
      'content-length': range.last - range.first + 1,
    })
    return reply.send(stored.bytes)
  }
  // Its picture was replaced, and that is not noted yet: what is stored now is sent, all of it.
  if (range) stored.bytes.on('error', () => {}).destroy()
  const whole = range ? await storedPiece(files, id, piece) : stored
  return reply.headers({ etag: tagOf(whole.size), 'content-length': whole.size }).send(whole.bytes)
}

async function storedPiece({ storage }: FileStore, id: string, piece: Piece, range: Range | null = null) {
  const stored = await storage.read(id, piece, range ?? undefined)
  if (!stored) throw unavailable('storage_unavailable', "The file can't be read right now. Try again shortly.")
  return stored
}

/** Only images that can't contain a program are shown. Everything else is saved, as what can't be opened as a page. */
function described({ name: given_name, content_type, preview_size }: Served, piece: Piece) {
  if (piece === 'preview') return { 'content-type': 'image/webp', 'content-disposition': 'inline' }
  const is_page = /html|xml|javascript/.test(content_type)
  const how = isShown({ content_type, preview_size }) ? 'inline' : 'attachment'
  // An earlier version stored any name, and recognized less.
  const name = content_type === unknown_type ? given_name : fittingName(given_name, content_type)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return {
    'content-type': is_page
      ? 'application/octet-stream'
      : content_type.startsWith('text/')
        ? `${content_type}; charset=utf-8`
        : content_type,
    'content-disposition': `${how}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
  }
}

/** As RFC 8187 has it. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Every picture that was decoded has a preview. */
function isShown({ content_type, preview_size }: Pick<Served, 'content_type' | 'preview_size'>): boolean {
  return shown_types.has(content_type) && preview_size !== null
}

function cached(file: Served, expires_s: number): string {
  // Once it's decoded, it is shown.
  if (shown_types.has(file.content_type) && !isShown(file)) return 'private, no-cache'
  return `private, max-age=${Math.max(0, expires_s - Math.floor(Date.now() / 1000))}, immutable`
}

/** One range. Any other, and what lies beyond the end, is ignored, as HTTP allows: the whole file is the answer. */
function rangeIn({ headers: { range, 'if-range': only_if } }: Request, size: number, tag: string): Range | null {
  const [, from, to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === undefined || (only_if !== undefined && only_if !== tag)) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : null
}
