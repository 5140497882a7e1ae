import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { canPush, pushIn, turnOffPush, turnOnPush } from '../../../live/push.ts'
import { useSession } from '../../../session/session.ts'
import { useStored } from '../../../stored.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { SettingsCard } from '../settings-card.tsx'

/** Whether this browser gets pushes. */
export function PushCard() {
  const t = useText()
  const { user } = useSession()
  const [id] = useStored(pushIn(user.id))
  const [is_denied, setDenied] = useState(() => canPush() && Notification.permission === 'denied')
  const change = useMutation({
    mutationFn: async () => {
      if (id === null) setDenied(!(await turnOnPush(user.id)))
      else await turnOffPush(user.id)
    },
    onError: (error) => sayProblem(error, t),
  })
  const is_on = id !== null && !is_denied
  return (
    <SettingsCard
      title={t.notifications.push}
      lead={t.notifications.push_hint}
      mark={is_on && <Badge tone="good">{t.notifications.push_on}</Badge>}
    >
      {!canPush() ? (
        <p className="max-w-2xl text-sm">{t.notifications.push_unsupported}</p>
      ) : is_denied ? (
        <p className="max-w-2xl text-sm">{t.notifications.push_denied}</p>
      ) : (
        <Button busy={change.isPending} onClick={() => change.mutate()}>
          {is_on ? t.notifications.push_disable : t.notifications.push_enable}
        </Button>
      )}
    </SettingsCard>
  )
}
