import { settleMessage } from '../../conversations/messages/progress.ts'
import type { DeliveryReport } from '../../email/mail-shape.ts'
import type { Scope } from '../../scope.ts'
import { enterIntake, type Intake, storing } from './intake.ts'
import { noteMessage, sentAs } from './journal.ts'
import { plain } from './store-files.ts'

/** Notes at our message that it could not be delivered. Returns false if the report is about none of ours: then it's a mail like others. */
export async function noteReport(scope: Scope, intake: Intake, report: DeliveryReport): Promise<boolean> {
  const { original_message_id, recipients } = report
  const ours = original_message_id && (await sentAs(scope, intake.account.channel_id, original_message_id))
  if (!ours) return false
  const failed = recipients.filter(({ action }) => action.toLowerCase() === 'failed')
  await storing(scope, intake, async (scope) => {
    const id = await enterIntake(scope, intake, 'report')
    if (id === null) return
    await noteMessage(scope, id, ours.conversation_id, ours.message_id)
    if (failed.length === 0) return
    await settleMessage(scope, ours.conversation_id, ours.message_id, {
      status: 'failed',
      error: { code: 'bounced', message: plain(failed.slice(0, 5).map(wordsFor).join(' ')).slice(0, 1000) },
    })
  })
  return true
}

function wordsFor({ address, diagnostic, status }: DeliveryReport['recipients'][number]): string {
  const reason = diagnostic ?? status
  return `${address} can't be reached.${reason ? ` A server said: ${reason}` : ''}`
}
