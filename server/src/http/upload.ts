import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ApiError, invalid } from '../errors.ts'

/** Bytes of a request, in a local file that is deleted when the request is over. */
export interface Upload {
  readonly name: string
  readonly path: string
  readonly size: number
  readonly sha256: string
  /** For a part of a larger file: where it begins, and the size of the whole. */
  readonly first_byte: number
  readonly whole: number
}

export interface Place {
  readonly incoming: string
  readonly max_bytes: number
  /** Throws if the disk has no room for this many bytes more. */
  requireRoom(bytes: number): Promise<void>
}

export const form_type = 'multipart/form-data'
export const bytes_type = 'application/octet-stream'

/** Bodies are checked against a schema, unless they were received as a file. JSON can't be taken for one. */
const uploads = new WeakSet<object>()

export function isUpload(body: unknown): body is Upload {
  return typeof body === 'object' && body !== null && uploads.has(body)
}

export function discard({ path }: Upload): Promise<void> {
  return rm(path, { force: true })
}

/** The same upload, sent again, has the same. */
export function contentOf({ name, size, sha256, first_byte, whole }: Upload): unknown {
  return { name, size, sha256, first_byte, whole }
}

// Of a form besides its file: boundaries and headers.
const max_around = 64 * 1024

/** The one file of a form, in the field `file`. */
export async function receiveForm(body: Readable, headers: IncomingHttpHeaders, place: Place): Promise<Upload> {
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > place.max_bytes + max_around) throw tooLarge(place)
  await place.requireRoom(announced)
  const form = parserOf(headers)
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  let receiving: Promise<Upload> | undefined
  let arriving: Readable | undefined
  form.on('error', () => failed.reject(invalidForm()))
  form.on('field', (name: string) => failed.reject(unknownField(name)))
  form.on('file', (field: string, bytes: Readable, name: string | undefined) => {
    if (field !== 'file' || receiving) {
      bytes.resume()
      return failed.reject(unknownField(field))
    }
    arriving = bytes
    // Also when it ends early, before anyone reads it.
    bytes.on('error', () => failed.reject(invalidForm()))
    receiving = receive(bytes, place, { name: name ?? '', max: place.max_bytes, too_long: () => tooLarge(place) })
    receiving.catch(failed.reject)
  })
  try {
    await Promise.race([feed(body, form, place), failed.promise])
    if (!receiving) throw invalid('file', 'is required.', 'parameter_missing')
    return await Promise.race([receiving, failed.promise])
  } catch (error) {
    // Otherwise, what writes it to disk would wait for the rest forever.
    arriving?.destroy(error as Error)
    form.destroy()
    receiving?.then(discard, () => {})
    throw error
  }
}

/** Bytes that `Content-Range` places within a larger file. */
export async function receivePart(body: Readable, headers: IncomingHttpHeaders, place: Place): Promise<Upload> {
  const range = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(String(headers['content-range'] ?? ''))
  const [first_byte, last, whole] = (range ?? []).slice(1).map(Number) as [number, number, number]
  if (!range || last < first_byte || last >= whole)
    throw invalid('Content-Range', 'must say which bytes of how many these are, such as `bytes 0-1048575/5000000`.')
  if (whole > place.max_bytes) throw tooLarge(place)
  const wanted = last - first_byte + 1
  await place.requireRoom(wanted)
  const wrong = () =>
    new ApiError('file_incomplete', `Content-Range announces ${wanted} bytes, and the body has other.`)
  const upload = await receive(body, place, { name: '', max: wanted, too_long: wrong, first_byte, whole })
  if (upload.size === wanted) return upload
  await discard(upload)
  throw wrong()
}

function parserOf(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type']! },
      limits: { files: 2, fields: 1, parts: 3, headerPairs: 50 },
    })
  } catch {
    throw new ApiError('malformed_request', 'The Content-Type of the form must have a valid `boundary`.')
  }
}

/** Not a pipeline: that would close the connection on a failure, before anyone was told of it. */
async function feed(body: Readable, form: BusboyInstance, place: Place): Promise<void> {
  const over = once(form, 'finish')
  over.catch(() => {})
  let fed = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    fed += chunk.length
    if (fed > place.max_bytes + max_around) throw tooLarge(place)
    if (form.destroyed) return
    if (!form.write(chunk)) await once(form, 'drain')
  }
  form.end()
  await over
}

interface Receiving {
  name: string
  max: number
  too_long: () => ApiError
  first_byte?: number
  whole?: number
}

const check_every_bytes = 4 * 1024 * 1024

/** With bounded memory: each chunk is on disk before the next is taken. */
async function receive(bytes: Readable, place: Place, wanted: Receiving): Promise<Upload> {
  const { name, max, too_long, first_byte = 0, whole } = wanted
  await mkdir(place.incoming, { recursive: true, mode: 0o700 })
  const path = join(place.incoming, randomUUID())
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  let checked = 0
  try {
    for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > max) throw too_long()
      // Others arrive at the same time.
      if (size - checked > check_every_bytes) {
        await place.requireRoom(0)
        checked = size
      }
      hash.update(chunk)
      await file.appendFile(chunk)
    }
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
  const upload = { name, path, size, sha256: hash.digest('hex'), first_byte, whole: whole ?? size }
  uploads.add(upload)
  return upload
}

function tooLarge({ max_bytes }: Place): ApiError {
  return new ApiError('file_too_large', `The file is larger than ${max_bytes / 1024 / 1024} MiB.`)
}

function invalidForm(): ApiError {
  return new ApiError('malformed_request', "The form is incomplete or isn't valid.")
}

function unknownField(name: string): ApiError {
  return invalid(name, "isn't a field of this form. Send one file, in the field `file`.", 'parameter_unknown')
}
