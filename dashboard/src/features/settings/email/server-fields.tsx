import { useText } from '../../../text/page-text.ts'
import { PasswordField, SelectField, TextField } from '../../../ui/field.tsx'

export interface ServerDraft {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string
  password: string
}

interface PlaceProps {
  draft: Omit<ServerDraft, 'username' | 'password'>
  set: (changes: Partial<ServerDraft>) => void
  example: string
  securities: Record<string, string>
  usual_ports: Record<ServerDraft['security'], number>
}

export const smtp_ports = { starttls: 587, tls: 465, none: 25 }

/** Where a server is. */
export function PlaceFields({ draft, set, example, securities, usual_ports }: PlaceProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t.email.host}
        value={draft.host}
        onChange={({ target }) => set({ host: target.value.trim() })}
        dir="ltr"
        placeholder={example}
        maxLength={253}
        required
      />
      <TextField
        label={t.email.port}
        type="number"
        min={1}
        max={65_535}
        value={draft.port || ''}
        onChange={({ target }) => set({ port: target.valueAsNumber || 0 })}
        required
      />
      <SelectField
        label={t.email.security}
        choices={securities}
        value={draft.security}
        onChange={({ target }) => {
          const security = target.value as ServerDraft['security']
          // A port that somebody chose stays.
          set(
            Object.values(usual_ports).includes(draft.port) ? { security, port: usual_ports[security] } : { security },
          )
        }}
      />
    </>
  )
}

interface LoginProps {
  draft: Pick<ServerDraft, 'username' | 'password'>
  set: (changes: Partial<ServerDraft>) => void
  username_hint?: string
  password_hint?: string
}

/** Who logs in there. */
export function LoginFields({ draft, set, username_hint, password_hint }: LoginProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t.email.username}
        hint={username_hint}
        value={draft.username}
        onChange={({ target }) => set({ username: target.value })}
        dir="ltr"
        autoComplete="off"
        maxLength={255}
      />
      <PasswordField
        label={t.email.password}
        hint={password_hint}
        value={draft.password}
        onChange={({ target }) => set({ password: target.value })}
        autoComplete="new-password"
        maxLength={1000}
      />
    </>
  )
}
