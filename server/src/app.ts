import { administrationRoutes } from './accounts/routes.ts'
import { userRoutes } from './accounts/user-routes.ts'
import { alarmRoutes } from './alarms/routes.ts'
import { emailConsentRoutes } from './channels/email/oauth/routes.ts'
import { emailRoutes } from './channels/email/routes.ts'
import { emailSetupRoutes } from './channels/email/setup/routes.ts'
import { identityKeyRoutes } from './channels/identity-key-routes.ts'
import { outgoingRoutes } from './channels/outgoing/routes.ts'
import { practiceRoutes } from './channels/practice/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { identityRoutes } from './channels/widget/identity-routes.ts'
import { widgetRoutes } from './channels/widget/routes.ts'
import { contactImportRoutes } from './contacts/import/routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { bulkChangeRoutes } from './conversations/bulk/routes.ts'
import { cannedReplyRoutes } from './conversations/canned-replies/routes.ts'
import { labelRoutes } from './conversations/labels/routes.ts'
import { messageRoutes } from './conversations/messages/routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { archivedTeamRoutes } from './conversations/team-routes.ts'
import { crmProviderRoutes } from './crm/provider-routes.ts'
import { crmRoutes } from './crm/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { fileUsageRoutes } from './files/usage-routes.ts'
import { hoursRoutes } from './hours/routes.ts'
import { buildServer, type ServerParts } from './http/server.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { leadRuleRoutes } from './leads/rule-routes.ts'
import { leadScoringRoutes } from './leads/scoring-routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { mergeRoutes } from './merging/routes.ts'
import { assistantSettingsRoutes } from './models/settings-routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { replyRoutes } from './replies/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { retentionRoutes } from './retention/routes.ts'
import { routingRoutes } from './routing/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { assistantRoutes } from './summaries/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { teamRoutes } from './teams/routes.ts'
import { trialRoutes } from './trials/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every feature of the API. */
export const routes = [
  ...contactRoutes,
  ...contactImportRoutes,
  ...mergeRoutes,
  ...conversationRoutes,
  ...messageRoutes,
  ...cannedReplyRoutes,
  ...labelRoutes,
  ...bulkChangeRoutes,
  ...userRoutes,
  ...assistantRoutes,
  ...replyRoutes,
  ...trialRoutes,
  ...channelRoutes,
  ...hoursRoutes,
  ...routingRoutes,
  ...teamRoutes,
  ...archivedTeamRoutes,
  ...emailSetupRoutes,
  ...identityKeyRoutes,
  ...identityRoutes,
  ...outgoingRoutes,
  ...emailRoutes,
  ...emailConsentRoutes,
  ...practiceRoutes,
  ...fileRoutes,
  ...assistantSettingsRoutes,
  ...knowledgeRoutes,
  ...leadRoutes,
  ...leadRuleRoutes,
  ...leadScoringRoutes,
  ...crmRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...alarmRoutes,
  ...searchRoutes,
  ...reportRoutes,
]

/** Everything dashboard users can do beyond the API. */
export const dashboardRoutes = [
  ...administrationRoutes,
  ...retentionRoutes,
  ...fileUsageRoutes,
  ...crmProviderRoutes,
  ...notificationRoutes,
  ...mailRoutes,
  ...systemRoutes,
]

/** What visitors of websites can do. */
export { widgetRoutes }

export function buildApp(parts: Omit<ServerParts, 'routes'>) {
  return buildServer({ ...parts, routes: [...routes, ...dashboardRoutes, ...widgetRoutes] })
}
