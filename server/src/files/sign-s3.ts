import { createHash, createHmac } from 'node:crypto'

export interface S3Credentials {
  region: string
  access_key_id: string
  secret_access_key: string
}

/** The hash of an empty body. */
export const no_body = hashOf('')

/** The headers of a request, with its signature: AWS Signature Version 4, for the service `s3`. */
export function signed(
  { region, access_key_id, secret_access_key }: S3Credentials,
  { method, url, headers }: { method: string; url: URL; headers: Record<string, string> },
  body_hash: string,
  now = new Date(),
): Record<string, string> & { authorization: string } {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const all = { ...headers, host: url.host, 'x-amz-content-sha256': body_hash, 'x-amz-date': time }
  const names = Object.keys(all).sort()
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    Array.from(url.searchParams, ([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${all[name as keyof typeof all].trim()}`),
    '',
    names.join(';'),
    body_hash,
  ].join('\n')
  const place = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret_access_key}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, place, hashOf(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${access_key_id}/${place},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...all, authorization }
}

/** RFC 3986: what `encodeURIComponent` leaves, and S3 doesn't. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
