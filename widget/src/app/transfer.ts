import { type Api, Refusal } from './api.ts'
import type { VisitorFile } from './types.ts'

// A smaller file is sent whole, in one request. A request must arrive within 30 seconds, on a slow connection, too.
const whole_bytes = 512 * 1024
const part_bytes = { least: 64 * 1024, first: 512 * 1024, most: 4 * 1024 * 1024 }
const patience_ms = 35_000

/** A file on its way. What has arrived of it stays with the service, for a day. */
export class Transfer {
  readonly file: File
  readonly #stop = new AbortController()
  /** What the service has of it. */
  known: VisitorFile | undefined
  #part_bytes = part_bytes.first

  constructor(file: File) {
    this.file = file
  }

  get is_stopped(): boolean {
    return this.#stop.signal.aborted
  }

  get received_bytes(): number {
    return this.known?.received_bytes ?? 0
  }

  /** Gives up. What has arrived is deleted. */
  stop(api: Api): void {
    this.#stop.abort()
    if (this.known) api.deleteFile(this.known.id).catch(() => {})
  }

  /** The service has it no more, or it's another visitor's by now. */
  forget(): void {
    this.known = undefined
  }

  /** Sends what hasn't arrived yet. `onProgress` is told the bytes that are under way or there. */
  async go(api: Api, onProgress: (bytes: number) => void): Promise<VisitorFile> {
    const { file } = this
    if (file.size <= whole_bytes) return this.#sendWhole(api, onProgress)
    // It may be further than the last answer said, which may be lost.
    this.known = this.known
      ? await api.file(this.known.id)
      : await api.announce({ name: file.name.slice(0, 255), size: file.size })
    while (this.known.url === null && !this.is_stopped) await this.#sendPart(api, this.known, onProgress)
    return this.known
  }

  async #sendWhole(api: Api, onProgress: (bytes: number) => void): Promise<VisitorFile> {
    const form = new FormData()
    form.append('file', this.file, this.file.name)
    this.known = await this.#send(api, '/files', form, {}, onProgress)
    return this.known
  }

  async #sendPart(api: Api, { id, received_bytes: first }: VisitorFile, onProgress: (bytes: number) => void) {
    const { size } = this.file
    const end = Math.min(first + this.#part_bytes, size)
    const headers = {
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${first}-${end - 1}/${size}`,
    }
    const began = performance.now()
    try {
      this.known = await this.#send(api, `/files/${id}/parts`, this.file.slice(first, end), headers, (bytes) =>
        onProgress(first + bytes),
      )
    } catch (error) {
      this.#part_bytes = Math.max(part_bytes.least, this.#part_bytes / 2)
      throw error
    }
    const took_ms = performance.now() - began
    if (took_ms < 2000) this.#part_bytes = Math.min(part_bytes.most, this.#part_bytes * 2)
    if (took_ms > 12_000) this.#part_bytes = Math.max(part_bytes.least, this.#part_bytes / 2)
  }

  /** `fetch` can't tell how far an upload is. */
  #send(
    { base, token }: Api,
    path: string,
    body: Blob | FormData,
    headers: Record<string, string>,
    onProgress: (bytes: number) => void,
  ): Promise<VisitorFile> {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const fail = () => reject(new Refusal('network', 0, 'The service could not be reached.'))
      request.open('POST', base + path)
      for (const [name, value] of Object.entries({ ...headers, authorization: `Bearer ${token()}` }))
        request.setRequestHeader(name, value)
      request.timeout = patience_ms
      request.responseType = 'json'
      // A form is a little larger than its file.
      request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, this.file.size))
      request.onerror = request.ontimeout = request.onabort = fail
      request.onload = () => {
        const { status, response } = request
        if (status < 300 && response) return resolve(response)
        const { code = 'unexpected', message = '' } = response?.error ?? {}
        const wait_ms = 1000 * Number(request.getResponseHeader('retry-after') ?? 0)
        reject(new Refusal(code, response?.error ? status : 0, message, wait_ms))
      }
      this.#stop.signal.addEventListener('abort', () => request.abort())
      request.send(body)
    })
  }
}
