import { apart, plural } from '../plural.ts'

const count = plural('en')

/** The notification center, and its settings. */
export const notifications = {
  read_all: 'Mark all as read',
  settings: 'Notification settings',
  none: 'You’re all caught up',
  none_hint: 'You’ll be told here when a conversation is assigned to you, a customer replies or someone mentions you.',
  unread: 'Unread',
  waiting: (n: number) => count(n, { one: '# customer is waiting', other: '# customers are waiting' }),
  waiting_many: (n: number) => count(n, { other: 'More than # customers are waiting' }),
  waiting_newest: (names: string) => `Newest: ${names}`,
  events: (n: number) => count(n, { one: '# event', other: '# events' }),
  /** The actor is null where it was no teammate. Alarms have words of their own. */
  says: {
    assigned: (customer: string, actor: string | null) =>
      actor === null
        ? `The conversation with ${apart(customer)} was assigned to you`
        : `${apart(actor)} assigned you the conversation with ${apart(customer)}`,
    mentioned: (_customer: string, actor: string | null) =>
      actor === null ? 'You were mentioned' : `${apart(actor)} mentioned you`,
    customer_replied: (customer: string, _actor: string | null) => `${apart(customer)} replied`,
    customer_waiting: (customer: string, _actor: string | null) => `${apart(customer)} is waiting for a reply`,
    handover_waiting: (customer: string, _actor: string | null) =>
      `${apart(customer)} was handed over and waits for a person`,
    delivery_failed: (customer: string, _actor: string | null) => `A message to ${apart(customer)} wasn’t delivered`,
  },
  lead: 'What you’re notified about, and how. You aren’t notified twice, or about what you’ve already seen.',
  saved: 'Notification settings saved',
  what: 'Notify me about',
  no_email: 'Emails go out once an administrator sets up an email server.',
  alarms: {
    says: {
      mailbox_unread: (name: string) => `The mailbox of ${apart(name)} can’t be read`,
      sending_failing: (name: string) => `Messages of ${apart(name)} can’t be sent`,
      queue_old: (name: string) => `Messages of ${apart(name)} have been waiting to be sent for more than 15 minutes`,
      mail_server_failing: (_name: string) => 'Your email server doesn’t send',
      model_failing: (name: string) => `The model ${apart(name)} doesn’t respond`,
      endpoint_failing: (name: string) => `Webhooks to ${apart(name)} fail`,
      crm_failing: (name: string) => `Leads can’t be synced to ${apart(name)}`,
      key_ends_soon: (name: string) => `The API key ${apart(name)} ends within a week`,
    },
    reasons: {
      login_refused: 'the server refuses the login',
      sender_refused: 'the server refuses the sender',
      unreachable: 'the server can’t be reached',
      no_encryption: 'no encrypted connection can be made',
      rate_limited: 'the provider’s limit is reached',
      not_stored: 'mail can’t be stored',
      disabled: 'the endpoint was disabled after days of failures',
      refused: 'the server refuses it',
    },
    sentence: (what: string, reason: string | null) => (reason === null ? `${what}.` : `${what}: ${reason}.`),
    since: (time: string) => `Since ${time}.`,
  },
  service_alarms: {
    says: {
      database_unreachable: 'Database of the service unreachable',
      disk_nearly_full: 'Disk of the service nearly full',
      backup_old: 'Backup of the service overdue',
    },
    lasts: (what: string, since: string) => `${what} since ${since}.`,
    over: (what: string, from: string, until: string) => `${what} from ${from} to ${until}. It’s over.`,
  },
  kinds: {
    assigned: 'A conversation is assigned to you',
    mentioned: 'Someone mentions you in a note',
    customer_replied: 'A customer replies to you',
    customer_waiting: 'A customer writes, and no one is assigned',
    handover_waiting: 'The assistant hands a conversation over',
    delivery_failed: 'A message isn’t delivered',
    alarm: 'Something fails that customers depend on (owners and admins)',
  },
  ways: {
    center: 'In Parley',
    push: 'Push',
    email: 'Email',
  },
  quiet: 'Quiet hours',
  quiet_hint: 'Pushes and emails wait until they end, and come in one piece.',
  quiet_on: 'Use quiet hours',
  quiet_from: 'From',
  quiet_until: 'Until',
  quiet_zone: (zone: string) => `Time zone: ${zone}`,
  quiet_save: 'Save quiet hours',
  quiet_use_zone: (zone: string) => `Use ${zone}`,
  sounds: 'Sound',
  waiting_email: 'Emails about waiting customers',
  waiting_emails: {
    away: 'Only while nobody has used the dashboard for 10 minutes, at most every 15 minutes',
    always: 'Always',
  },
  sounds_on: 'Play a sound with new notifications',
  push: 'Push in this browser',
  push_hint: 'You’re told even when no Parley tab is open.',
  push_enable: 'Turn on',
  push_disable: 'Turn off',
  push_on: 'On in this browser',
  push_denied: 'This browser blocks notifications from Parley. Allow them in its site settings, then reload the page.',
  push_unsupported:
    'This browser can’t receive pushes here. On an iPhone, add Parley to the home screen first. Parley must be served over https.',
}
