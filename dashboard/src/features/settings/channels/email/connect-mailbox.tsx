import { useRef, useState } from 'react'
import type { ConnectProps } from '../kind.ts'
import { clientInput, no_client } from './client-fields.tsx'
import { type MailboxDraft, MailboxFields } from './mailbox-fields.tsx'
import { mailbox, unknown_servers } from './servers.ts'

/** In the dialog that adds a channel: the mailbox that it reads. */
export function ConnectMailbox({ mode, onChange }: ConnectProps) {
  const [draft, setDraft] = useState<MailboxDraft>({
    address: '',
    sign_in: 'password',
    password: '',
    client: no_client,
    servers: unknown_servers,
  })
  // Servers are found while one goes on typing.
  const latest = useRef(draft)
  function set(changes: Partial<MailboxDraft>) {
    const after = { ...latest.current, ...changes }
    latest.current = after
    setDraft(after)
    const { address, sign_in, password, client, servers } = after
    const login = sign_in === 'password' ? { password } : { oauth: clientInput(sign_in, client) }
    onChange((name) => ({ email: mailbox(name, address, login, servers) }))
  }
  return <MailboxFields mode={mode} draft={draft} set={set} />
}
