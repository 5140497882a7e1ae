import { constant, define, input, nullable, oneOf, optional, type Static, Type } from '../schema.ts'

export const check_names = [
  'database',
  'disk',
  'backup',
  'events',
  'outgoing',
  'mail',
  'push',
  'webhooks',
  'crm',
  'search',
] as const

const Check = Type.Object({
  name: oneOf(check_names, {
    description: [
      '`database`, `disk`, `backup` and `events` (the queue of the event log) are the same for all accounts.',
      'The others are queues of your account: messages of channels (`outgoing`), emails of Parley itself (`mail`), notifications in browsers (`push`),',
      'webhook deliveries, syncs to a CRM, and changes that search does not know yet. More values may be added.',
    ].join(' '),
  }),
  state: oneOf(['ok', 'problem', 'unknown'], {
    description: '`unknown`: nothing can be said, such as about backups that `parley backup` does not make.',
  }),
  value: nullable(
    Type.Number({
      minimum: 0,
      description:
        'Free bytes of the disk, the age of the backup or of what waits longest, or how many are overdue by more than a minute.',
      examples: [12],
    }),
  ),
  unit: nullable(oneOf(['seconds', 'count', 'bytes'], { description: 'Of the value.' })),
})
export type Check = Static<typeof Check>

export const System = define(
  'System',
  Type.Object({
    object: constant('system'),
    version: Type.String({ description: 'The version of Parley that runs.', examples: ['1.0.0'] }),
    checks: Type.Array(Check),
  }),
)
export type System = Static<typeof System>

export const SystemQuery = input({
  mode: optional(oneOf(['live', 'test'], { default: 'live', description: 'Whose queues.' })),
})
