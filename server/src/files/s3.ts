import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { bytesOf, openBucket, type S3Place } from './s3-bucket.ts'
import type { Piece, Storage } from './store.ts'

/** Files in a bucket of any S3-compatible storage. */
export function s3Storage(place: S3Place): Storage {
  const { done, read } = openBucket(place)
  const folderOf = (id: string) => `${place.prefix}${id}/`
  const keyOf = (id: string, piece: Piece) => folderOf(id) + piece

  /** A file has far fewer pieces than a page of this list. */
  async function list(prefix: string, max = 1000): Promise<string[]> {
    const page = await read(`?list-type=2&max-keys=${max}&prefix=${encodeURIComponent(prefix)}`)
    return Array.from((await text(bytesOf(page!))).matchAll(/<Key>([^<&]+)<\/Key>/g), ([, key]) => key!)
  }

  return {
    async put(id, piece, path) {
      const [{ size }, hash] = [await stat(path), await hashOf(path)]
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' }
      await done('PUT', `/${keyOf(id, piece)}`, { body: createReadStream(path), size, hash, headers })
      await rm(path, { force: true })
    },
    async read(id, piece, range) {
      const asked: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {}
      const answer = await read(`/${keyOf(id, piece)}`, asked)
      return answer && { bytes: bytesOf(answer), size: sizeIn(answer.headers) }
    },
    async remove(id, piece) {
      const keys = piece ? [keyOf(id, piece)] : await list(folderOf(id))
      for (const key of keys) await done('DELETE', `/${key}`)
    },
    async check() {
      await list(`${place.prefix}svcfil_`, 1)
    },
  }
}

function sizeIn({ 'content-range': range, 'content-length': length }: Dispatcher.ResponseData['headers']): number {
  return Number(range ? String(range).split('/')[1] : length)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
