import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettings, NotificationSettingsChanges } from '../../../api/generated/administration.ts'
import { administration } from '../../../api/service.ts'
import { notificationSettingsQuery } from '../../../queries/notification-settings.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeletons } from '../../../ui/bits.tsx'
import { Choice } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { PushCard } from './push-card.tsx'
import { QuietHours } from './quiet-hours.tsx'

/** What somebody wants to be told, and how. */
export function NotificationsPage() {
  const t = useText()
  const settings = useQuery(notificationSettingsQuery)
  return (
    <Page title={t.shell.notifications} lead={t.notifications.lead}>
      {settings.isPending && <Skeletons rows={3} className="h-24" />}
      {settings.isError && !settings.data && <Failed error={settings.error} retry={() => settings.refetch()} />}
      {settings.data && <Settings settings={settings.data} />}
    </Page>
  )
}

function Settings({ settings }: { settings: NotificationSettings }) {
  const t = useText()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (changes: NotificationSettingsChanges) => administration.notifications.changeSettings(changes),
    // A box shows what was chosen at once.
    onMutate: (changes) => queries.setQueryData(notificationSettingsQuery.queryKey, changed(settings, changes)),
    onSuccess: (after) => {
      queries.setQueryData(notificationSettingsQuery.queryKey, after)
      say(t.notifications.saved)
    },
    onError: (error) => {
      queries.invalidateQueries(notificationSettingsQuery)
      sayProblem(error, t)
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <SettingsCard
        title={t.notifications.what}
        lead={settings.email_configured ? undefined : t.notifications.no_email}
      >
        <Kinds settings={settings} change={change.mutate} />
        <fieldset className="mt-4 flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{t.notifications.waiting_email}</legend>
          {(['away', 'always'] as const).map((when) => (
            <Choice
              key={when}
              type="radio"
              name="waiting_email"
              label={t.notifications.waiting_emails[when]}
              checked={settings.waiting_email === when}
              onChange={() => change.mutate({ waiting_email: when })}
            />
          ))}
        </fieldset>
      </SettingsCard>
      <PushCard />
      <SettingsCard title={t.notifications.quiet} lead={t.notifications.quiet_hint}>
        <QuietHours settings={settings} busy={change.isPending} change={change.mutate} />
      </SettingsCard>
      <SettingsCard title={t.notifications.sounds}>
        <Choice
          type="checkbox"
          label={t.notifications.sounds_on}
          checked={settings.sounds}
          onChange={({ target }) => change.mutate({ sounds: target.checked })}
        />
      </SettingsCard>
    </div>
  )
}

function changed(
  before: NotificationSettings,
  { channels = {}, ...rest }: NotificationSettingsChanges,
): NotificationSettings {
  const kinds = Object.entries(before.channels).map(([kind, ways]) => [
    kind,
    { ...ways, ...channels[kind as keyof typeof channels] },
  ])
  return { ...before, ...rest, channels: Object.fromEntries(kinds) }
}

const ways = ['center', 'push', 'email'] as const

interface KindsProps {
  settings: NotificationSettings
  change: (changes: NotificationSettingsChanges) => void
}

/** A box for each kind and way. */
function Kinds({ settings, change }: KindsProps) {
  const t = useText()
  const kinds = Object.keys(settings.channels) as (keyof typeof settings.channels)[]
  return (
    <table className="w-full max-w-2xl text-sm">
      <caption className="sr-only">{t.notifications.what}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="sr-only">
            {t.notifications.what}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="px-1 pb-2 text-center font-medium sm:px-2">
              {t.notifications.ways[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="py-2 pe-2 text-start font-normal">
              {t.notifications.kinds[kind]}
            </th>
            {ways.map((way) => (
              <td key={way} className="px-1 text-center sm:px-2">
                <input
                  type="checkbox"
                  aria-label={`${t.notifications.kinds[kind]}: ${t.notifications.ways[way]}`}
                  checked={settings.channels[kind][way]}
                  onChange={({ target }) => change({ channels: { [kind]: { [way]: target.checked } } })}
                  className="size-4 accent-(--accent)"
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
