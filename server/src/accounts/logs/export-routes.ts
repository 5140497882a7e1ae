import { route } from '../../http/route.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import { constant, define, input, oneOf, Type, timestamp } from '../../schema.ts'
import type { Mode, Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { beginExport } from '../exporting.ts'
import { modes } from '../keys/key-schema.ts'
import { transactOnce } from '../keys/once.ts'

const NewContactExport = define('NewContactExport', input({ mode: oneOf(modes) }))
const ContactExport = define(
  'ContactExport',
  Type.Object({ object: constant('contact_export'), mode: oneOf(modes), expires_at: timestamp() }),
)

export const exportRoutes = [
  route({
    tag: 'Exports',
    role: 'viewer',
    method: 'POST',
    path: '/contact_exports',
    operation: 'beginContactExport',
    fresh_password: true,
    summary: 'Start an export of contacts',
    description:
      'Until `expires_at`, this session can list more than 50 contacts a page. Requires a password entered within the last 12 hours. ' +
      'Recorded in the audit log.',
    body: NewContactExport,
    status: 201,
    answer: ContactExport,
    errors: ['password_needed'],
    run: (scope, { body }) => beginContactExport(scope, body.mode),
  }),
]

function beginContactExport(scope: DashboardScope, mode: Mode): Promise<Resource> {
  return transactOnce(scope, async (connection) => {
    const expires_at = await beginExport(connection, scope.session.id, scope.session[mode])
    await recordAudit(connection, { ...scope, action: 'contacts.exported', mode, object: null })
    return { json: JSON.stringify({ object: 'contact_export', mode, expires_at }) }
  })
}
