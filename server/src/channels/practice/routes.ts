import { route } from '../../http/route.ts'
import { NewPracticeMessage, PracticeMessage, PracticeMessageList, PracticeMessageQuery } from './schema.ts'
import { listPracticeMessages, writeAsCustomer } from './telephone.ts'

const tag = 'Channels'

export const practiceRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel_id/practice_messages',
    operation: 'listPracticeMessages',
    summary: 'List the messages of a practice channel',
    description: "Returns what the customers' telephones show, the newest message first.",
    tag,
    permission: 'messages:read',
    query: PracticeMessageQuery,
    answer: PracticeMessageList,
    errors: ['resource_not_found', 'parameter_invalid', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listPracticeMessages(scope, params.channel_id!, query),
  }),
  route({
    method: 'POST',
    path: '/channels/:channel_id/practice_messages',
    operation: 'createPracticeMessage',
    summary: 'Write as a customer of a practice channel',
    description:
      'The message comes in like one from a messenger. Whoever writes again has read everything that was sent to them before.',
    tag,
    permission: 'messages:write',
    body: NewPracticeMessage,
    status: 201,
    answer: PracticeMessage,
    errors: ['parameter_missing', 'parameter_invalid', 'resource_not_found', 'file_in_use', 'file_incomplete'],
    run: (scope, { params, body }) => writeAsCustomer(scope, params.channel_id!, body),
  }),
]
