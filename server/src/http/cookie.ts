import { looksLikeToken } from '../accounts/tokens.ts'

// With this prefix a browser takes the cookie from this very host over https only: no neighbour can plant one.
const secure_name = '__Host-parley_session'
const plain_name = 'parley_session'

const secure_device = '__Host-parley_device'
const plain_device = 'parley_device'

/** The token of a session in the `Cookie` header. Over https the name without the prefix counts for nothing. */
export function tokenIn(header: string | undefined, secure: boolean): string | null {
  const token = cookieNamed(header, secure ? secure_name : plain_name)
  return token !== undefined && looksLikeToken(token) ? token : null
}

/** What tells the browser from others in which somebody has signed in before. */
export function deviceIn(header: string | undefined, secure: boolean): string | null {
  return cookieNamed(header, secure ? secure_device : plain_device)?.slice(0, 500) ?? null
}

function cookieNamed(header: string | undefined, name: string): string | undefined {
  const parts = header?.split(';').map((part) => part.trim())
  return parts?.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The cookie that keeps a token, or that makes the browser forget it. */
export function cookieWith(token: string | null, secure: boolean, days: number): string {
  const age = token === null ? 0 : days * 24 * 3600
  const name = secure ? secure_name : plain_name
  return `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The cookie by which the browser is known again. No page of another site makes it come along. */
export function deviceCookieWith(device: string, secure: boolean, days: number): string {
  const name = secure ? secure_device : plain_device
  return `${name}=${device}; Path=/; Max-Age=${days * 24 * 3600}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}
