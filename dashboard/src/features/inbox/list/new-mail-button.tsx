import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { keysShown, shortcuts, useShortcut } from '../../../keyboard/shortcuts.ts'
import { channelsQuery } from '../../../queries/channels.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { PenLine } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'

const NewMail = late(async () => (await import('./new-mail.tsx')).NewMail)

/** Only where there is a mailbox to send from. */
export function NewMailButton({ mode }: { mode: Mode }) {
  const t = useText()
  const may = useMay(mode)
  const [is_open, setOpen] = useState(false)
  const may_begin = may('contacts:write') && may('conversations:write') && may('messages:write') && may('channels:read')
  const channels = useQuery({ ...channelsQuery(mode), enabled: may_begin }).data ?? []
  const mailboxes = channels.filter(({ kind }) => kind === 'email')
  const can_begin = may_begin && mailboxes.length > 0
  useShortcut('new_mail', can_begin ? () => setOpen(true) : null)
  if (!can_begin) return null
  return (
    <>
      <IconButton
        icon={PenLine}
        label={`${t.visitors.new_mail} (${keysShown(shortcuts.new_mail.keys).join('')})`}
        onClick={() => setOpen(true)}
      />
      {is_open && <NewMail mode={mode} mailboxes={mailboxes} onClose={() => setOpen(false)} />}
    </>
  )
}
