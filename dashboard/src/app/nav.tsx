import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Mode } from '../api/call.ts'
import { useUnsent } from '../features/inbox/data/outbox.ts'
import { InboxBadge } from '../features/inbox/sidebar/inbox-badge.tsx'
import { keysShown, shortcuts } from '../keyboard/shortcuts.ts'
import { useSession } from '../session/session.ts'
import { useText } from '../text/text.tsx'
import { IconButton, Key } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { on_a_phone, type Place, useNavigation } from './places.ts'
import { YouMenu } from './you-menu.tsx'

interface Props {
  mode: Mode
  openPalette: () => void
  openShortcuts: () => void
}

/** Beside the page, where there is room. The settings unfold while one is in them. */
export function Rail({ mode, openPalette, openShortcuts }: Props) {
  const t = useText()
  const { main, groups, settings } = useNavigation(mode)
  const is_in_settings = useRouterState({ select: ({ location }) => /^\/\w+\/settings/.test(location.pathname) })
  return (
    <nav
      aria-label={t.shell.navigation}
      className="hidden w-52 shrink-0 flex-col gap-1 border-e border-line bg-canvas p-3 md:flex"
    >
      <div className="flex items-center gap-2 px-1 pb-2">
        <Mark />
        <span className="text-base font-semibold">Parley</span>
      </div>
      <ModeSwitch mode={mode} />
      <button
        type="button"
        title={t.shell.commands}
        onClick={openPalette}
        className="mt-2 mb-2 flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-surface ps-2 pe-1 text-sm text-muted hover:text-ink"
      >
        <Search size={14} aria-hidden />
        <span className="min-w-0 flex-1 truncate text-start">{t.shell.commands}</span>
        <span className="shrink-0" aria-hidden>
          <Key>{keysShown(shortcuts.commands.keys).join(' ')}</Key>
        </span>
      </button>
      {/* Room for the ring of what has the focus, which a scrolling part would cut off. */}
      <div className="pane -mx-1 flex flex-1 flex-col gap-1 px-1 pb-2">
        {main.map((place) => (
          <PlaceLink key={place.name} place={place}>
            {place.name === 'inbox' && <InboxBadge mode={mode} />}
          </PlaceLink>
        ))}
        <PlaceLink place={settings} is_exact />
        {is_in_settings &&
          groups.map(({ title, places }) => (
            <div key={title} className="ms-4 flex flex-col border-s border-line ps-2">
              {title !== settings.label && <p className="px-2 pt-1 pb-0.5 text-xs font-medium text-muted">{title}</p>}
              {places.map((place) => (
                <PlaceLink key={place.name} place={place} />
              ))}
            </div>
          ))}
      </div>
      <div className="-mx-3 border-t border-line px-3 pt-2">
        <YouMenu openShortcuts={openShortcuts} />
      </div>
    </nav>
  )
}

const where_one_is =
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink'

interface PlaceLinkProps {
  place: Place
  is_exact?: boolean
  children?: ReactNode
}

function PlaceLink({ place: { name, label, icon: Icon, link }, is_exact, children }: PlaceLinkProps) {
  return (
    <Link
      {...link}
      activeOptions={{ includeSearch: false, exact: is_exact }}
      className={`flex min-h-8 items-center gap-2 rounded-md px-2 text-sm text-muted hover:bg-sunken hover:text-ink ${where_one_is}`}
    >
      <Icon size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {name === 'inbox' && <Unsent />}
      {children}
    </Link>
  )
}

/** How much of what I did the service does not have yet. */
function Unsent() {
  const t = useText()
  const { user } = useSession()
  const unsent = useUnsent(user.id)
  if (unsent === 0) return null
  const words = t.conversation.unsent(unsent)
  return (
    <span title={words} className="rounded-full bg-danger-soft px-1.5 text-xs font-medium text-danger-ink">
      <span aria-hidden>{unsent}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** Above the page on a narrow screen. */
export function TopBar({ mode, openPalette, openShortcuts }: Props) {
  const t = useText()
  return (
    <header className="flex items-center gap-2 border-b border-line bg-canvas px-3 py-1.5 md:hidden short:py-0.5">
      <Mark />
      <div className="min-w-0 flex-1">
        <div className="max-w-44">
          <ModeSwitch mode={mode} />
        </div>
      </div>
      <IconButton icon={Search} label={t.shell.commands_open} onClick={openPalette} />
      <YouMenu small openShortcuts={openShortcuts} />
    </header>
  )
}

const in_bar = 'text-muted aria-[current=page]:font-medium aria-[current=page]:text-accent-ink'

/** Below the page on a narrow screen, within reach of a thumb: the first places, and a way to all others. */
export function BottomBar({ mode }: { mode: Mode }) {
  const t = useText()
  const { main, settings } = useNavigation(mode)
  const places = [...main.slice(0, on_a_phone), { ...settings, label: t.shell.more, icon: Menu }]
  return (
    <nav aria-label={t.shell.navigation} className="flex border-t border-line bg-surface md:hidden">
      {places.map(({ name, label, icon: Icon, link }) => (
        <Link
          key={name}
          {...link}
          activeOptions={{ includeSearch: false }}
          className={`flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 text-xs short:min-h-8 ${in_bar}`}
        >
          <span className="flex items-center gap-1">
            <Icon size={18} aria-hidden />
            {name === 'inbox' && (
              <>
                <Unsent />
                <InboxBadge mode={mode} />
              </>
            )}
          </span>
          <span className="max-w-full truncate short:sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  )
}

const pressed =
  'aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[0_1px_2px_rgb(15_17_26/0.12)] in-data-[theme=dark]:aria-pressed:bg-line'

/** Live or test: always to be seen, and the same page in the other. */
function ModeSwitch({ mode }: { mode: Mode }) {
  const t = useText()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  function change(next: Mode) {
    // An object of one mode does not exist in the other: its list does.
    const page = path.replace(/^\/(live|test)/, '').replace(/\/svc[a-z]+_[^/]*$/, '')
    navigate({ to: `/${next}${page}` as '/' })
  }
  return (
    <fieldset className="flex rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{t.shell.mode}</legend>
      {(['live', 'test'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() => change(one)}
          className={`flex min-h-7 flex-1 items-center justify-center gap-1.5 rounded-sm px-2 text-xs font-medium text-muted hover:text-ink ${pressed}`}
        >
          <span
            aria-hidden
            className={`size-1.5 rounded-full ${mode !== one ? 'bg-edge' : one === 'live' ? 'bg-good-ink' : 'bg-warn-ink'}`}
          />
          {t.shell[one]}
        </button>
      ))}
    </fieldset>
  )
}
