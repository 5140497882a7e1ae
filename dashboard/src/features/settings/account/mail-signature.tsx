import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { changeProfile } from './own.ts'

/** What stands below the emails that someone writes. */
export function MailSignature() {
  const t = useText()
  const queries = useQueryClient()
  const session = useSession()
  const before = session.signature ?? ''
  const [signature, setSignature] = useState(before)
  const change = useMutation({
    mutationFn: changeProfile,
    onSuccess: (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      say(t.settings.profile_saved)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate({ signature: signature.trim() || null })
  }
  return (
    <SettingsCard title={t.settings.mail_signature} lead={t.settings.mail_signature_hint}>
      <form onSubmit={submit} className="flex max-w-lg flex-col gap-4">
        <AreaField
          label={t.settings.signature}
          rows={4}
          maxLength={2000}
          value={signature}
          onChange={({ target }) => setSignature(target.value)}
        />
        <Problem error={change.error} />
        <div>
          <Button type="submit" busy={change.isPending} disabled={signature.trim() === before}>
            {t.common.save}
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}
