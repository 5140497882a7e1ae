import { plural } from '../plural.ts'

const count = plural('en')

export const retention = {
  title: 'Retention',
  lead: 'What Parley keeps, and how long. Days are set by whoever runs the service, for all accounts on it.',
  what: 'What',
  how_long: 'How long',
  days: (days: number) => count(days, { one: '# day', other: '# days' }),
  for_good: 'For good',
  at_once: 'Gone at once',
  off: 'Not kept',
  until_deleted: 'Until somebody deletes the contact',
  session_ends: 'Ends after 7 days without use, and after 30 days in any case',
  rows: {
    contacts: 'Contacts, their conversations, messages, summaries and leads',
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
