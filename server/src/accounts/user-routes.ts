import { route } from '../http/route.ts'
import { getAvailability, setAvailability } from './availability/availability.ts'
import { Availability, NewAvailability } from './availability/schema.ts'
import { getUser, listUsersOf } from './user-list.ts'
import { User, UserList, UserQuery } from './user-schema.ts'

const tag = 'Users'

export const userRoutes = [
  route({
    method: 'GET',
    path: '/users',
    operation: 'listUsers',
    summary: 'List users',
    description: 'Returns the people of the account, to whom conversations can be assigned. Both modes have the same.',
    tag,
    permission: 'conversations:read',
    query: UserQuery,
    answer: UserList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listUsersOf(scope, query),
  }),
  route({
    method: 'GET',
    path: '/users/:user_id',
    operation: 'getUser',
    summary: 'Get a user',
    tag,
    permission: 'conversations:read',
    answer: User,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getUser(scope, params.user_id!),
  }),
  route({
    method: 'GET',
    path: '/users/:user_id/availability',
    operation: 'getAvailability',
    summary: 'Get whether a user is there',
    tag,
    permission: 'conversations:read',
    answer: Availability,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getAvailability(scope, params.user_id!),
  }),
  route({
    method: 'PUT',
    path: '/users/:user_id/availability',
    operation: 'setAvailability',
    summary: 'Set whether a user is there',
    description: 'Users set their own, administrators that of anybody. Both modes have the same.',
    tag,
    permission: 'conversations:write',
    body: NewAvailability,
    answer: Availability,
    errors: ['resource_not_found'],
    run: (scope, { params, body, caller }) => setAvailability(scope, params.user_id!, body, caller),
  }),
]
