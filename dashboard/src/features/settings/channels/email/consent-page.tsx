import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../text/page-text.ts'
import { Mark } from '../../../../ui/mark.tsx'
import { useTitle } from '../../../../ui/page.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import { begunWith, useComplete } from './consent.ts'

/** Where a provider leads back to after somebody signed in to a mailbox. */
export function ConsentPage() {
  const t = useText()
  const words = t.email_channel.sign_in
  const { state, code } = useSearch({ from: '/mailbox-consent' })
  const [flow] = useState(() => begunWith(state))
  const navigate = useNavigate()
  const { mutate, error } = useComplete()
  const is_asked = useRef(false)
  useTitle(words.title)
  useEffect(() => {
    // A code works once.
    if (!flow || code === undefined || is_asked.current) return
    is_asked.current = true
    const { mode } = flow
    const onSuccess = () => navigate({ to: '/$mode/settings/channels', params: { mode }, search: {}, replace: true })
    mutate({ ...flow, code }, { onSuccess })
  }, [flow, code, mutate, navigate])
  const problem = !flow ? words.foreign : code === undefined ? words.denied : null
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-4 bg-canvas px-4 py-10">
      <h1 className="flex items-center gap-2 text-lg font-semibold">
        <Mark />
        {words.title}
      </h1>
      {problem && <p role="alert">{problem}</p>}
      {!problem && !error && <p role="status">{words.completing}</p>}
      <Problem error={error} />
      {(problem || error) && (
        <Link
          to="/$mode/settings/channels"
          params={{ mode: flow?.mode ?? 'live' }}
          search={{}}
          className="self-start text-accent-ink underline underline-offset-2"
        >
          {words.back}
        </Link>
      )}
    </main>
  )
}
