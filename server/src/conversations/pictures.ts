import {
  claimDuePictures,
  type DuePicture,
  forgetDuePicture,
  preparePicture,
  settlePicture,
} from '../files/due-pictures.ts'
import { type Means, systemScope, transact } from '../scope.ts'
import { updateAttachment } from './messages/progress.ts'

/** Decodes pictures that nobody waited for, such as those of mail, and shows them in their messages. Returns whether there may be more. */
export async function showDuePictures(means: Means): Promise<boolean> {
  const due = await claimDuePictures(means)
  const done = await Promise.allSettled(due.map((one) => show(means, one)))
  // It's due again once its claim ends.
  for (const one of done) if (one.status === 'rejected') throw one.reason
  return due.length > 0
}

async function show(means: Means, due: DuePicture): Promise<void> {
  const picture = await preparePicture(means, due)
  if (picture === null) return
  if (picture === undefined) return forgetDuePicture(means, due)
  await transact(systemScope(means, due), async (scope) => {
    const settled = await settlePicture(scope, picture)
    if (!settled || settled.message_id === null) return
    const { conversation_id, message_id, ...attachment } = settled
    await updateAttachment(scope, conversation_id!, message_id, attachment)
  })
}
