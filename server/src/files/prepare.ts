import { readFile, writeFile } from 'node:fs/promises'
import { ApiError } from '../errors.ts'
import { shown_types, unknown_type } from './content-type.ts'
import type { Sharers } from './picture-queue.ts'
import { pictureOf } from './pictures.ts'
import { max_strippable_bytes, stripped } from './strip.ts'

interface Received {
  path: string
  size: number
  content_type: string
}

/** What is stored of a file. */
export interface Prepared extends Received {
  width: number | null
  height: number | null
  preview: { path: string; size: number } | null
  /** Whether it's a picture that is still to be decoded. */
  is_due: boolean
}

export interface HowPrepared {
  /** Whether pictures are decoded later: what brings them doesn't wait. */
  is_later?: true
}

/** A whole upload waits this long for its turn. Then it's stored like one that is decoded later. */
const max_wait_ms = 5000

/**
 * What a file becomes before it is stored. A picture that isn't decoded, now or ever, loses its metadata all the same, and until it is
 * decoded, it's only saved.
 */
export async function prepared(file: Received, sharers: Sharers, { is_later }: HowPrepared): Promise<Prepared> {
  const plain = { ...file, width: null, height: null, preview: null, is_due: false }
  if (!shown_types.has(file.content_type)) return plain
  const picture = is_later ? undefined : await pictureOf(file.path, file.content_type, sharers, max_wait_ms)
  if (picture) return { ...picture, content_type: file.content_type, is_due: false }
  const bytes = file.size > max_strippable_bytes ? null : stripped(await readFile(file.path), file.content_type)
  if (bytes === null)
    throw new ApiError('file_type_not_allowed', "This picture is damaged or too large, and isn't accepted.")
  const path = `${file.path}-stripped`
  await writeFile(path, bytes, { mode: 0o600 })
  const content_type = picture === null ? unknown_type : file.content_type
  return { ...plain, path, size: bytes.length, content_type, is_due: picture === undefined }
}
