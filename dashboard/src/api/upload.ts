import type { StoredFile } from '@parley/sdk'
import { errorOf, type Mode, newKey, Unreachable } from './call.ts'
import { service } from './service.ts'

const part_bytes = 512 * 1024
const patience_ms = 30_000

export interface UploadProgress {
  /** Set once the service knows of the file: from then on it goes on where it stopped. */
  file_id: string
  received_bytes: number
}

/** Uploads a file in parts. After a failure, it goes on from `known`. */
export async function upload(
  mode: Mode,
  file: File,
  { known, signal, onProgress }: { known?: string; signal: AbortSignal; onProgress: (now: UploadProgress) => void },
): Promise<StoredFile> {
  let stored = known
    ? await service[mode].files.get(known, { signal })
    : await service[mode].files.create(
        { name: file.name.slice(0, 255), size: file.size },
        { signal, idempotency_key: newKey() },
      )
  onProgress({ file_id: stored.id, received_bytes: stored.received_bytes })
  while (stored.url === null) {
    stored = await sendPart(mode, file, stored, signal)
    onProgress({ file_id: stored.id, received_bytes: stored.received_bytes })
  }
  return stored
}

async function sendPart(
  mode: Mode,
  file: File,
  { id, received_bytes }: StoredFile,
  signal: AbortSignal,
): Promise<StoredFile> {
  const end = Math.min(received_bytes + part_bytes, file.size)
  const path = `/files/${id}/parts`
  let response: Response
  let text: string
  try {
    response = await fetch(`/dashboard/api/${mode}${path}`, {
      method: 'POST',
      body: file.slice(received_bytes, end),
      headers: {
        'content-type': 'application/octet-stream',
        'content-range': `bytes ${received_bytes}-${end - 1}/${file.size}`,
      },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]),
    })
    text = await response.text()
  } catch (error) {
    if (signal.aborted) throw error
    throw new Unreachable('No answer came.')
  }
  if (!response.ok) throw await errorOf(response, text, { method: 'POST', path })
  return JSON.parse(text)
}
