import { administrationRoutes } from './administration/routes.ts'
import { knowledgeRoutes } from './assistant/knowledge/routes.ts'
import { replyRoutes } from './assistant/replies/routes.ts'
import { assistantRoutes } from './assistant/routes.ts'
import { assistantSettingsRoutes } from './assistant/settings-routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { contactImportRoutes } from './contacts/import/routes.ts'
import { mergeRoutes } from './contacts/merge/routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { cannedReplyRoutes } from './conversations/canned-replies/routes.ts'
import { messageRoutes } from './conversations/messages/routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { crmRoutes } from './crm/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { buildServer, type ServerParts } from './http/server.ts'
import { leadRoutes } from './leads/routes.ts'
import { leadRuleRoutes } from './leads/rule-routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { retentionRoutes } from './retention/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every feature of the API. */
export const routes = [
  ...contactRoutes,
  ...contactImportRoutes,
  ...mergeRoutes,
  ...conversationRoutes,
  ...messageRoutes,
  ...cannedReplyRoutes,
  ...assistantRoutes,
  ...replyRoutes,
  ...channelRoutes,
  ...assistantSettingsRoutes,
  ...knowledgeRoutes,
  ...leadRoutes,
  ...leadRuleRoutes,
  ...crmRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...searchRoutes,
  ...reportRoutes,
]

/** Everything that people do in the dashboard beyond the API. */
export const deskRoutes = [...administrationRoutes, ...retentionRoutes]

export function buildApp(parts: Omit<ServerParts, 'routes' | 'administration'>) {
  return buildServer({ ...parts, routes, administration: deskRoutes })
}
