import { route } from '../http/route.ts'
import { fileUsage } from './usage.ts'
import { FileUsage, FileUsageQuery } from './usage-schema.ts'

export const fileUsageRoutes = [
  route({
    role: 'viewer',
    fresh_password: false,
    tag: 'Files',
    method: 'GET',
    path: '/file_usage',
    operation: 'getFileUsage',
    summary: 'Get how much is stored',
    description: 'Returns what the files of the account and of each channel take, and how much they may take.',
    query: FileUsageQuery,
    answer: FileUsage,
    run: (scope, { query }) => fileUsage(scope, query.mode ?? 'live'),
  }),
]
