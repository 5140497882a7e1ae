import { max_walked } from '../db/page.ts'
import { route } from '../http/route.ts'
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

const walk = `Of several filters, those after the rarest are held against the newest ${max_walked} entries: \`created_before\` goes further back.`

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
      `What was asked of the API in one mode (live, unless told otherwise), a second or so behind. Under a load of more than a thousand ` +
      `a second those that succeeded may be left out. ${walk}`,
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
    description: `Who did what to which object, from where. Entries are never changed or deleted. ${walk}`,
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
    summary: 'Save the audit log as a file',
    description: `At most ${max_exported} entries: choose a time to have the others. Asks for a password that was given within the last 12 hours.`,
    query: AuditExportQuery,
    answer: AuditCsv,
    answer_type: 'text/csv',
    errors: ['password_needed'],
    run: (scope, { query }) => exportAudit(scope, query),
  }),
]
