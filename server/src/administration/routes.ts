import { inboxRoutes } from './inbox-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { logRoutes } from './log-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { retentionRoutes } from './retention-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'

/** Everything that people do in the dashboard beyond the API. */
export const administrationRoutes = [
  ...sessionRoutes,
  ...twoFactorRoutes,
  ...peopleRoutes,
  ...keyRoutes,
  ...logRoutes,
  ...inboxRoutes,
  ...retentionRoutes,
]
