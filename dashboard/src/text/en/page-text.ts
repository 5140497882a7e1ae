import { account } from './account.ts'
import { assistant } from './assistant.ts'
import { audit } from './audit.ts'
import { channels } from './channels.ts'
import { contacts } from './contacts.ts'
import { crm } from './crm.ts'
import { developers } from './developers.ts'
import { knowledge } from './knowledge.ts'
import { labels } from './labels.ts'
import { leads } from './leads.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { webhooks } from './webhooks.ts'

/** Texts of the other pages, loaded with the first of them. */
export const pageText = {
  account,
  contacts,
  labels,
  leads,
  crm,
  rules,
  knowledge,
  assistant,
  channels,
  reports,
  settings,
  audit,
  retention,
  developers,
  webhooks,
  start,
}
