import { route } from '../../http/route.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { EndedVisitorSession, SessionQuery, VisitorSessionList, VisitorSessionsEnded } from './session-schema.ts'

const tag = 'Visitors'

/** Where a visitor is signed in. */
export const ownSessionRoutes = [
  route({
    method: 'GET',
    path: '/visitor/sessions',
    operation: 'listVisitorSessions',
    summary: "List the visitor's sessions",
    description:
      'Returns the browsers and apps in which your server has signed the visitor in on this channel, without those that ended.',
    tag,
    visitor: 'known',
    query: SessionQuery,
    answer: VisitorSessionList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listOwnSessions(scope, query),
  }),
  route({
    method: 'DELETE',
    path: '/visitor/sessions/:session_id',
    operation: 'endVisitorSession',
    summary: 'End a session of the visitor',
    description: 'Signs the visitor out there within a second, with their streams.',
    tag,
    visitor: 'known',
    answer: EndedVisitorSession,
    errors: ['resource_not_found'],
    run: (scope, { params }) => endOwnSession(scope, params.session_id!),
  }),
  route({
    method: 'POST',
    path: '/visitor/end_other_sessions',
    operation: 'endOtherVisitorSessions',
    summary: "End the visitor's other sessions",
    description: 'Signs the visitor out within a second wherever else they are signed in on this channel.',
    tag,
    visitor: 'known',
    answer: VisitorSessionsEnded,
    run: (scope) => endOtherSessions(scope),
  }),
]
