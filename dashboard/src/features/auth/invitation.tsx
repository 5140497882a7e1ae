import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { acceptInvitation, previewInvitation, useSignedIn } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { apart } from '../../text/plural.ts'
import { Skeletons } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { CodeField, codeIn, Refusal, wantsCode } from './code-step.tsx'
import { Frame } from './frame.tsx'
import { takeToken } from './token.ts'

/** Where a link leads that lets somebody in: for the first time, or with a new password. */
export function InvitationPage() {
  const t = useText()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [token] = useState(takeToken)
  const [first, setFirst] = useState<{ name?: string; password: string } | null>(null)
  const preview = useQuery({
    queryKey: ['invitation'],
    queryFn: () => previewInvitation(token!),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accept = useMutation({
    mutationFn: acceptInvitation,
    onSuccess: (session) => {
      signedIn(session)
      navigate({ to: '/' })
    },
    onError: (error, { name, password }) => {
      if (wantsCode(error)) setFirst({ name, password })
    },
  })
  if (token !== null && preview.isPending) return <Skeletons rows={3} className="mx-auto h-10 w-full max-w-sm" />
  if (token === null || !preview.data)
    return (
      <Frame title={t.account.invitation_gone} lead={t.account.invitation_gone_hint}>
        <Link to="/sign-in" search={{}} className="text-sm font-medium text-accent-ink underline underline-offset-2">
          {t.account.sign_in}
        </Link>
      </Frame>
    )
  const { kind, account_name, email, name, role } = preview.data
  const is_reset = kind === 'password_reset'
  const title = is_reset ? t.account.reset_title : t.account.invitation_title
  const act = is_reset ? t.account.reset_save : t.account.join
  if (first)
    return (
      <Frame
        title={title}
        lead={t.account.reset_code_lead}
        onSubmit={(values) => accept.mutate({ token, ...first, code: codeIn(values) })}
      >
        <CodeField />
        <Refusal error={accept.error} />
        <Button type="submit" kind="primary" busy={accept.isPending} className="min-h-9">
          {act}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setFirst(null)
            accept.reset()
          }}
        >
          {t.account.reset_back}
        </Button>
      </Frame>
    )
  return (
    <Frame
      title={title}
      lead={
        is_reset
          ? t.account.reset_lead(apart(account_name))
          : t.account.invitation_lead(apart(account_name), t.account.roles[role] ?? role)
      }
      onSubmit={({ name, password }) => accept.mutate({ token, name, password: password! })}
    >
      <TextField label={t.common.email} name="email" type="email" value={email} readOnly autoComplete="username" />
      {!is_reset && (
        <TextField
          label={t.account.your_name}
          name="name"
          defaultValue={name ?? undefined}
          required
          maxLength={255}
          autoComplete="name"
          autoFocus
        />
      )}
      <PasswordField
        label={t.common.password}
        hint={t.account.password_hint}
        name="password"
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
        autoFocus={is_reset}
      />
      <Refusal error={accept.error} />
      <Button type="submit" kind="primary" busy={accept.isPending} className="min-h-9">
        {act}
      </Button>
    </Frame>
  )
}
