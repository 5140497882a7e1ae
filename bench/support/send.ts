import { type Agent, request } from 'node:http'
import { fill, type Requests } from './requests.ts'

/** Sends one of these requests and reads its answer, which must have the status that is expected. */
export function send(
  agent: Agent,
  url: string,
  requests: Requests,
  numbers: Parameters<typeof fill>[1],
): Promise<void> {
  const { method, path, headers, body, status } = requests
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value, numbers)]))
  const bytes = body === undefined ? undefined : Buffer.from(fill(body, numbers))
  if (bytes) filled['content-length'] = String(bytes.length)
  return new Promise((resolve, reject) => {
    const outgoing = request(url + fill(path, numbers), { method, headers: filled, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === status) resolve()
        else reject(new Error(`An answer had the status ${answer.statusCode} instead of ${status}.`))
      })
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}
