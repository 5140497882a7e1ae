import { route } from '../../http/route.ts'
import { cancelBulkChange, getBulkChange, prepareBulkChange, startBulkChange, undoBulkChange } from './bulk-changes.ts'
import { BulkChange, NewBulkChange } from './schema.ts'

const tag = 'Bulk changes'
const writes = { tag, method: 'POST', permission: 'conversations:write', answer: BulkChange } as const
const one = '/bulk_changes/:bulk_change_id'

export const bulkChangeRoutes = [
  route({
    ...writes,
    path: '/bulk_changes',
    operation: 'createBulkChange',
    summary: 'Prepare a bulk change',
    description:
      'Decides which conversations it is about, and says how many: `total`. Nothing changes before you start it. ' +
      'One that nobody starts is deleted after a day.',
    body: NewBulkChange,
    status: 201,
    located: true,
    run: (scope, { body }) => prepareBulkChange(scope, body),
  }),
  route({
    tag,
    method: 'GET',
    path: one,
    permission: 'conversations:read',
    operation: 'getBulkChange',
    summary: 'Get a bulk change',
    description: 'Says how far it is.',
    answer: BulkChange,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getBulkChange(scope, params.bulk_change_id!),
  }),
  route({
    ...writes,
    path: `${one}/start`,
    operation: 'startBulkChange',
    summary: 'Start a bulk change',
    description:
      'Changes the conversations in the background and in your name, each with its own events. It goes on after a restart.',
    errors: ['resource_not_found'],
    run: (scope, { params }) => startBulkChange(scope, params.bulk_change_id!),
  }),
  route({
    ...writes,
    path: `${one}/cancel`,
    operation: 'cancelBulkChange',
    summary: 'Cancel a bulk change',
    description: 'Conversations that it has not reached stay as they are. Undo it to change the others back.',
    errors: ['resource_not_found'],
    run: (scope, { params }) => cancelBulkChange(scope, params.bulk_change_id!),
  }),
  route({
    ...writes,
    path: `${one}/undo`,
    operation: 'undoBulkChange',
    summary: 'Undo a bulk change',
    description:
      'Changes back, in the background, those that are still as it left them, for as long as events are kept. Stops it where it is still running.',
    errors: ['resource_not_found'],
    run: (scope, { params }) => undoBulkChange(scope, params.bulk_change_id!),
  }),
]
