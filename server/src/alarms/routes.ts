import { route } from '../http/route.ts'
import { listAlarms } from './alarms.ts'
import { AlarmList, AlarmQuery } from './schema.ts'

export const alarmRoutes = [
  route({
    method: 'GET',
    path: '/alarms',
    operation: 'listAlarms',
    summary: 'List alarms',
    description:
      'What fails, and what failed: mailboxes, messages that can’t go out, webhook endpoints, CRM connections, the model and API keys that end soon. You see the alarms of what you may read.',
    tag: 'Alarms',
    permission: 'events:read',
    query: AlarmQuery,
    answer: AlarmList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, caller }) => listAlarms(scope, query, caller.permissions),
  }),
]
