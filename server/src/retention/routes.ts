import { route } from '../http/route.ts'
import { previewRetention } from './preview.ts'
import { Retention, RetentionChanges, RetentionPreview, RetentionPreviewQuery, RetentionQuery } from './schema.ts'
import { changeRetention, showRetention } from './settings.ts'

const own = { tag: 'Retention', role: 'admin' } as const

export const retentionRoutes = [
  route({
    ...own,
    method: 'GET',
    path: '/retention',
    operation: 'getRetention',
    fresh_password: false,
    summary: 'Get retention settings',
    description:
      'Returns how long conversations and contacts are kept, as an owner or admin set it for the mode, and how long other data is kept, as the deployment is configured.',
    query: RetentionQuery,
    answer: Retention,
    run: (scope, { query }) => showRetention(scope, query.mode ?? 'live'),
  }),
  route({
    ...own,
    method: 'PATCH',
    path: '/retention',
    operation: 'updateRetention',
    fresh_password: true,
    summary: 'Update retention settings',
    description:
      'Data that is due is deleted permanently within minutes. Use `GET /retention/preview` first. Requires a password confirmation within the last 12 hours.',
    body: RetentionChanges,
    answer: Retention,
    errors: ['password_needed'],
    run: (scope, { body }) => changeRetention(scope, body),
  }),
  route({
    ...own,
    method: 'GET',
    path: '/retention/preview',
    operation: 'previewRetention',
    fresh_password: false,
    summary: 'Preview retention settings',
    query: RetentionPreviewQuery,
    answer: RetentionPreview,
    run: (scope, { query }) => {
      const { mode = 'live', conversation_days = null, contact_days = null, kept_label = null } = query
      return previewRetention(scope, mode, { conversation_days, contact_days, kept_label })
    },
  }),
]
