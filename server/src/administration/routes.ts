import { sessionRoutes } from './session-routes.ts'

/** Everything that people do in the dashboard beyond the API. */
export const administrationRoutes = [...sessionRoutes]
