import { useLanguage, useText } from '../../../text/text.tsx'
import { moment } from '../../../text/time.tsx'
import { announce } from '../../../ui/toasts.tsx'
import type { ToSend } from '../data/acts.ts'
import type { Choices } from '../data/draft.ts'
import { mailSubject } from '../data/mail-subject.ts'
import { useTakeBack } from '../data/use-take-back.ts'

/** As long as the toast with the way back stays. */
const delay_seconds = 10

/** An email that the service holds back for a moment, or until its time. Undone, it's in the composer again with all that was in it. */
export function useHeld() {
  const t = useText()
  const language = useLanguage()
  const takeBack = useTakeBack()
  return (what: ToSend, { subject = '', ...choices }: Choices = {}, send_at?: string): ToSend => ({
    ...what,
    email: {
      ...choices,
      ...(mailSubject(subject) && { subject: mailSubject(subject) }),
      ...(send_at ? { send_at } : { delay_seconds }),
    },
    sender: (undoFollower) => {
      const { say, end } = announce()
      const words = send_at ? t.visitors.scheduled(moment(send_at, language)) : t.visitors.mail_sent
      return { done: (message) => say(words, { undo: () => takeBack(message, undoFollower) }), end }
    },
  })
}
