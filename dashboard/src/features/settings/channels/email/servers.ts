import type { EmailOAuthClientInput, EmailServerInput, EmailSetup, NewChannel } from '@parley/sdk'
import type { ServerDraft } from '../../email/server-fields.tsx'

export const imap_ports = { tls: 993, starttls: 143, none: 143 }

export interface Servers {
  imap: ServerDraft
  smtp: ServerDraft
}

export const unknown_servers: Servers = {
  imap: { host: '', port: 993, security: 'tls', username: '', password: '' },
  smtp: { host: '', port: 465, security: 'tls', username: '', password: '' },
}

/** What was found, in place of what was there. */
export function filledIn(before: Servers, { imap, smtp }: Pick<EmailSetup, 'imap' | 'smtp'>): Servers {
  return { imap: { ...before.imap, ...imap }, smtp: { ...before.smtp, ...smtp } }
}

/** Without a password, the stored one is kept. */
export function serverInput({ username, password, ...place }: ServerDraft): EmailServerInput {
  return { ...place, username: username || null, ...(password !== '' && { password }) }
}

/** A mailbox as people know it: one address, one password or one sign-in. */
export function mailbox(
  name: string,
  address: string,
  { password = '', oauth }: { password?: string; oauth?: EmailOAuthClientInput },
  { imap, smtp }: Servers,
): NewChannel['email'] {
  const login = (server: ServerDraft) => serverInput({ ...server, username: server.username || address, password })
  return { address, from_name: name, imap: login(imap), smtp: login(smtp), ...(oauth && { oauth }) }
}
