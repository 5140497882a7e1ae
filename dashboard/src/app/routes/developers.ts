import { createRoute, Outlet, redirect } from '@tanstack/react-router'
import { logSearch } from '../../features/developers/log/log-search.ts'
import { deliverySearch } from '../../features/developers/webhooks/delivery-search.ts'
import { page } from './page.ts'
import { shell } from './shell.ts'

export const developers = createRoute({ getParentRoute: () => shell, path: 'settings/developers', component: Outlet })

export const developersHome = createRoute({
  getParentRoute: () => developers,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$mode/settings/developers/api-keys', params })
  },
})

export const keys = createRoute({
  getParentRoute: () => developers,
  path: 'api-keys',
  component: page(() => import('../../features/developers/keys/keys-page.tsx'), 'KeysPage'),
})

export const log = createRoute({
  getParentRoute: () => developers,
  path: 'request-log',
  validateSearch: logSearch,
  component: page(() => import('../../features/developers/log/log-page.tsx'), 'LogPage'),
})

export const webhooks = createRoute({
  getParentRoute: () => developers,
  path: 'webhooks',
  component: page(() => import('../../features/developers/webhooks/endpoints-page.tsx'), 'EndpointsPage'),
})

export const endpoint = createRoute({
  getParentRoute: () => developers,
  path: 'webhooks/$endpoint_id',
  validateSearch: deliverySearch,
  component: page(() => import('../../features/developers/webhooks/endpoint-page.tsx'), 'EndpointPage'),
})
