import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the token endpoint does with the next requests, in place of its work. */
type Mood = 'works' | 'fails' | 'redirects' | 'floods' | 'has_ended'

export interface TestIssuer extends AsyncDisposable {
  url: string
  client: { client_id: string; client_secret: string }
  mood: Mood
  lasts_s: number
  /** Whether each refresh token works once, and a second time ends all. */
  rotates: boolean
  /** How long an answer takes. */
  delay_ms: number
  /** What was asked of the token endpoint. */
  requests: Record<string, string>[]
  /** Signs in at the authorization endpoint as a browser would, and returns what it leads back with. */
  signIn(authorization_url: string): Promise<URL>
  isValid(access_token: string): boolean
  /** From now on, no access token of before works. */
  takeBack(): void
}

/** A provider of sign-ins of its own, as RFC 6749 and RFC 7636 have it. */
export async function startIssuer(): Promise<TestIssuer> {
  const client = { client_id: 'client', client_secret: `secret-${random()}` }
  const codes = new Map<string, URLSearchParams>()
  const valid = new Set<string>()
  let refresh_tokens = new Set<string>()

  const server = createServer((request, response) => {
    const url = new URL(request.url!, issuer.url)
    if (url.pathname === '/authorize') return authorize(url, response)
    token(request, response).catch(() => response.destroy())
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const code = random()
    codes.set(code, searchParams)
    const back = new URL(searchParams.get('redirect_uri')!)
    back.searchParams.set('code', code)
    back.searchParams.set('state', searchParams.get('state')!)
    response.writeHead(302, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    issuer.requests.push(form)
    const { mood } = issuer
    await new Promise((resolve) => setTimeout(resolve, issuer.delay_ms))
    if (mood === 'redirects') return void response.writeHead(307, { location: `${issuer.url}/elsewhere` }).end()
    if (mood === 'floods') return void response.end('x'.repeat(8 * 1024 * 1024))
    const [status, body] = mood === 'fails' ? [500, { error: 'server_error' }] : granted(form)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function granted(form: Record<string, string>): [number, object] {
    if (form.client_id !== client.client_id || form.client_secret !== client.client_secret)
      return [401, { error: 'invalid_client' }]
    const is_right = form.grant_type === 'authorization_code' ? isCode(form) : isRefresh(form.refresh_token!)
    if (!is_right || issuer.mood === 'has_ended')
      return [400, { error: 'invalid_grant', error_description: `AADSTS70008: ${form.refresh_token ?? form.code}` }]
    const access_token = `access-${random()}`
    valid.add(access_token)
    const claims = Buffer.from('{"email":"support@shop.example"}').toString('base64url')
    const is_new = form.grant_type === 'authorization_code' || issuer.rotates
    const refresh_token = is_new ? `refresh-${random()}` : undefined
    if (refresh_token) refresh_tokens.add(refresh_token)
    const body = { token_type: 'Bearer', access_token, refresh_token, expires_in: issuer.lasts_s }
    return [200, { ...body, id_token: `e30.${claims}.x` }]
  }

  function isCode({ code, code_verifier, redirect_uri }: Record<string, string>): boolean {
    const query = codes.get(code!)
    codes.delete(code!)
    const challenge = createHash('sha256').update(code_verifier!).digest('base64url')
    return query?.get('code_challenge') === challenge && query?.get('redirect_uri') === redirect_uri
  }

  function isRefresh(refresh_token: string): boolean {
    const is_known = refresh_tokens.has(refresh_token)
    // One that comes again was stolen: everybody's end.
    if (!is_known) refresh_tokens = new Set()
    if (issuer.rotates) refresh_tokens.delete(refresh_token)
    return is_known
  }

  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client,
    mood: 'works',
    lasts_s: 3600,
    rotates: true,
    delay_ms: 0,
    requests: [],
    async signIn(authorization_url) {
      const { headers } = await fetch(authorization_url, { redirect: 'manual' })
      return new URL(headers.get('location')!)
    },
    isValid: (access_token) => valid.has(access_token),
    takeBack: () => valid.clear(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return issuer
}

function random(): string {
  return randomBytes(16).toString('hex')
}
