import { plural } from '../plural.ts'

const count = plural('en')

export const retention = {
  lead: 'How long data is kept. You decide for conversations and contacts; your operator sets the rest.',
  yours: 'Conversations and contacts',
  yours_lead: (mode: string) =>
    `Applies to ${mode} data. Expired data is deleted within minutes, with everything that belongs to it.`,
  conversations: 'Resolved conversations',
  conversations_hint:
    'Counted from the last message or from resolution, whichever is later. Messages, summaries, ratings and event data are deleted too. Report numbers stay.',
  contacts: 'Contacts without conversations',
  contacts_hint:
    'Counted from when the contact was created or updated, or its last conversation was resolved. Contacts with a new, working or qualified lead are kept.',
  keep: 'Keep forever',
  delete_after: 'Delete after',
  days_label: 'days',
  kept_label: 'Legal hold label',
  kept_label_hint: 'Conversations with this label are kept, such as for a dispute or an audit.',
  saved: 'Retention saved.',
  confirm_title: 'Delete old data?',
  confirm_lead: 'These settings permanently delete, within minutes:',
  confirm_conversations: (n: number, is_minimum: boolean) =>
    count(
      n,
      is_minimum
        ? { one: 'at least # conversation', other: 'at least # conversations' }
        : { one: '# conversation', other: '# conversations' },
    ),
  confirm_contacts: (n: number, is_minimum: boolean) =>
    count(
      n,
      is_minimum
        ? { one: 'at least # contact', other: 'at least # contacts' }
        : { one: '# contact', other: '# contacts' },
    ),
  confirm_left: 'Data already sent to a CRM or to your webhooks isn’t deleted there. This can’t be undone.',
  confirm_act: 'Save and delete',
  others: 'System data',
  others_lead: 'The same for all accounts. Your operator sets these periods.',
  what: 'Data',
  how_long: 'Kept for',
  days: (days: number) => count(days, { one: '# day', other: '# days' }),
  for_good: 'Forever',
  at_once: 'Deleted immediately',
  off: 'Not kept',
  session_ends: 'Until 7 days without use, at most 30 days',
  rows: {
    deleted: 'Deleted objects, with their data in events, deliveries and search',
    events: 'Events and webhook deliveries',
    syncs: 'CRM sync log and language model calls',
    requests: 'Request log',
    answers: 'Memory of what integrations sent, so that nothing is done twice',
    sessions: 'Sign-in sessions',
    audit: 'Audit log',
    figures: 'Report figures: times and numbers, no message text',
  },
}
