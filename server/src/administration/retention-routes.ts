import { administer } from '../http/administration.ts'
import { Retention, showRetention } from './retention.ts'

export const retentionRoutes = [
  administer({
    tag: 'Retention',
    role: 'admin',
    method: 'GET',
    path: '/retention',
    operation: 'getRetention',
    fresh_password: false,
    summary: 'Show how long what is kept',
    description: 'As the deployment is configured: whoever runs it sets these days.',
    answer: Retention,
    run: showRetention,
  }),
]
