import type { Answer, Client } from '../service.ts'

/** Sends a file as a form, like a browser or curl. */
export function uploadFile(
  api: Client,
  content: string | Buffer,
  name: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = formWith('file', content, name)
  return api.send('POST', '/files', { body: form.body, headers: { ...form.headers, ...headers } })
}

const boundary = '----parley-test'

export function formWith(field: string, content: string | Buffer, name: string) {
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
    Buffer.from(content as string, 'latin1'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Sends the bytes of an announced file from one position to before another. */
export function uploadParts(
  api: Pick<Client, 'send'>,
  id: string,
  content: Buffer,
  from: number,
  to: number,
): Promise<Answer> {
  return api.send('POST', `/files/${id}/parts`, {
    body: content.subarray(from, to),
    headers: {
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${from}-${to - 1}/${content.length}`,
    },
  })
}
