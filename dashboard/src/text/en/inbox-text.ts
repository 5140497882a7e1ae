import { common } from './common.ts'
import { conversation } from './conversation.ts'
import { errors } from './errors.ts'
import { files } from './files.ts'
import { inbox } from './inbox.ts'
import { lists } from './lists.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'
import { teamwork } from './teamwork.ts'
import { visitors } from './visitors.ts'

/** Texts of the inbox, and of everything around every page. */
export const inboxText = {
  common,
  shell,
  inbox,
  teamwork,
  lists,
  conversation,
  files,
  refusals,
  errors,
  visitors,
}
