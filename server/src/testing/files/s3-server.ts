import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type S3Credentials, signed } from '../../files/sign-s3.ts'

export interface S3Server extends AsyncDisposable {
  endpoint: string
  /** By key. */
  objects: Map<string, Buffer>
  /** Answers every request with this status, as a storage that fails. */
  fails: number | null
}

export const s3_credentials: S3Credentials = {
  region: 'eu-test-1',
  access_key_id: 'AKIATEST',
  secret_access_key: 'a/secret+key',
}

/**
 * A storage that understands as much of S3 as the service uses, and checks every signature as it arrived. That signatures are what
 * S3 wants is checked by the examples of its documentation (`sign-s3.test.ts`).
 */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const http = createServer((request, response) => void serve(request, response))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server: S3Server = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    objects,
    fails: null,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
  return server

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url!, `http://${request.headers.host}`)
    if (server.fails !== null) return void response.writeHead(server.fails).end('<Error><Code>SlowDown</Code></Error>')
    if (!isSigned(request, url, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (!url.pathname.startsWith(`/${bucket}`)) return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2))
    if (key === '') return list(url, response)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return void response.writeHead(200, { 'content-length': object.length }).end(object)
    if (Number(first) >= object.length) return refuse(response, 416, 'InvalidRange')
    const part = object.subarray(Number(first), Number(last) + 1)
    response.writeHead(206, { 'content-range': `bytes ${first}-${last}/${object.length}` }).end(part)
  }

  function list(url: URL, response: ServerResponse): void {
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix')!))
    const contents = keys
      .slice(0, Number(url.searchParams.get('max-keys')))
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`)
  }
}

function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const {
    authorization = '',
    'x-amz-date': time,
    'x-amz-content-sha256': hash,
  } = request.headers as Record<string, string>
  if (createHash('sha256').update(body).digest('hex') !== hash) return false
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const given = names.filter((name) => name !== 'host' && !/^x-amz-(date|content-sha256)$/.test(name))
  const headers = Object.fromEntries(given.map((name) => [name, String(request.headers[name])]))
  const at = new Date(`${time}`.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  return signed(s3_credentials, { method: request.method!, url, headers }, hash!, at).authorization === authorization
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}
