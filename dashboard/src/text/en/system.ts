import { plural } from '../plural.ts'

const count = plural('en')

/** Whether everything works, for owners. */
export const system = {
  lead: 'Whether everything your account depends on works. Updates every 30 seconds.',
  works: 'Everything works',
  problems: (n: number) => count(n, { one: '# problem', other: '# problems' }),
  alarms: 'Alarms',
  alarms_none: 'Nothing in your account is failing.',
  go: (place: string) => `Go to ${place}`,
  since: 'Since',
  until: 'Ended',
  past: 'Past alarms',
  past_lead: 'The last 20 that ended.',
  past_none: 'No alarms yet.',
  service: 'Service',
  service_lead: (mode: string) =>
    `Queues hold ${mode} data of your account. Database, disk, backups and the event log serve all accounts.`,
  ask: 'Ask your operator to run parley doctor on the server.',
  states: { ok: 'OK', problem: 'Needs attention', unknown: 'Unknown' },
  checks: {
    database: 'Database',
    disk: 'Disk',
    backup: 'Backup',
    events: 'Event log',
    outgoing: 'Messages to customers',
    mail: 'Emails from Parley',
    push: 'Push notifications',
    webhooks: 'Webhooks',
    crm: 'CRM sync',
    search: 'Search',
  },
  responds: 'Responds',
  full: 'The disk is full. Nothing can be saved.',
  free: (size: string) => `${size} free`,
  not_known: 'Not known',
  last: (ago: string) => `Last backup: ${ago}`,
  no_backup: 'No backup was made with parley backup.',
  idle: 'Nothing is waiting',
  on_time: 'Nothing is overdue',
  up_to_date: 'Up to date',
  behind: (time: string) => `Behind by ${time}`,
  waiting: (time: string) => `The oldest has been waiting for ${time}`,
  overdue: (n: number) => count(n, { one: '# overdue', other: '# overdue' }),
  version: (version: string) => `Parley ${version}`,
}
