import { request } from 'node:http'
import type { Answer } from './service.ts'

/** Sends headers exactly as given, duplicates included and without defaults, which `fetch` can't. */
export function exactRequest(
  url: string,
  { method = 'GET', headers = [], body }: { method?: string; headers?: [string, string][]; body?: string } = {},
): Promise<Answer> {
  const { host } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers: [['Host', host], ...headers].flat() }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part) => {
        text += part
      })
      incoming.on('end', () => {
        const received = new Headers()
        for (const [name, values] of Object.entries(incoming.headersDistinct))
          for (const value of values ?? []) received.append(name, value)
        resolve({ status: incoming.statusCode!, headers: received, body: text === '' ? null : JSON.parse(text) })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
