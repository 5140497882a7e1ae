import type { ErrorCode } from '../errors.ts'
import type { Permission } from './permissions.ts'

/**
 * An operation with which its caller can act as somebody else, or have data sent elsewhere: it makes a credential or names a
 * destination. `http/powers.test.ts` derives from the routes which operations do, and fails for one that isn't in the table.
 */
export interface Power {
  readonly makes: 'credential' | 'destination'
  /** Only if the request has one of these fields, as paths. */
  readonly fields?: readonly string[]
  /** The scopes of what can be read or done with it, beyond the operation's own. `of_its_events`: those that an endpoint subscribes to. */
  readonly needs: readonly Permission[] | 'of_its_events'
  /** Its entry in the audit log. */
  readonly audited: string
  /** What bounds it: a number of them, with the error that says so; calls to the outside; or only the caller's requests. */
  readonly limit: ErrorCode | 'outside' | 'requests'
  /** Whether a user must have entered their password recently. */
  readonly fresh_password: boolean
  /**
   * When its user is deactivated. `asked`: whoever deactivates them decides. `listed`: is shown to be checked. `ended`: ends with
   * their sessions. `nothing`: nothing of it lasts.
   */
  readonly on_leaving: 'asked' | 'listed' | 'ended' | 'nothing'
}

const reads_visitors = ['contacts:read', 'messages:read'] as const
/** What is sent to a CRM, and what a CRM or webhook receiver may repeat in its response. */
export const reads_customers = ['contacts:read', 'conversations:read', 'messages:read', 'leads:read'] as const

/** Whoever has a user's role may do it. */
const by_role = [] as const
const destination = { makes: 'destination', limit: 'requests', fresh_password: true, on_leaving: 'listed' } as const
const credential = { makes: 'credential', limit: 'requests', fresh_password: true } as const
const of_connections = { ...destination, needs: reads_customers, limit: 'outside' } as const
const of_endpoints = { ...destination, needs: 'of_its_events' } as const

/**
 * Whoever is signed in on a website joins the contact with their identifier or address, and answers by email go to that address. The
 * interface specification gives this to `contacts:write` alone. So whoever joins in that way sees only what is begun afterward
 * (`channels/widget/own.ts`).
 */
const names_contacts = {
  ...destination,
  needs: [],
  audited: 'contact.identity_changed',
  fresh_password: false,
  on_leaving: 'nothing',
} as const

/** By operation. */
export const powers: Readonly<Record<string, Power>> = {
  // Whoever can sign identities is any customer, and reads their conversations through the widget.
  createIdentityKey: {
    ...credential,
    needs: reads_visitors,
    audited: 'identity_key.created',
    limit: 'identity_key_limit_reached',
    on_leaving: 'asked',
  },
  // A website that shows the widget reads along; a mailbox gets and sends what customers write.
  createChannel: {
    ...destination,
    fields: ['email', 'widget.origins'],
    needs: reads_visitors,
    audited: 'channel.created',
    limit: 'channel_limit_reached',
  },
  updateChannel: {
    ...destination,
    fields: ['email', 'widget.origins', 'widget.identity_claims'],
    needs: reads_visitors,
    audited: 'channel.updated',
  },
  // An agent types a copy's address in the middle of an answer. Whoever is named once gets later answers, too: whoever may write
  // messages may read them.
  sendMessage: {
    ...destination,
    fields: ['email.to', 'email.cc', 'email.bcc', 'email.forward'],
    needs: ['contacts:read'],
    audited: 'message.recipients_named',
    fresh_password: false,
    on_leaving: 'nothing',
  },
  updateContact: { ...names_contacts, fields: ['identifier', 'email'] },
  upsertContact: { ...names_contacts, fields: ['identifier', 'email'] },
  importContacts: { ...names_contacts, audited: 'contact.imported' },
  mergeContacts: { ...names_contacts, audited: 'contact.merged' },
  updateAssistant: {
    ...destination,
    fields: ['provider', 'base_url', 'model', 'embedding_model', 'api_key', 'redaction'],
    needs: ['contacts:read', 'conversations:read', 'messages:read', 'knowledge:read'],
    audited: 'assistant.updated',
  },
  createCrmConnection: {
    ...of_connections,
    audited: 'crm_connection.created',
    limit: 'crm_connection_limit_reached',
  },
  updateCrmConnection: {
    ...of_connections,
    fields: ['settings', 'credentials', 'mapping'],
    audited: 'crm_connection.updated',
  },
  resumeCrmConnection: {
    ...of_connections,
    audited: 'crm_connection.resumed',
    limit: 'requests',
    on_leaving: 'nothing',
  },
  backfillCrmConnection: { ...of_connections, audited: 'crm_connection.backfilled', on_leaving: 'nothing' },
  registerWebhookEndpoint: {
    ...of_endpoints,
    audited: 'webhook_endpoint.created',
    limit: 'webhook_endpoint_limit_reached',
  },
  updateWebhookEndpoint: { ...of_endpoints, fields: ['url', 'events'], audited: 'webhook_endpoint.updated' },
  // Whoever has the secret can pass for this service before the receiver, but gets nothing.
  rotateWebhookEndpointSecret: {
    ...credential,
    needs: [],
    audited: 'webhook_endpoint.secret_rotated',
    on_leaving: 'listed',
  },
  changeMailSettings: { ...destination, needs: by_role, audited: 'mail_settings.updated' },
  createApiKey: {
    ...credential,
    needs: by_role,
    audited: 'api_key.created',
    limit: 'api_key_limit_reached',
    on_leaving: 'asked',
  },
  rollApiKey: {
    ...credential,
    needs: by_role,
    audited: 'api_key.rolled',
    limit: 'api_key_limit_reached',
    on_leaving: 'asked',
  },
  createInvitation: {
    ...credential,
    needs: by_role,
    audited: 'invitation.created',
    limit: 'invitation_limit_reached',
    on_leaving: 'ended',
  },
  // One's own browser, asked for with one click. It gets what its user may read, until their session ends.
  subscribeToPush: {
    ...destination,
    needs: by_role,
    audited: 'push_subscription.created',
    fresh_password: false,
    on_leaving: 'ended',
  },
}

/** Whether a request to the operation makes use of its power. */
export function usesPower(operation: string): (body: unknown) => boolean {
  const { fields } = powers[operation]!
  return (body) => hasField(body, fields)
}

/** Whether it has one of these fields, as paths. Without any, whatever it has. */
export function hasField(body: unknown, fields: readonly string[] | undefined): boolean {
  return fields === undefined || fields.some((field) => isIn(body, field.split('.')))
}

function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
  return isIn((value as Record<string, unknown>)[name], rest)
}

/** The actions of the audit log that leave something behind which a former user could still use. */
export const lasting_actions: readonly string[] = Object.values(powers)
  .filter(({ on_leaving }) => on_leaving === 'asked' || on_leaving === 'listed')
  .map(({ audited }) => audited)
