import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { acceptInvitation, previewInvitation, useSignedIn } from '../../session/session.ts'
import { apart } from '../../text/plural.ts'
import { useText } from '../../text/text.tsx'
import { Skeletons } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Frame } from './frame.tsx'
import { takeToken } from './token.ts'

export function InvitationPage() {
  const t = useText()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [token] = useState(takeToken)
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
  const { account_name, email, role } = preview.data
  return (
    <Frame
      title={t.account.invitation_title}
      lead={t.account.invitation_lead(apart(account_name), t.account.roles[role] ?? role)}
      onSubmit={({ name, password }) => accept.mutate({ token, name: name!, password: password! })}
    >
      <TextField label={t.common.email} name="email" type="email" value={email} readOnly autoComplete="username" />
      <TextField label={t.account.your_name} name="name" required maxLength={255} autoComplete="name" autoFocus />
      <PasswordField
        label={t.common.password}
        hint={t.account.password_hint}
        name="password"
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
      />
      <Problem error={accept.error} />
      <Button type="submit" kind="primary" busy={accept.isPending} className="min-h-9">
        {t.account.join}
      </Button>
    </Frame>
  )
}
