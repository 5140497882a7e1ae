import type { Api } from './api.ts'
import { FilesResource } from './generated/resources.ts'
import type { StoredFile } from './generated/types.ts'
import { part_bytes, type UploadOptions } from './parts.ts'

/** Files, and uploading them in parts. */
export class FileUploads extends FilesResource {
  readonly #api: Api

  constructor(api: Api) {
    super(api)
    this.#api = api
  }

  /**
   * Uploads a file. It is sent in parts, and each is retried on its own. Requires the scope `files:write`.
   *
   * Errors of its own: `file_too_large`, `file_type_not_allowed`, `storage_full`.
   *
   * @example
   * const file = await parley.files.upload('receipt.pdf', await readFile('receipt.pdf'))
   * await parley.messages.send(conversation_id, { attachments: [{ file_id: file.id }] })
   */
  async upload(name: string, content: Blob | Uint8Array, options: UploadOptions = {}): Promise<StoredFile> {
    const { on_progress, idempotency_key = crypto.randomUUID(), ...rest } = options
    const size = content instanceof Uint8Array ? content.byteLength : content.size
    let file = await this.create({ name, size }, { ...rest, idempotency_key })
    while (file.url === null) {
      const [first, end] = [file.received_bytes, Math.min(file.received_bytes + part_bytes, size)]
      file = await this.#api.send<StoredFile>('POST', '/files/{file_id}/parts', {
        places: { file_id: file.id },
        part: {
          bytes: content instanceof Uint8Array ? content.subarray(first, end) : content.slice(first, end),
          range: `bytes ${first}-${end - 1}/${size}`,
        },
        options: { ...rest, idempotency_key: `${idempotency_key}-${first}` },
      })
      on_progress?.(file.received_bytes)
    }
    return file
  }
}
