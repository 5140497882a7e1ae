import { recordSent } from '../../conversations/messages/send.ts'
import { keepFile } from '../../files/attach.ts'
import type { Scope } from '../../scope.ts'
import { close, enterIntake, type Intake, storing } from './intake.ts'
import { noteMessage, sentAs } from './journal.ts'
import { emailOf } from './message-email.ts'
import { storeMail } from './store-files.ts'
import { conversationFor } from './thread.ts'

/** What a person answered with a mail program becomes a message of its conversation. Everything else in the folder is none of ours. */
export async function takeSent(scope: Scope, intake: Intake): Promise<void> {
  const { account, mail, arrival } = intake
  const { channel_id, settings } = account
  if (!mail || mail.from?.address !== settings.address) return close(scope, intake, 'unrelated')
  if (mail.message_id !== null && (await sentAs(scope, channel_id, mail.message_id))) return close(scope, intake, 'own')
  if ((await conversationFor(scope, account, mail)) === null) return close(scope, intake, 'unrelated')
  const content = await storeMail(scope, channel_id, arrival.raw, mail)
  await storing(scope, intake, async (scope) => {
    const id = await enterIntake(scope, intake, 'stored')
    const conversation_id = await conversationFor(scope, account, mail)
    if (id === null || conversation_id === null) return
    const message = await recordSent(scope, conversation_id, content, {
      name: mail.from?.name || settings.from_name,
      owner: channel_id,
      email: emailOf(mail, {
        origin: 'mailbox',
        is_participant: true,
        is_new_contact: false,
        original: content.original_id,
      }),
      is_quiet: mail.automatic !== null,
    })
    if (content.original_id !== null) await keepFile(scope, content.original_id, conversation_id, message.id!)
    await noteMessage(scope, id, conversation_id, message.id!)
  })
}
