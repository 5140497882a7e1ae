import type { Dictionary } from '../dictionary.ts'
import { account } from './account.ts'
import { common } from './common.ts'
import { crm } from './crm.ts'
import { developers } from './developers.ts'
import { errors } from './errors.ts'
import { inbox } from './inbox.ts'
import { leads } from './leads.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { webhooks } from './webhooks.ts'

export const es: Dictionary = {
  common,
  shell,
  account,
  developers,
  settings,
  webhooks,
  inbox,
  leads,
  crm,
  rules,
  errors,
}
