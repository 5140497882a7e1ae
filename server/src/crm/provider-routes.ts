import { route } from '../http/route.ts'
import { CrmProviderList, CrmProviderQuery } from './provider-schema.ts'
import { listProviders } from './providers.ts'

export const crmProviderRoutes = [
  route({
    tag: 'CRM providers',
    role: 'viewer',
    method: 'GET',
    path: '/crm_providers',
    operation: 'listCrmProviders',
    fresh_password: false,
    summary: 'List CRM providers',
    description:
      'Returns the providers with the settings and credentials that each requires. In test mode, nothing leaves the service, so only the practice CRM is available.',
    query: CrmProviderQuery,
    answer: CrmProviderList,
    run: (_, { query }) => listProviders(query.mode ?? 'live'),
  }),
]
