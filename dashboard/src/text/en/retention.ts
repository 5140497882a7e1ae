import { plural } from '../plural.ts'

const count = plural('en')

export const retention = {
  lead: 'How long what is kept. Conversations and contacts are up to you; the rest is set by whoever runs the service.',
  yours: 'Conversations and contacts',
  yours_lead: (mode: string) =>
    `Applies to this data: ${mode}. What is due is deleted within minutes, with everything that hangs on it.`,
  conversations: 'Resolved conversations',
  conversations_hint:
    'Counted from the last message, or from when it was resolved if that was later. Messages, summaries and ratings go with it, and what events told of it. Reports keep their numbers.',
  contacts: 'Contacts without conversations',
  contacts_hint:
    'Counted from when the contact was made or changed, or its last conversation ended. Contacts stay while their lead is new, in progress or qualified.',
  keep: 'Keep for ever',
  delete_after: 'Delete after',
  days_label: 'days',
  kept_label: 'Label that keeps a conversation',
  kept_label_hint: 'Conversations with this label are never deleted by age: for a dispute or an audit.',
  saved: 'The retention is saved.',
  confirm_title: 'Delete what is too old?',
  confirm_lead: 'With these settings, this goes within the next minutes and for good:',
  confirm_conversations: (n: number, at_least: boolean) =>
    count(
      n,
      at_least
        ? { one: 'at least # conversation', other: 'at least # conversations' }
        : { one: '# conversation', other: '# conversations' },
    ),
  confirm_contacts: (n: number, at_least: boolean) =>
    count(
      n,
      at_least
        ? { one: 'at least # contact', other: 'at least # contacts' }
        : { one: '# contact', other: '# contacts' },
    ),
  confirm_left: 'What was passed on to a CRM or to programs of yours stays there. This cannot be undone.',
  confirm_act: 'Save and delete',
  others: 'The rest',
  others_lead: 'The same for all accounts of this service. Days are set by whoever runs it.',
  what: 'What',
  how_long: 'How long',
  days: (days: number) => count(days, { one: '# day', other: '# days' }),
  for_good: 'For good',
  at_once: 'Gone at once',
  off: 'Not kept',
  session_ends: 'Ends after 7 days without use, and after 30 days in any case',
  rows: {
    deleted: 'What was deleted, and what events, deliveries and search told of it',
    events: 'Events, and the deliveries of webhooks',
    syncs: 'The journal of syncs with CRMs, and calls of language models',
    requests: 'The request log',
    answers: 'Answers to repeated requests (Idempotency-Key)',
    sessions: 'Sessions of people',
    audit: 'The audit log',
    figures: 'The figures of reports: times and numbers, no words of anybody',
  },
}
