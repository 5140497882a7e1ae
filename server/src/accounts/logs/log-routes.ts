import { max_walked } from '../../db/page.ts'
import { route } from '../../http/route.ts'
import { exportAudit, listAudit, max_exported } from './audit-log.ts'
import {
  AuditCsv,
  AuditEntryList,
  AuditExportQuery,
  AuditQuery,
  RequestLogEntryList,
  RequestLogQuery,
} from './log-schema.ts'
import { listRequests } from './request-log.ts'

const walk = `With several filters, all but the rarest apply to the newest ${max_walked} entries only. To go further back, use \`created_before\`.`

export const logRoutes = [
  route({
    tag: 'Logs',
    role: 'admin',
    method: 'GET',
    path: '/request_log',
    operation: 'listRequests',
    fresh_password: false,
    summary: 'List requests',
    description:
      `Requests to the API in one mode (live by default), about a second behind. Under a load of more than a thousand ` +
      `a second, successful requests may be left out. ${walk}`,
    query: RequestLogQuery,
    answer: RequestLogEntryList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listRequests(scope, query),
  }),
  route({
    tag: 'Logs',
    role: 'admin',
    method: 'GET',
    path: '/audit_log',
    operation: 'listAuditEntries',
    fresh_password: false,
    summary: 'List the audit log',
    description: `Who did what, when and from where. Entries can't be changed or deleted. ${walk}`,
    query: AuditQuery,
    answer: AuditEntryList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listAudit(scope, query),
  }),
  route({
    tag: 'Logs',
    role: 'admin',
    method: 'GET',
    path: '/audit_log.csv',
    operation: 'exportAuditEntries',
    fresh_password: true,
    summary: 'Export the audit log as CSV',
    description: `At most ${max_exported} entries. For the others, choose a time range. Requires a password entered within the last 12 hours.`,
    query: AuditExportQuery,
    answer: AuditCsv,
    answer_type: 'text/csv',
    errors: ['password_needed'],
    run: (scope, { query }) => exportAudit(scope, query),
  }),
]
