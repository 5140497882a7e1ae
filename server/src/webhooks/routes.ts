import { usesPower } from '../accounts/powers.ts'
import { route } from '../http/route.ts'
import { getDelivery, listDeliveries } from './deliveries.ts'
import {
  ReplayRequest,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryQuery,
  WebhookEndpointReplay,
} from './delivery-schema.ts'
import { disableEndpoint, enableEndpoint } from './disable.ts'
import { deleteEndpoint, getEndpoint, listEndpoints, registerEndpoint, updateEndpoint } from './endpoints.ts'
import { testEndpoint } from './ping.ts'
import { replayDelivery, replayEndpoint } from './replay.ts'
import { rotateSecret } from './rotate-secret.ts'
import {
  DeletedWebhookEndpoint,
  NewWebhookEndpoint,
  SecretRotation,
  WebhookEndpoint,
  WebhookEndpointChanges,
  WebhookEndpointList,
  WebhookEndpointQuery,
  WebhookEndpointTest,
  WebhookEndpointWithSecret,
} from './schema.ts'

const tag = 'Webhook endpoints'
const reads = { tag, permission: 'webhook_endpoints:read' } as const
const writes = { tag, permission: 'webhook_endpoints:write' } as const
const one = '/webhook_endpoints/:webhook_endpoint_id'

export const webhookRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/webhook_endpoints',
    operation: 'listWebhookEndpoints',
    summary: 'List webhook endpoints',
    origin: 'specification',
    query: WebhookEndpointQuery,
    answer: WebhookEndpointList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listEndpoints(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/webhook_endpoints',
    operation: 'registerWebhookEndpoint',
    audited: 'webhook_endpoint.created',
    fresh_password: true,
    summary: 'Create a webhook endpoint',
    description:
      "The response contains the secret that signs deliveries. Store it: it isn't shown again. Endpoints receive " +
      'full events, so the key also needs the read scope of every area it subscribes to; for `*`, of all areas.',
    origin: 'specification',
    body: NewWebhookEndpoint,
    status: 201,
    located: true,
    answer: WebhookEndpointWithSecret,
    errors: ['url_not_allowed', 'host_not_found', 'webhook_endpoint_limit_reached'],
    run: (scope, { body, caller }) => registerEndpoint(scope, body, caller),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getWebhookEndpoint',
    summary: 'Get a webhook endpoint',
    answer: WebhookEndpoint,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getEndpoint(scope, params.webhook_endpoint_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateWebhookEndpoint',
    audited: 'webhook_endpoint.updated',
    fresh_password: usesPower('updateWebhookEndpoint'),
    summary: 'Update a webhook endpoint',
    description:
      'To change the event types or the URL, the key needs the same read scopes as for creating an endpoint.',
    body: WebhookEndpointChanges,
    answer: WebhookEndpoint,
    conditional: true,
    errors: ['url_not_allowed', 'host_not_found', 'resource_not_found', 'precondition_failed'],
    run: (scope, { params, body, caller, expected }) =>
      updateEndpoint(scope, params.webhook_endpoint_id!, body, caller, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: one,
    operation: 'deleteWebhookEndpoint',
    audited: 'webhook_endpoint.deleted',
    summary: 'Delete a webhook endpoint',
    description: 'Also deletes its deliveries.',
    answer: DeletedWebhookEndpoint,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteEndpoint(scope, params.webhook_endpoint_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/disable`,
    operation: 'disableWebhookEndpoint',
    audited: 'webhook_endpoint.disabled',
    summary: 'Disable a webhook endpoint',
    description: 'Stops deliveries and cancels pending ones. Events are still recorded, so you can replay them later.',
    origin: 'specification',
    answer: WebhookEndpoint,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => disableEndpoint(scope, params.webhook_endpoint_id!, 'manual', { expected }),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/enable`,
    operation: 'enableWebhookEndpoint',
    audited: 'webhook_endpoint.enabled',
    fresh_password: true,
    summary: 'Enable a webhook endpoint',
    description: 'The endpoint receives events from now on. To deliver events from while it was disabled, replay them.',
    answer: WebhookEndpoint,
    conditional: true,
    errors: ['resource_not_found', 'webhook_endpoint_limit_reached', 'precondition_failed'],
    run: (scope, { params, expected }) => enableEndpoint(scope, params.webhook_endpoint_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/rotate_secret`,
    operation: 'rotateWebhookEndpointSecret',
    audited: 'webhook_endpoint.secret_rotated',
    fresh_password: true,
    summary: 'Rotate the secret of a webhook endpoint',
    description:
      'Both secrets sign deliveries for some hours, so that you can switch receivers over. The response contains the ' +
      'new secret. At most two secrets sign at the same time: during this period, you can only rotate with ' +
      '`grace_hours` 0.',
    body: SecretRotation,
    answer: WebhookEndpointWithSecret,
    conditional: true,
    errors: ['resource_not_found', 'webhook_secret_rotation_in_progress', 'precondition_failed'],
    run: (scope, { params, body, expected }) =>
      rotateSecret(scope, params.webhook_endpoint_id!, body.grace_hours ?? 24, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/test`,
    operation: 'testWebhookEndpoint',
    summary: 'Send a test event',
    description: 'Sends a `ping` event to this endpoint only, whatever it subscribes to.',
    answer: WebhookEndpointTest,
    errors: ['resource_not_found', 'webhook_endpoint_disabled'],
    run: (scope, { params }) => testEndpoint(scope, params.webhook_endpoint_id!),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/replay`,
    operation: 'replayWebhookEndpoint',
    summary: 'Replay undelivered events',
    description:
      "Delivers events since a given time whose deliveries failed, were canceled, or didn't exist because the " +
      "endpoint was disabled. Oldest first, each with the full schedule of attempts. Delivered events aren't " +
      'delivered again.',
    body: ReplayRequest,
    answer: WebhookEndpointReplay,
    errors: ['resource_not_found', 'webhook_endpoint_disabled'],
    run: (scope, { params, body }) => replayEndpoint(scope, params.webhook_endpoint_id!, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: `${one}/deliveries`,
    operation: 'listWebhookEndpointDeliveries',
    summary: 'List the deliveries of a webhook endpoint',
    description: 'Returns deliveries with every attempt and its response.',
    query: WebhookDeliveryQuery,
    answer: WebhookDeliveryList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listDeliveries(scope, params.webhook_endpoint_id!, query),
  }),
  route({
    ...reads,
    method: 'GET',
    path: `${one}/deliveries/:webhook_delivery_id`,
    operation: 'getWebhookEndpointDelivery',
    summary: 'Get a delivery',
    answer: WebhookDelivery,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getDelivery(scope, params.webhook_endpoint_id!, params.webhook_delivery_id!),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/deliveries/:webhook_delivery_id/replay`,
    operation: 'replayWebhookEndpointDelivery',
    summary: 'Retry a delivery',
    description: "Makes one attempt now, even if the event was already delivered. If it fails, it isn't retried.",
    answer: WebhookDelivery,
    errors: ['resource_not_found', 'webhook_endpoint_disabled'],
    run: (scope, { params }) => replayDelivery(scope, params.webhook_endpoint_id!, params.webhook_delivery_id!),
  }),
]
