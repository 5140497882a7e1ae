import { useText } from '../../../text/text.tsx'
import { announce } from '../../../ui/toasts.tsx'
import type { ToSend } from '../data/acts.ts'
import type { Choices } from '../data/draft.ts'
import { mailSubject } from '../data/mail-subject.ts'
import { useTakeBack } from '../data/use-take-back.ts'

/** As long as the toast with the way back stays. */
const delay_seconds = 10

/** An email that the service holds back for a moment. Undone, it's in the composer again with all that was in it. */
export function useHeld() {
  const t = useText()
  const takeBack = useTakeBack()
  return (what: ToSend, { subject = '', ...recipients }: Choices = {}): ToSend => ({
    ...what,
    email: { ...recipients, ...(mailSubject(subject) && { subject: mailSubject(subject) }), delay_seconds },
    sender: (undoFollower) => {
      const { say, end } = announce()
      return { done: (message) => say(t.visitors.mail_sent, { undo: () => takeBack(message, undoFollower) }), end }
    },
  })
}
