import { route } from '../http/route.ts'
import { DeletedPushSubscription, NewPushSubscription, PushKey, PushSubscription } from './push-schema.ts'
import { getPushKey, subscribe, unsubscribe } from './push-subscriptions.ts'

const own = { tag: 'Notifications', role: 'viewer', fresh_password: false } as const

export const pushRoutes = [
  route({
    ...own,
    method: 'GET',
    path: '/push_key',
    operation: 'getPushKey',
    summary: 'Get the key for push subscriptions',
    answer: PushKey,
    run: (scope) => getPushKey(scope),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/push_subscriptions',
    operation: 'subscribeToPush',
    summary: 'Push your notifications to this browser',
    description: 'Until the session ends. Send it again whenever the subscription of the browser changes.',
    body: NewPushSubscription,
    status: 201,
    answer: PushSubscription,
    errors: ['url_not_allowed', 'host_not_found'],
    run: (scope, { body }) => subscribe(scope, body),
  }),
  route({
    ...own,
    method: 'DELETE',
    path: '/push_subscriptions/:push_subscription_id',
    operation: 'unsubscribeFromPush',
    summary: 'Stop pushing to a browser',
    answer: DeletedPushSubscription,
    errors: ['resource_not_found'],
    run: (scope, { params }) => unsubscribe(scope, params.push_subscription_id!),
  }),
]
