import { type FormEvent, useState } from 'react'
import type { NotificationSettings, NotificationSettingsChanges } from '../../../api/generated/administration.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, TextField } from '../../../ui/field.tsx'

interface Props {
  settings: NotificationSettings
  busy: boolean
  change: (changes: NotificationSettingsChanges) => void
}

/** Hours in which nothing rings: what happens in them comes in one piece when they end. */
export function QuietHours({ settings, busy, change }: Props) {
  const t = useText()
  const has_hours = settings.quiet_from !== null
  const [is_on, setOn] = useState(has_hours)
  return (
    <div className="flex flex-col gap-4">
      <Choice
        type="checkbox"
        label={t.notifications.quiet_on}
        checked={is_on}
        onChange={({ target }) => {
          setOn(target.checked)
          if (!target.checked && has_hours) change({ quiet_from: null, quiet_until: null })
        }}
      />
      {is_on && <Hours settings={settings} busy={busy} change={change} />}
    </div>
  )
}

function Hours({ settings, busy, change }: Props) {
  const t = useText()
  const own_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [from, setFrom] = useState(settings.quiet_from ?? '18:00')
  const [until, setUntil] = useState(settings.quiet_until ?? '08:00')
  // Whoever has quiet hours keeps their zone while traveling; a new one is that of this browser.
  const zone = settings.quiet_from === null ? own_zone : settings.time_zone
  const save = (time_zone: string) => change({ quiet_from: from, quiet_until: until, time_zone })
  function submit(event: FormEvent) {
    event.preventDefault()
    save(zone)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid max-w-sm grid-cols-2 gap-4">
        <TextField
          type="time"
          label={t.notifications.quiet_from}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          required
        />
        <TextField
          type="time"
          label={t.notifications.quiet_until}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          required
        />
      </div>
      <p className="text-xs text-muted">{t.notifications.quiet_zone(zone)}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={from === until}>
          {t.notifications.quiet_save}
        </Button>
        {zone !== own_zone && (
          <Button kind="quiet" onClick={() => save(own_zone)}>
            {t.notifications.quiet_use_zone(own_zone)}
          </Button>
        )}
      </div>
    </form>
  )
}
