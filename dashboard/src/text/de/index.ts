import type { Dictionary } from '../dictionary.ts'
import { account } from './account.ts'
import { assistant } from './assistant.ts'
import { audit } from './audit.ts'
import { channels } from './channels.ts'
import { common } from './common.ts'
import { contacts } from './contacts.ts'
import { conversation } from './conversation.ts'
import { crm } from './crm.ts'
import { desk } from './desk.ts'
import { developers } from './developers.ts'
import { errors } from './errors.ts'
import { inbox } from './inbox.ts'
import { knowledge } from './knowledge.ts'
import { leads } from './leads.ts'
import { refusals } from './refusals.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { webhooks } from './webhooks.ts'

export const de: Dictionary = {
  common,
  shell,
  account,
  inbox,
  desk,
  contacts,
  conversation,
  leads,
  crm,
  rules,
  knowledge,
  assistant,
  channels,
  refusals,
  reports,
  settings,
  audit,
  retention,
  developers,
  webhooks,
  errors,
}
