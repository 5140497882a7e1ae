import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '../errors.ts'
import type { Route } from './route.ts'
import { bytes_type, form_type } from './upload.ts'

/** Rejects only callers that rule out our content type. A missing or odd Accept header means any. */
export function checkAccept(accept: string | undefined, answer_type: Route['answer_type']): void {
  if (accept === undefined || accept === '*/*' || accept === answer_type) return
  const ranges = accept.split(',').map((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { type: type!, quality: quality ? Number(quality.slice(2)) : 1 }
  })
  // The most specific range decides (RFC 9110, section 12.5.1).
  for (const type of [answer_type, answer_type.replace(/[^/]+$/, '*'), '*/*']) {
    const range = ranges.find((one) => one.type === type)
    if (range && range.quality > 0) return
    if (range) break
  }
  if (ranges.every((range) => range.type === '')) return
  throw new ApiError('not_acceptable', `This service responds with ${answer_type} only.`)
}

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const merge_patch = /^application\/merge-patch\+json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Without a body, any Content-Type is fine: some libraries always send one. */
export function checkContentType(method: string, headers: IncomingHttpHeaders, takes: Route['takes']): void {
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return
  const type = headers['content-type']
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new ApiError('unsupported_media_type', "Compressed bodies aren't supported. Leave Content-Encoding out.")
  const media = type?.replace(/;.*/, '').trim().toLowerCase()
  if (media === bytes_type && takes === 'part') return
  if (media === form_type && takes === 'file') return
  if (takes === 'part')
    throw new ApiError('unsupported_media_type', `The body must be ${bytes_type}.`, { accept: bytes_type })
  if (type === undefined || type === 'application/json' || json.test(type)) return
  if (method === 'PATCH' && merge_patch.test(type)) return
  throw new ApiError('unsupported_media_type', 'The body must be application/json, in UTF-8.', {
    accept: 'application/json',
  })
}
