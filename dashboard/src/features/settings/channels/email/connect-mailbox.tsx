import { useRef, useState } from 'react'
import type { ConnectProps } from '../kind.ts'
import { type MailboxDraft, MailboxFields } from './mailbox-fields.tsx'
import { mailbox, unknown_servers } from './servers.ts'

/** In the dialog that adds a channel: the mailbox that it reads. */
export function ConnectMailbox({ mode, onChange }: ConnectProps) {
  const [draft, setDraft] = useState<MailboxDraft>({ address: '', password: '', servers: unknown_servers })
  // Servers are found while one goes on typing.
  const latest = useRef(draft)
  function set(changes: Partial<MailboxDraft>) {
    const after = { ...latest.current, ...changes }
    latest.current = after
    setDraft(after)
    onChange((name) => ({ email: mailbox(name, after.address, after.password, after.servers) }))
  }
  return <MailboxFields mode={mode} draft={draft} set={set} />
}
