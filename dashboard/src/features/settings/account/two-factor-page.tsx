import { Navigate } from '@tanstack/react-router'
import { useSession, useSignOut } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { useTitle } from '../../../ui/page.tsx'
import { TwoFactor } from './two-factor.tsx'

/** All there is for whoever has yet to switch on the second factor that the account requires. */
export function TwoFactorPage() {
  const t = useText()
  const { account, user } = useSession()
  const leave = useSignOut()
  useTitle(t.settings.two_factor)
  if (user.two_factor || !account.two_factor_required) return <Navigate to="/" />
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 bg-canvas px-4 py-10">
      <h1 className="flex items-center gap-2 text-lg font-semibold">
        <Mark />
        {account.name}
      </h1>
      <p>{t.settings.two_factor_needed}</p>
      <TwoFactor />
      <div>
        <Button kind="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t.shell.sign_out}
        </Button>
      </div>
    </main>
  )
}
