import { inboxRoutes } from './inbox/inbox-routes.ts'
import { keyRoutes } from './keys/key-routes.ts'
import { exportRoutes } from './logs/export-routes.ts'
import { logRoutes } from './logs/log-routes.ts'
import { firstStepsRoutes } from './people/first-steps-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { sessionRoutes } from './sign-in/session-routes.ts'
import { twoFactorRoutes } from './sign-in/two-factor-routes.ts'

/** People, sessions, keys and logs. */
export const administrationRoutes = [
  ...sessionRoutes,
  ...twoFactorRoutes,
  ...peopleRoutes,
  ...firstStepsRoutes,
  ...keyRoutes,
  ...logRoutes,
  ...inboxRoutes,
  ...exportRoutes,
]
