import { createRoute } from '@tanstack/react-router'
import { journalSearch } from '../../features/leads/crm/journal-search.ts'
import { auditSearch } from '../../features/settings/audit/audit-search.ts'
import { text } from './entry.ts'
import { page } from './page.ts'
import { shell } from './shell.ts'

export const settings = createRoute({
  getParentRoute: () => shell,
  path: 'settings',
  component: page(() => import('../settings-page.tsx'), 'SettingsPage'),
})

export const account = createRoute({
  getParentRoute: () => shell,
  path: 'settings/account',
  component: page(() => import('../../features/settings/account/account-page.tsx'), 'AccountPage'),
})

export const notifications = createRoute({
  getParentRoute: () => shell,
  path: 'settings/notifications',
  component: page(() => import('../../features/settings/notifications/notifications-page.tsx'), 'NotificationsPage'),
})

export const email = createRoute({
  getParentRoute: () => shell,
  path: 'settings/email',
  component: page(() => import('../../features/settings/email/email-page.tsx'), 'EmailPage'),
})

export const people = createRoute({
  getParentRoute: () => shell,
  path: 'settings/people',
  component: page(() => import('../../features/settings/people/people-page.tsx'), 'PeoplePage'),
})

export const workspace = createRoute({
  getParentRoute: () => shell,
  path: 'settings/workspace',
  component: page(() => import('../../features/settings/workspace/workspace-page.tsx'), 'WorkspacePage'),
})

export const labels = createRoute({
  getParentRoute: () => shell,
  path: 'settings/labels',
  component: page(() => import('../../features/settings/labels/labels-page.tsx'), 'LabelsPage'),
})

export const cannedReplies = createRoute({
  getParentRoute: () => shell,
  path: 'settings/canned-replies',
  component: page(() => import('../../features/settings/canned-replies/canned-replies-page.tsx'), 'CannedRepliesPage'),
})

export const assistant = createRoute({
  getParentRoute: () => shell,
  path: 'settings/assistant',
  component: page(() => import('../../features/settings/assistant/assistant-page.tsx'), 'AssistantPage'),
})

export const leadRules = createRoute({
  getParentRoute: () => shell,
  path: 'settings/lead-rules',
  component: page(() => import('../../features/leads/rules/rules-page.tsx'), 'RulesPage'),
})

export const crm = createRoute({
  getParentRoute: () => shell,
  path: 'settings/crm',
  component: page(() => import('../../features/leads/crm/connections-page.tsx'), 'ConnectionsPage'),
})

export const connection = createRoute({
  getParentRoute: () => shell,
  path: 'settings/crm/$connection_id',
  validateSearch: journalSearch,
  component: page(() => import('../../features/leads/crm/connection-page.tsx'), 'ConnectionPage'),
})

export const channels = createRoute({
  getParentRoute: () => shell,
  path: 'settings/channels',
  validateSearch: ({ add }: Record<string, unknown>): { add?: string } => ({ add: text(add) }),
  component: page(() => import('../../features/settings/channels/channels-page.tsx'), 'ChannelsPage'),
})

export const hours = createRoute({
  getParentRoute: () => shell,
  path: 'settings/hours',
  component: page(() => import('../../features/settings/hours/hours-page.tsx'), 'HoursPage'),
})

export const newHours = createRoute({
  getParentRoute: () => shell,
  path: 'settings/hours/new',
  component: page(() => import('../../features/settings/hours/schedule-page.tsx'), 'NewHoursPage'),
})

export const hoursDetail = createRoute({
  getParentRoute: () => shell,
  path: 'settings/hours/$hours_id',
  component: page(() => import('../../features/settings/hours/schedule-page.tsx'), 'HoursDetailPage'),
})

export const teams = createRoute({
  getParentRoute: () => shell,
  path: 'settings/teams',
  component: page(() => import('../../features/settings/teams/teams-page.tsx'), 'TeamsPage'),
})

export const retention = createRoute({
  getParentRoute: () => shell,
  path: 'settings/retention',
  component: page(() => import('../../features/settings/retention/retention-page.tsx'), 'RetentionPage'),
})

export const audit = createRoute({
  getParentRoute: () => shell,
  path: 'settings/audit-log',
  validateSearch: auditSearch,
  component: page(() => import('../../features/settings/audit/audit-page.tsx'), 'AuditPage'),
})

export const system = createRoute({
  getParentRoute: () => shell,
  path: 'settings/system',
  component: page(() => import('../../features/settings/system/system-page.tsx'), 'SystemPage'),
})
