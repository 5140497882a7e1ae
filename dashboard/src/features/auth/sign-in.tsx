import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { needsSetup, sessionQuery, signIn, useSignedIn } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { CodeField, codeIn, Refusal, wantsCode } from './code-step.tsx'
import { EmailedCodeStep, EmailMeCode, isLimited } from './emailed-code.tsx'
import { Frame } from './frame.tsx'

export function SignInPage() {
  const router = useRouter()
  const signedIn = useSignedIn()
  const { next, ended } = useSearch({ from: '/sign-in' })
  const [first, setFirst] = useState<Credentials | null>(null)
  /** What was refused, while a code by email is entered. */
  const [refused, setRefused] = useState<Credentials | null>(null)
  const session = useQuery(sessionQuery)
  const setup = useQuery({ queryKey: ['setup'], queryFn: needsSetup })
  const enter = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      signedIn(session)
      router.history.push(safely(next))
    },
    onError: (error, { email, password }) => {
      if (wantsCode(error)) setFirst({ email, password })
    },
  })
  if (session.data && !enter.isSuccess) return <Navigate to="/" replace />
  if (setup.data?.needed) return <Navigate to="/setup" replace />
  if (refused)
    return (
      <EmailedCodeStep
        email={refused.email}
        passed={() => {
          setRefused(null)
          enter.mutate(refused)
        }}
        back={() => setRefused(null)}
      />
    )
  if (first)
    return (
      <SecondFactor
        error={enter.error}
        busy={enter.isPending}
        entered={(code) => enter.mutate({ ...first, code })}
        back={() => {
          setFirst(null)
          enter.reset()
        }}
      />
    )
  return (
    <PasswordStep
      ended={Boolean(ended)}
      error={enter.error}
      busy={enter.isPending}
      entered={enter.mutate}
      refused={isLimited(enter.error) ? enter.variables : undefined}
      coded={setRefused}
    />
  )
}

interface Credentials {
  email: string
  password: string
}

interface PasswordProps {
  ended: boolean
  error: unknown
  busy: boolean
  entered: (values: Credentials) => void
  /** What was refused because of too many attempts. */
  refused: Credentials | undefined
  /** A code for it is on its way. */
  coded: (refused: Credentials) => void
}

function PasswordStep({ ended, error, busy, entered, refused, coded }: PasswordProps) {
  const t = useText()
  return (
    <Frame
      title={t.account.sign_in_title}
      lead={ended ? t.account.sign_in_again : undefined}
      onSubmit={({ email, password }) => entered({ email: email!, password: password! })}
    >
      <TextField label={t.common.email} name="email" type="email" required autoComplete="username" autoFocus />
      <PasswordField label={t.common.password} name="password" required autoComplete="current-password" />
      <Forgotten />
      <Refusal error={error} />
      {refused && <EmailMeCode email={refused.email} asked={() => coded(refused)} />}
      <Button type="submit" kind="primary" busy={busy} className="min-h-9">
        {t.account.sign_in}
      </Button>
    </Frame>
  )
}

interface SecondFactorProps {
  error: unknown
  busy: boolean
  entered: (code: string) => void
  back: () => void
}

function SecondFactor({ error, busy, entered, back }: SecondFactorProps) {
  const t = useText()
  return (
    <Frame title={t.account.sign_in_title} lead={t.account.code_lead} onSubmit={(values) => entered(codeIn(values))}>
      <CodeField />
      <Refusal error={error} />
      <Button type="submit" kind="primary" busy={busy} className="min-h-9">
        {t.account.verify}
      </Button>
      <Button kind="quiet" onClick={back}>
        {t.account.other_account}
      </Button>
    </Frame>
  )
}

function Forgotten() {
  const t = useText()
  return (
    <Link to="/forgot-password" className="-mt-2 min-h-6 self-start text-sm text-accent-ink hover:underline">
      {t.account.forgot}
    </Link>
  )
}

/** Back to a page of ours, whatever the address asks for. */
function safely(next: string | undefined): string {
  const home = '/dashboard/'
  if (!next) return home
  const url = new URL(next.startsWith('/dashboard') ? next : `/dashboard${next}`, location.origin)
  return url.origin === location.origin && url.pathname.startsWith(home) ? url.pathname + url.search + url.hash : home
}
