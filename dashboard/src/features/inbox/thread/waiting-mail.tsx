import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useLanguage, useText } from '../../../text/text.tsx'
import { moment } from '../../../text/time.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Message } from '../data/queries.ts'
import { useTakeBack } from '../data/use-take-back.ts'

/** When an email goes out that waits for its time, and the way back into the composer. */
export function WaitingMail({ mode, message, at }: { mode: Mode; message: Message; at: string }) {
  const t = useText()
  const language = useLanguage()
  const takeBack = useTakeBack()
  const may_cancel = useMay(mode)('messages:write')
  return (
    <>
      <span> · {t.visitors.scheduled(moment(at, language))} </span>
      {may_cancel && (
        <Button kind="link" className="min-h-6! px-0! text-xs!" onClick={() => takeBack(message)}>
          {t.mail!.cancel_mail}
        </Button>
      )}
    </>
  )
}
