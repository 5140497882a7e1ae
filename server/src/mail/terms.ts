export const securities = ['tls', 'starttls', 'none'] as const
export type Security = (typeof securities)[number]

/** Why a mail didn't go out, as far as somebody can do something about it. */
export const mail_failures = [
  'host_not_found',
  'address_not_allowed',
  'connection_refused',
  'timeout',
  'tls_failed',
  'login_refused',
  'sender_refused',
  'relay_denied',
  'recipient_refused',
  'not_smtp',
  'server_refused',
] as const
export type MailFailure = (typeof mail_failures)[number]
