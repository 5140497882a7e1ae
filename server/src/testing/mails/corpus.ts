import { absences } from './absences.ts'
import { attributions } from './attributions.ts'
import { authentications } from './authentications.ts'
import { automatic_mails } from './automatic-mails.ts'
import { broken } from './broken.ts'
import { charsets } from './charsets.ts'
import { delivery_reports } from './delivery-reports.ts'
import { header_blocks } from './header-blocks.ts'
import { headers } from './headers.ts'
import { hostile } from './hostile.ts'
import { html_clients } from './html-clients.ts'
import type { MailCase } from './mail-case.ts'
import { phone_signatures } from './phone-signatures.ts'
import { structures } from './structures.ts'
import { worded_reports } from './worded-reports.ts'
import { written_otherwise } from './written-otherwise.ts'

/** Mails as they come from the world, each with what a person would want to see of it. */
export const corpus: MailCase[] = [
  ...attributions,
  ...header_blocks,
  ...html_clients,
  ...written_otherwise,
  ...phone_signatures,
  ...charsets,
  ...structures,
  ...broken,
  ...headers,
  ...delivery_reports,
  ...worded_reports,
  ...automatic_mails,
  ...absences,
  ...authentications,
  ...hostile,
]
