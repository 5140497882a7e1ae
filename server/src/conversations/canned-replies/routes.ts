import { route } from '../../http/route.ts'
import {
  createCannedReply,
  deleteCannedReply,
  getCannedReply,
  listCannedReplies,
  updateCannedReply,
} from './canned-replies.ts'
import {
  CannedReply,
  CannedReplyChanges,
  CannedReplyList,
  CannedReplyQuery,
  DeletedCannedReply,
  NewCannedReply,
} from './schema.ts'

const tag = 'Canned replies'
const reads = { tag, permission: 'conversations:read' } as const
const writes = { tag, permission: 'conversations:write' } as const
const one = '/canned_replies/:canned_reply_id'

export const cannedReplyRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/canned_replies',
    operation: 'listCannedReplies',
    summary: 'List canned replies',
    query: CannedReplyQuery,
    answer: CannedReplyList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listCannedReplies(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/canned_replies',
    operation: 'createCannedReply',
    summary: 'Create a canned reply',
    body: NewCannedReply,
    status: 201,
    located: true,
    answer: CannedReply,
    errors: ['canned_reply_already_exists', 'canned_reply_limit_reached'],
    run: (scope, { body }) => createCannedReply(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getCannedReply',
    summary: 'Get a canned reply',
    answer: CannedReply,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getCannedReply(scope, params.canned_reply_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateCannedReply',
    summary: 'Update a canned reply',
    body: CannedReplyChanges,
    answer: CannedReply,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'canned_reply_already_exists'],
    run: (scope, { params, body, expected }) => updateCannedReply(scope, params.canned_reply_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: one,
    operation: 'deleteCannedReply',
    summary: 'Delete a canned reply',
    answer: DeletedCannedReply,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteCannedReply(scope, params.canned_reply_id!, expected),
  }),
]
