import type { PageText } from '../dictionary.ts'
import { account } from './account.ts'
import { assistant } from './assistant.ts'
import { audit } from './audit.ts'
import { channels } from './channels.ts'
import { contacts } from './contacts.ts'
import { crm } from './crm.ts'
import { developers } from './developers.ts'
import { email } from './email.ts'
import { email_channel } from './email-channel.ts'
import { hours } from './hours.ts'
import { knowledge } from './knowledge.ts'
import { labels } from './labels.ts'
import { leads } from './leads.ts'
import { mail } from './mail.ts'
import { notifications } from './notifications.ts'
import { practice_channel } from './practice-channel.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { storage } from './storage.ts'
import { system } from './system.ts'
import { teams } from './teams.ts'
import { trials } from './trials.ts'
import { webhooks } from './webhooks.ts'
import { widget } from './widget.ts'

export const pageText: PageText = {
  account,
  contacts,
  labels,
  leads,
  crm,
  rules,
  knowledge,
  assistant,
  channels,
  hours,
  mail,
  notifications,
  reports,
  settings,
  audit,
  retention,
  developers,
  email,
  email_channel,
  practice_channel,
  webhooks,
  widget,
  start,
  storage,
  system,
  teams,
  trials,
}
