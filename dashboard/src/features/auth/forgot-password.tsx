import { Link } from '@tanstack/react-router'
import { useText } from '../../text/page-text.ts'
import { Code } from '../../ui/bits.tsx'
import { Frame } from './frame.tsx'

/** No email is sent: whoever runs the service makes the link. */
export function ForgotPasswordPage() {
  const t = useText()
  return (
    <Frame title={t.account.forgot_title} lead={t.account.forgot_lead}>
      <Code label={t.account.forgot_command} text="parley users reset-password you@example.com" />
      <p className="text-sm text-muted">{t.account.forgot_hint}</p>
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
