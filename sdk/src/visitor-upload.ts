import type { RequestOptions } from './api.ts'
import { ParleyError } from './errors.ts'
import type { VisitorFile } from './generated/visitor-types.ts'
import { part_bytes, type UploadOptions } from './parts.ts'
import type { request } from './request.ts'

type Send = <T>(method: string, path: string, call: Parameters<typeof request>[3]) => Promise<T>

export async function upload(send: Send, file: Blob, name: string, options: UploadOptions): Promise<VisitorFile> {
  const { on_progress, idempotency_key: _, ...rest } = options
  if (file.size <= part_bytes) return uploadWhole(send, file, name, rest)
  let stored = await send<VisitorFile>('POST', '/files', { body: { name, size: file.size }, options: rest })
  while (stored.url === null) {
    stored = await sendPart(send, file, stored, rest)
    on_progress?.(stored.received_bytes)
  }
  return stored
}

/** A part whose response was lost has arrived all the same: then the next one follows. */
async function sendPart(
  send: Send,
  file: Blob,
  { id: file_id, received_bytes: first }: VisitorFile,
  options: RequestOptions,
): Promise<VisitorFile> {
  const end = Math.min(first + part_bytes, file.size)
  const part = { bytes: file.slice(first, end), range: `bytes ${first}-${end - 1}/${file.size}` }
  const places = { file_id }
  try {
    return await send('POST', '/files/{file_id}/parts', { places, part, options })
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code !== 'file_incomplete') throw error
    const now = await send<VisitorFile>('GET', '/files/{file_id}', { places, options })
    if (now.received_bytes === first) throw error
    return now
  }
}

function uploadWhole(send: Send, file: Blob, name: string, options: RequestOptions): Promise<VisitorFile> {
  const body = new FormData()
  body.append('file', file, name)
  return send('POST', '/files', { body, options })
}
