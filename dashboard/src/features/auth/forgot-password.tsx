import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { needsSetup } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { Code } from '../../ui/bits.tsx'
import { Frame } from './frame.tsx'

/** No link is emailed: whoever runs the service makes it. Where email is set up, a code may be all that is needed. */
export function ForgotPasswordPage() {
  const t = useText()
  const setup = useQuery({ queryKey: ['setup'], queryFn: needsSetup })
  return (
    <Frame title={t.account.forgot_title} lead={t.account.forgot_lead}>
      <Code label={t.account.forgot_command} text="parley users reset-password you@example.com" />
      <p className="text-sm text-muted">{t.account.forgot_hint}</p>
      {setup.data?.sends_email && <p className="text-sm text-muted">{t.account.forgot_limited}</p>}
      <Link
        to="/sign-in"
        search={{}}
        className="min-h-6 self-start text-sm font-medium text-accent-ink underline underline-offset-2"
      >
        {t.common.back}
      </Link>
    </Frame>
  )
}
