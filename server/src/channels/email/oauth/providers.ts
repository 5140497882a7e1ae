/** Whose sign-in it is: of a provider whose endpoints are known, or of another. */
export const oauth_providers = ['microsoft', 'google', 'other'] as const
export type OAuthProvider = (typeof oauth_providers)[number]

export interface Endpoints {
  readonly authorization_url: string
  readonly token_url: string
  readonly scopes: readonly string[]
}

/**
 * Microsoft's are of https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow and
 * https://learn.microsoft.com/en-us/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth.
 */
function microsoft(tenant: string): Endpoints {
  const base = `https://login.microsoftonline.com/${tenant}/oauth2/v2.0`
  return {
    authorization_url: `${base}/authorize`,
    token_url: `${base}/token`,
    scopes: [
      'openid',
      'email',
      'offline_access',
      'https://outlook.office.com/IMAP.AccessAsUser.All',
      'https://outlook.office.com/SMTP.Send',
    ],
  }
}

/**
 * Of https://developers.google.com/identity/protocols/oauth2/web-server and
 * https://developers.google.com/workspace/gmail/imap/xoauth2-protocol.
 */
const google: Endpoints = {
  authorization_url: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_url: 'https://oauth2.googleapis.com/token',
  scopes: ['openid', 'email', 'https://mail.google.com/'],
}

/** Null: they have to be named. */
export function endpointsOf(provider: OAuthProvider, tenant: string | null): Endpoints | null {
  if (provider === 'other') return null
  return provider === 'google' ? google : microsoft(tenant ?? 'common')
}

/** What a provider needs to be told so that a consent lasts: Google gives a refresh token only then. */
export function lastingConsent(provider: OAuthProvider): Record<string, string> {
  return provider === 'google' ? { access_type: 'offline', prompt: 'consent' } : {}
}
