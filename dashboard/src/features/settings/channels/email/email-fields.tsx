import type { EmailSettings, EmailSettingsInput } from '@parley/sdk'
import { useState } from 'react'
import { useText } from '../../../../text/page-text.ts'
import { AreaField, Choice, TextField } from '../../../../ui/field.tsx'
import { LoginFields, type ServerDraft } from '../../email/server-fields.tsx'
import type { FieldsProps } from '../kind.ts'
import { ServerGroup } from './mailbox-fields.tsx'
import { serverInput } from './servers.ts'

/** In the form of a channel. */
export function EmailPart({ channel, written, write }: FieldsProps) {
  const { email = {} } = written
  return (
    <EmailFields
      key={channel.updated_at}
      email={channel.email!}
      written={email}
      write={(changes) => write({ email: { ...email, ...changes } })}
    />
  )
}

interface Props {
  email: EmailSettings
  /** What isn't saved yet. */
  written: EmailSettingsInput
  write: (changes: EmailSettingsInput) => void
}

/** What its mails say, and where they come from and go to. */
function EmailFields({ email, written, write }: Props) {
  const t = useText()
  const {
    from_name,
    signature,
    sent_folder,
    file_sent,
    trusted_authserv_id: trusted,
    plus_addressing,
  } = { ...email, ...written }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.email_channel.address} value={email.address} dir="ltr" readOnly />
        <TextField
          label={t.email_channel.from_name}
          value={from_name}
          onChange={({ target }) => write({ from_name: target.value })}
          maxLength={100}
          required
        />
      </div>
      <AreaField
        label={t.email_channel.signature}
        hint={t.email_channel.signature_hint}
        rows={3}
        value={signature ?? ''}
        onChange={({ target }) => write({ signature: target.value || null })}
        maxLength={2000}
      />
      <details className="flex flex-col gap-4">
        <summary className="cursor-pointer text-sm font-medium">{t.email_channel.more}</summary>
        <div className="flex flex-col gap-4 pt-4">
          <Server kind="imap" email={email} write={write} />
          <Server kind="smtp" email={email} write={write} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t.email_channel.sent_folder}
              hint={t.email_channel.sent_folder_hint}
              value={sent_folder ?? ''}
              onChange={({ target }) => write({ sent_folder: target.value || null })}
              maxLength={255}
            />
            <TextField
              label={t.email_channel.trusted}
              hint={t.email_channel.trusted_hint}
              value={trusted ?? ''}
              onChange={({ target }) => write({ trusted_authserv_id: target.value.trim() || null })}
              dir="ltr"
              maxLength={253}
            />
          </div>
          <Switches file_sent={file_sent} plus_addressing={plus_addressing} write={write} />
        </div>
      </details>
    </>
  )
}

function Switches({
  file_sent,
  plus_addressing,
  write,
}: Pick<EmailSettings, 'file_sent' | 'plus_addressing'> & Pick<Props, 'write'>) {
  const t = useText()
  return (
    <>
      <Choice
        type="checkbox"
        label={t.email_channel.file_sent}
        hint={t.email_channel.file_sent_hint}
        checked={file_sent}
        onChange={({ target }) => write({ file_sent: target.checked })}
      />
      <Choice
        type="checkbox"
        label={t.email_channel.plus}
        hint={t.email_channel.plus_hint}
        checked={plus_addressing}
        onChange={({ target }) => write({ plus_addressing: target.checked })}
      />
    </>
  )
}

/** A server with its login. What is typed stays here, because the service never shows a password. */
function Server({ kind, email, write }: { kind: 'imap' | 'smtp' } & Pick<Props, 'email' | 'write'>) {
  const t = useText()
  const { host, port, security, username, has_password } = email[kind]
  const [changes, setChanges] = useState<Partial<ServerDraft>>({})
  const draft: ServerDraft = { host, port, security, username: username ?? '', password: '', ...changes }
  function set(more: Partial<ServerDraft>) {
    setChanges({ ...changes, ...more })
    write({ [kind]: serverInput({ ...draft, ...more }) })
  }
  return (
    <>
      <ServerGroup kind={kind} draft={draft} set={set} />
      <div className="grid gap-4 sm:grid-cols-2">
        {email.oauth ? (
          <TextField
            label={t.email.username}
            value={draft.username}
            onChange={({ target }) => set({ username: target.value })}
            dir="ltr"
            autoComplete="off"
            maxLength={255}
          />
        ) : (
          <LoginFields
            draft={draft}
            set={set}
            password_hint={has_password ? `${t.email.password_kept} ${t.email_channel.password_again}` : undefined}
          />
        )}
      </div>
    </>
  )
}
