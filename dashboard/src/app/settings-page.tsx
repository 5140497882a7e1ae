import { Link, useParams } from '@tanstack/react-router'
import type { Mode } from '../api/call.ts'
import { FirstSteps } from '../features/inbox/list/first-steps.tsx'
import { useFirstSteps } from '../queries/first-steps.ts'
import { useText } from '../text/text.tsx'
import { Page } from '../ui/page.tsx'
import { on_a_phone, type Place, useNavigation } from './places.ts'

/** All settings. On a phone, also the places that don't fit in its bar. */
export function SettingsPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const { main, groups } = useNavigation(mode)
  const { steps } = useFirstSteps(mode)
  const further = main.slice(on_a_phone)
  return (
    <Page title={t.shell.settings}>
      {steps && <FirstSteps steps={steps} className="pb-6" />}
      {further.length > 0 && (
        <div className="pb-6 md:hidden">
          <Places places={further} label={t.shell.more} />
        </div>
      )}
      {groups.map(({ title, places }) => (
        <section key={title} className="pb-6">
          <h2 className="pb-2 text-sm font-medium text-muted">{title}</h2>
          <Places places={places} label={title} />
        </section>
      ))}
    </Page>
  )
}

function Places({ places, label }: { places: Place[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid overflow-hidden rounded-lg border border-line bg-surface max-sm:divide-y max-sm:divide-line sm:grid-cols-2 lg:grid-cols-3"
    >
      {places.map(({ name, label, icon: Icon, link }) => (
        <li key={name}>
          <Link
            {...link}
            className="flex min-h-12 items-center gap-3 px-4 text-base outline-offset-[-2px] hover:bg-sunken"
          >
            <Icon size={17} aria-hidden className="shrink-0 text-muted" />
            <span className="truncate">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
