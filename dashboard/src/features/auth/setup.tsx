import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { needsSetup, setUp, useSignedIn } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { Code, Skeletons } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Failed, Problem } from '../../ui/problem.tsx'
import { Frame } from './frame.tsx'
import { takeToken } from './token.ts'

export function SetupPage() {
  const t = useText()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [token] = useState(takeToken)
  const setup = useQuery({ queryKey: ['setup'], queryFn: needsSetup, staleTime: 0 })
  const claim = useMutation({
    mutationFn: setUp,
    onSuccess: (session) => {
      signedIn(session)
      navigate({ to: '/' })
    },
  })
  const was_done =
    setup.data?.needed === false || (claim.error instanceof ApiError && claim.error.code === 'already_set_up')
  if (setup.isPending) return <Skeletons rows={3} className="mx-auto h-10 w-full max-w-sm" />
  if (setup.isError) return <Failed error={setup.error} retry={() => setup.refetch()} />
  if (was_done)
    return (
      <Frame title={t.account.setup_done} lead={t.account.setup_done_hint}>
        <Link to="/sign-in" search={{}} className="text-sm font-medium text-accent-ink underline underline-offset-2">
          {t.account.sign_in}
        </Link>
      </Frame>
    )
  if (token === null)
    return (
      <Frame title={t.account.setup_no_token} lead={t.account.setup_no_token_hint}>
        <Code label={t.account.setup_no_token} text={`${location.origin}/dashboard/setup#token=…`} copy={false} />
      </Frame>
    )
  return (
    <Frame
      title={t.account.setup_title}
      lead={t.account.setup_lead}
      onSubmit={({ account_name, name, email, password }) =>
        claim.mutate({ token, account_name: account_name!, name: name!, email: email!, password: password! })
      }
    >
      <TextField
        label={t.account.business}
        name="account_name"
        required
        maxLength={255}
        autoComplete="organization"
        autoFocus
      />
      <TextField label={t.account.your_name} name="name" required maxLength={255} autoComplete="name" />
      <TextField label={t.common.email} name="email" type="email" required maxLength={254} autoComplete="username" />
      <PasswordField
        label={t.common.password}
        hint={t.account.password_hint}
        name="password"
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
      />
      <Problem error={claim.error} />
      <Button type="submit" kind="primary" busy={claim.isPending} className="min-h-9">
        {t.account.create}
      </Button>
    </Frame>
  )
}
