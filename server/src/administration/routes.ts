import { exportRoutes } from './export-routes.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { logRoutes } from './log-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'

/** People, sessions, keys and logs. */
export const administrationRoutes = [
  ...sessionRoutes,
  ...twoFactorRoutes,
  ...peopleRoutes,
  ...keyRoutes,
  ...logRoutes,
  ...inboxRoutes,
  ...exportRoutes,
]
