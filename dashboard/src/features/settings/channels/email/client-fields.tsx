import type { EmailOAuthClientInput } from '@parley/sdk'
import { useText } from '../../../../text/page-text.ts'
import { PasswordField, TextField } from '../../../../ui/field.tsx'

export type SignInChoice = 'password' | EmailOAuthClientInput['provider']

export interface ClientDraft {
  client_id: string
  client_secret: string
  tenant: string
  authorization_url: string
  token_url: string
  scopes: string
}

export const no_client: ClientDraft = {
  client_id: '',
  client_secret: '',
  tenant: '',
  authorization_url: '',
  token_url: '',
  scopes: '',
}

/** A client as the service takes it. */
export function clientInput(provider: EmailOAuthClientInput['provider'], draft: ClientDraft): EmailOAuthClientInput {
  const { client_id, client_secret, tenant, authorization_url, token_url, scopes } = draft
  return {
    provider,
    client_id,
    client_secret: client_secret || null,
    ...(provider === 'microsoft' && tenant !== '' && { tenant }),
    ...(provider === 'other' && { authorization_url, token_url, scopes: scopes.split(/\s+/).filter(Boolean) }),
  }
}

interface Props {
  provider: EmailOAuthClientInput['provider']
  draft: ClientDraft
  set: (changes: Partial<ClientDraft>) => void
}

/** The client that was registered with a provider. */
export function ClientFields({ provider, draft, set }: Props) {
  const t = useText()
  const words = t.email_channel.sign_in
  const field = (
    name: Exclude<keyof ClientDraft, 'client_secret'>,
    more: { hint?: string; required?: boolean } = {},
  ) => (
    <TextField
      label={words[name]}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: name === 'scopes' ? target.value : target.value.trim() })}
      dir="ltr"
      autoComplete="off"
      {...more}
    />
  )
  return (
    <>
      <p className="text-sm text-muted">{words.lead}</p>
      {field('client_id', { required: true })}
      <PasswordField
        label={words.client_secret}
        hint={words.client_secret_hint}
        value={draft.client_secret}
        onChange={({ target }) => set({ client_secret: target.value })}
        autoComplete="new-password"
        maxLength={1000}
      />
      {provider === 'microsoft' && field('tenant', { hint: words.tenant_hint })}
      {provider === 'other' && (
        <>
          {field('authorization_url', { required: true })}
          {field('token_url', { required: true })}
          {field('scopes', { hint: words.scopes_hint, required: true })}
        </>
      )}
    </>
  )
}
