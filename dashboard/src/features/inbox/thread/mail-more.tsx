import { useContext, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Forward } from '../data/forward.ts'
import type { Message } from '../data/queries.ts'
import { FoldedText } from './mail-body.tsx'
import { MailTool } from './mail-tools.tsx'

interface Props {
  mode: Mode
  message: Message
  is_formatted: boolean
  toggleFormatting: () => void
}

/** The ways to what the text of a mail leaves out, and on to others. */
export function MailMore({ mode, message, is_formatted, toggleFormatting }: Props) {
  const t = useText()
  const forward = useContext(Forward)
  const [is_unfolded, setUnfolded] = useState(false)
  const { is_formatted: has_formatting = true, has_folded_text = true } = message.email!
  const has_quote = has_folded_text && !is_formatted
  if (!has_formatting && !has_quote && !forward) return null
  return (
    <div className="mt-2 flex flex-col gap-2">
      {has_quote && is_unfolded && <FoldedText mode={mode} message={message} />}
      <div className="flex flex-wrap gap-x-4">
        {has_formatting && (
          <MailTool aria-pressed={is_formatted} onClick={toggleFormatting}>
            {t.mail!.formatted}
          </MailTool>
        )}
        {has_quote && (
          <MailTool aria-expanded={is_unfolded} onClick={() => setUnfolded(!is_unfolded)}>
            {t.mail!.quoted}
          </MailTool>
        )}
        {forward && (
          <MailTool aria-haspopup="dialog" onClick={() => forward(message)}>
            {t.mail!.forward}
          </MailTool>
        )}
      </div>
    </div>
  )
}
