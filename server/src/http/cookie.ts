import { looksLikeToken } from '../accounts/tokens.ts'

// With this prefix a browser takes the cookie from this very host over https only: no neighbour can plant one.
const secure_name = '__Host-parley_session'
const plain_name = 'parley_session'

/** The token of a session in the `Cookie` header. Over https the name without the prefix counts for nothing. */
export function tokenIn(header: string | undefined, secure: boolean): string | null {
  if (header === undefined) return null
  const wanted = `${secure ? secure_name : plain_name}=`
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted))
  const token = found?.slice(wanted.length)
  return token !== undefined && looksLikeToken(token) ? token : null
}

/** The cookie that keeps a token, or that makes the browser forget it. */
export function cookieWith(token: string | null, secure: boolean, days: number): string {
  const age = token === null ? 0 : days * 24 * 3600
  const name = secure ? secure_name : plain_name
  return `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
