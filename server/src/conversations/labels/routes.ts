import { route } from '../../http/route.ts'
import { createLabel, deleteLabel, getLabel, listLabels, mergeLabel, updateLabel } from './labels.ts'
import { DeletedLabel, Label, LabelChanges, LabelList, LabelMerge, LabelQuery, NewLabel } from './schema.ts'

const tag = 'Labels'
const reads = { tag, permission: 'conversations:read' } as const
const writes = { tag, permission: 'conversations:write' } as const
const one = '/labels/:label_id'

export const labelRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/labels',
    operation: 'listLabels',
    summary: 'List labels',
    query: LabelQuery,
    answer: LabelList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listLabels(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/labels',
    operation: 'createLabel',
    summary: 'Create a label',
    description: 'Labels that you give to a conversation are created by themselves.',
    body: NewLabel,
    status: 201,
    located: true,
    answer: Label,
    errors: ['label_already_exists'],
    run: (scope, { body }) => createLabel(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getLabel',
    summary: 'Get a label',
    answer: Label,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getLabel(scope, params.label_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateLabel',
    summary: 'Update a label',
    description:
      'A new name reaches the conversations that have the label within seconds, several hundred a second, each with a `conversation.updated` event.',
    body: LabelChanges,
    answer: Label,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'label_already_exists', 'label_keeps_conversations'],
    run: (scope, { params, body, expected }) => updateLabel(scope, params.label_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: one,
    operation: 'deleteLabel',
    summary: 'Delete a label',
    description: 'Also takes it off all conversations, within seconds.',
    answer: DeletedLabel,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed', 'label_keeps_conversations'],
    run: (scope, { params, expected }) => deleteLabel(scope, params.label_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/merge`,
    operation: 'mergeLabel',
    summary: 'Merge a label into another one',
    description: 'Conversations that have the label in the path get the other one instead, and the label is deleted.',
    body: LabelMerge,
    answer: Label,
    errors: ['resource_not_found', 'label_keeps_conversations'],
    run: (scope, { params, body }) => mergeLabel(scope, params.label_id!, body.into),
  }),
]
