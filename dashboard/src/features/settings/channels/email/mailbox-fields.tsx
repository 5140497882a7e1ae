import type { Mode } from '../../../../api/call.ts'
import { useText } from '../../../../text/page-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField, SelectField, TextField } from '../../../../ui/field.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import { PlaceFields, type ServerDraft, smtp_ports } from '../../email/server-fields.tsx'
import { type ClientDraft, ClientFields, type SignInChoice } from './client-fields.tsx'
import { filledIn, imap_ports, type Servers } from './servers.ts'
import { type EmailSetup, useSetup } from './setup.ts'

export interface MailboxDraft {
  address: string
  sign_in: SignInChoice
  password: string
  client: ClientDraft
  servers: Servers
}

interface Props {
  mode: Mode
  draft: MailboxDraft
  set: (changes: Partial<MailboxDraft>) => void
}

/** A mailbox that is connected: an address, a password, and the servers, which are found by the address. */
export function MailboxFields({ mode, draft, set }: Props) {
  const t = useText()
  const setup = useSetup(mode)
  const { address, sign_in, password, client, servers } = draft
  function find() {
    setup.mutate(address, { onSuccess: (found) => set({ servers: filledIn(servers, found) }) })
  }
  const setServer = (which: keyof Servers) => (changes: Partial<ServerDraft>) =>
    set({ servers: { ...servers, [which]: { ...servers[which], ...changes } } })
  return (
    <>
      <TextField
        label={t.email_channel.address}
        hint={t.email_channel.address_hint}
        type="email"
        value={address}
        onChange={({ target }) => set({ address: target.value.trim() })}
        dir="ltr"
        autoComplete="off"
        maxLength={254}
        required
      />
      <SelectField
        label={t.email_channel.sign_in.label}
        choices={t.email_channel.sign_in.choices}
        value={sign_in}
        onChange={({ target }) => set({ sign_in: target.value as SignInChoice })}
      />
      {sign_in === 'password' ? (
        <PasswordField
          label={t.email_channel.password_of_both}
          hint={t.email_channel.password_of_both_hint}
          value={password}
          onChange={({ target }) => set({ password: target.value })}
          autoComplete="new-password"
          maxLength={1000}
          required
        />
      ) : (
        <ClientFields provider={sign_in} draft={client} set={(changes) => set({ client: { ...client, ...changes } })} />
      )}
      <div className="flex flex-col items-start gap-2">
        <Button onClick={find} busy={setup.isPending} disabled={!/.@.+\../.test(address)}>
          {t.email_channel.find}
        </Button>
        <div role="status">{setup.data && <Remarks setup={setup.data} />}</div>
        <Problem error={setup.error} />
      </div>
      <ServerGroup kind="imap" draft={servers.imap} set={setServer('imap')} />
      <ServerGroup kind="smtp" draft={servers.smtp} set={setServer('smtp')} />
    </>
  )
}

function Remarks({ setup: { found_by, provider, remarks } }: { setup: EmailSetup }) {
  const t = useText()
  const found =
    found_by === null
      ? t.email_channel.not_found
      : found_by === 'known'
        ? t.email_channel.found.known(provider ?? '')
        : t.email_channel.found[found_by]
  const cannot = remarks.filter((one) => one === 'no_imap')
  const shown = cannot.length > 0 ? cannot : remarks
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {cannot.length === 0 && <li className="text-muted">{found}</li>}
      {shown.map((one) => (
        <li key={one} className="rounded-md bg-warn-soft px-3 py-2 text-warn-ink">
          {t.email_channel.remarks[one]}
        </li>
      ))}
    </ul>
  )
}

interface GroupProps {
  kind: 'imap' | 'smtp'
  draft: ServerDraft
  set: (changes: Partial<ServerDraft>) => void
}

/** The place of one server; the login follows from address and password. */
export function ServerGroup({ kind, draft, set }: GroupProps) {
  const t = useText()
  const is_imap = kind === 'imap'
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-sm font-medium">
        {is_imap ? t.email_channel.incoming : t.email_channel.outgoing}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceFields
          draft={draft}
          set={set}
          example={`${kind}.example.com`}
          securities={is_imap ? t.email_channel.securities : t.email.securities}
          usual_ports={is_imap ? imap_ports : smtp_ports}
        />
      </div>
    </fieldset>
  )
}
