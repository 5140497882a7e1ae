import type { Dictionary } from '../dictionary.ts'
import { account } from './account.ts'
import { audit } from './audit.ts'
import { common } from './common.ts'
import { developers } from './developers.ts'
import { errors } from './errors.ts'
import { inbox } from './inbox.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { webhooks } from './webhooks.ts'

export const fr: Dictionary = {
  common,
  shell,
  account,
  audit,
  developers,
  settings,
  webhooks,
  inbox,
  reports,
  retention,
  errors,
}
