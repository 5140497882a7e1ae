import { looksLikeToken } from '../accounts/tokens.ts'

// With this prefix, browsers accept the cookie only from this host over https, so no sibling host can set it.
const secure_name = '__Host-parley_session'
const plain_name = 'parley_session'

const secure_device = '__Host-parley_device'
const plain_device = 'parley_device'

/** The session token in the `Cookie` header. Over https, the name without the prefix is ignored. */
export function tokenIn(header: string | undefined, secure: boolean): string | null {
  const token = cookieNamed(header, secure ? secure_name : plain_name)
  return token !== undefined && looksLikeToken(token) ? token : null
}

/** Identifies browsers in which someone has signed in before. */
export function deviceIn(header: string | undefined, secure: boolean): string | null {
  return cookieNamed(header, secure ? secure_device : plain_device)?.slice(0, 500) ?? null
}

function cookieNamed(header: string | undefined, name: string): string | undefined {
  const parts = header?.split(';').map((part) => part.trim())
  return parts?.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The cookie that stores a token, or deletes it. */
export function cookieWith(token: string | null, secure: boolean, days: number): string {
  const age = token === null ? 0 : days * 24 * 3600
  const name = secure ? secure_name : plain_name
  return `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The cookie that identifies a browser. It's never sent from pages of other sites. */
export function deviceCookieWith(device: string, secure: boolean, days: number): string {
  const name = secure ? secure_device : plain_device
  return `${name}=${device}; Path=/; Max-Age=${days * 24 * 3600}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}
