import { recordSent } from '../../conversations/messages/send.ts'
import { keepFile } from '../../files/attach.ts'
import type { Scope } from '../../scope.ts'
import { isFromChannel } from './author.ts'
import { close, enterIntake, type Intake, storing } from './intake.ts'
import { isSentByUs, noteMessage, type Outcome, sentAs } from './journal.ts'
import { emailOf } from './message-email.ts'
import { noteProof } from './proof.ts'
import { reclassify, seemedToComeIn } from './reclassify.ts'
import { storeMail } from './store-files.ts'
import { begin, conversationFor } from './thread.ts'
import { senderOf } from './write/sender.ts'

/** What a person answered with a mail program becomes a message of its conversation. Everything else in the folder is none of ours. */
export async function takeSent(scope: Scope, intake: Intake): Promise<Outcome> {
  const { account, mail } = intake
  const { channel_id } = account
  if (!mail || !isFromChannel(account, mail)) return close(scope, intake, 'unrelated')
  const { message_id } = mail
  if (message_id !== null && (await isSentByUs(scope, channel_id, message_id)) === 'journal')
    return closeOwn(scope, intake, message_id)
  const copy = message_id === null ? null : { message_id, fingerprint: intake.fingerprint }
  if (copy !== null && (await seemedToComeIn(scope, channel_id, copy))) return turnAround(scope, intake, copy)
  if ((await conversationFor(scope, account, mail)) === null) return close(scope, intake, 'unrelated')
  return storeSent(scope, intake)
}

/** It went out from here: that is certain now. */
async function closeOwn(scope: Scope, intake: Intake, message_id: string): Promise<Outcome> {
  const ours = await sentAs(scope, intake.account.channel_id, message_id)
  await storing(scope, intake, async (scope) => {
    await enterIntake(scope, intake, 'own')
    if (ours) await noteProof(scope, ours)
  })
  return 'own'
}

/** It came in before it was found here. */
async function turnAround(scope: Scope, intake: Intake, copy: Parameters<typeof reclassify>[2]): Promise<Outcome> {
  let outcome: Outcome = 'unrelated'
  await storing(scope, intake, async (scope) => {
    const turned = await reclassify(scope, intake.account.channel_id, copy, senderName(intake))
    outcome = turned ? 'stored' : 'unrelated'
    const id = await enterIntake(scope, intake, outcome)
    if (turned && id) await noteMessage(scope, id, turned.conversation_id, turned.message_id)
  })
  return outcome
}

/** As a message that went out. One that was passed over may begin a conversation with whom it went to. */
export async function storeSent(scope: Scope, intake: Intake): Promise<Outcome> {
  const { account, arrival } = intake
  const { channel_id } = account
  const mail = intake.mail!
  const content = await storeMail(scope, channel_id, arrival.raw, mail)
  await storing(scope, intake, async (scope) => {
    const id = await enterIntake(scope, intake, 'stored')
    if (id === null) return
    const conversation_id = (await conversationFor(scope, account, mail)) ?? (await beginWith(scope, intake))
    if (conversation_id === null) return
    const message = await recordSent(scope, conversation_id, content, {
      name: senderName(intake),
      owner: channel_id,
      email: emailOf(mail, {
        origin: 'mailbox',
        is_participant: true,
        is_verified: false,
        is_new_contact: false,
        original: content.original_id,
      }),
      is_quiet: mail.automatic !== null,
    })
    if (content.original_id !== null) await keepFile(scope, content.original_id, conversation_id, message.id!)
    await noteMessage(scope, id, conversation_id, message.id!)
  })
  return 'stored'
}

async function beginWith(scope: Scope, { account, entry_id, mail }: Intake): Promise<string | null> {
  if (entry_id === null) return null
  const address = mail!.to[0] ?? mail!.cc[0] ?? null
  const author = { kind: 'sender', address, name: address?.name ?? null, is_verified: false } as const
  return begin(scope, account, mail, await senderOf(scope, account.channel_id, author), true)
}

function senderName({ account, mail }: Intake): string {
  return mail?.from?.name || account.settings.from_name
}
