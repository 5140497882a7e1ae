import { administer } from '../http/administration.ts'
import { previewRetention } from './preview.ts'
import { Retention, RetentionChanges, RetentionPreview, RetentionPreviewQuery, RetentionQuery } from './schema.ts'
import { changeRetention, showRetention } from './settings.ts'

const own = { tag: 'Retention', role: 'admin' } as const

export const retentionRoutes = [
  administer({
    ...own,
    method: 'GET',
    path: '/retention',
    operation: 'getRetention',
    fresh_password: false,
    summary: 'Show how long what is kept',
    description:
      'Conversations and contacts as an owner or admin has set it for the mode; the rest as the deployment is configured.',
    query: RetentionQuery,
    answer: Retention,
    run: (desk, { query }) => showRetention(desk, query.mode ?? 'live'),
  }),
  administer({
    ...own,
    method: 'PATCH',
    path: '/retention',
    operation: 'updateRetention',
    fresh_password: true,
    summary: 'Change how long conversations and contacts are kept',
    description:
      'What is due is deleted within the next minutes and cannot be brought back: ask `GET /retention/preview` before. Asks for a password that was given within the last 12 hours.',
    body: RetentionChanges,
    answer: Retention,
    errors: ['password_needed'],
    run: (desk, { body }) => changeRetention(desk, body),
  }),
  administer({
    ...own,
    method: 'GET',
    path: '/retention/preview',
    operation: 'previewRetention',
    fresh_password: false,
    summary: 'Count what would be deleted under other settings',
    query: RetentionPreviewQuery,
    answer: RetentionPreview,
    run: (desk, { query }) => {
      const { mode = 'live', conversation_days = null, contact_days = null, kept_label = null } = query
      return previewRetention(desk, mode, { conversation_days, contact_days, kept_label })
    },
  }),
]
