import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { administration } from '../../api/service.ts'
import { useText } from '../../text/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Refusal } from './code-step.tsx'
import { Frame } from './frame.tsx'

/** Whether others may have used up the attempts: then a code by email helps. */
export function isLimited(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rate_limited'
}

/** Asks for a code by email. */
export function EmailMeCode({ email, asked }: { email: string; asked: () => void }) {
  const t = useText()
  const ask = useMutation({
    mutationFn: () => administration.sessions.requestSignInCode({ email }),
    onSuccess: asked,
  })
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{t.account.emailed_code_offer}</p>
      {is(ask.error, 'mail_not_configured') ? (
        <p role="alert" className="text-sm">
          {t.account.emailed_code_no_server}
        </p>
      ) : (
        <Refusal error={ask.error} />
      )}
      <Button busy={ask.isPending} onClick={() => ask.mutate()}>
        {t.account.emailed_code_send}
      </Button>
    </div>
  )
}

interface StepProps {
  email: string
  /** The code was right: this browser may try again. */
  passed: () => void
  back: () => void
}

export function EmailedCodeStep({ email, passed, back }: StepProps) {
  const t = useText()
  const confirm = useMutation({
    mutationFn: (code: string) => administration.sessions.confirmSignInCode({ email, code }),
    onSuccess: passed,
  })
  return (
    <Frame
      title={t.account.sign_in_title}
      lead={t.account.emailed_code_lead(email)}
      onSubmit={({ code }) => confirm.mutate(code!.trim())}
    >
      <TextField
        label={t.account.emailed_code}
        name="code"
        required
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
      {is(confirm.error, 'code_incorrect') ? (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
          {t.account.emailed_code_wrong}
        </p>
      ) : (
        <Problem error={confirm.error} />
      )}
      <Button type="submit" kind="primary" busy={confirm.isPending} className="min-h-9">
        {t.account.verify}
      </Button>
      <Button kind="quiet" onClick={back}>
        {t.common.back}
      </Button>
    </Frame>
  )
}

function is(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}
