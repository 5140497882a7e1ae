import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Mode } from '../api/call.ts'
import { useUnsent } from '../features/inbox/data/outbox.ts'
import { InboxBadge } from '../features/inbox/sidebar/inbox-badge.tsx'
import { ViewLinks } from '../features/inbox/sidebar/view-links.tsx'
import { NotificationBell } from '../features/notifications/bell.tsx'
import { keysShown, shortcuts } from '../keyboard/shortcuts.ts'
import { useSession } from '../session/session.ts'
import { stored, useStored } from '../stored.ts'
import { useText } from '../text/text.tsx'
import { IconButton } from '../ui/button.tsx'
import { keepClear } from '../ui/clear-of-toasts.ts'
import { Menu, PanelLeftClose, PanelLeftOpen, Search } from '../ui/icons.tsx'
import { Mark } from '../ui/mark.tsx'
import { on_a_phone, type Place, useNavigation } from './places.ts'
import { YouMenu } from './you-menu.tsx'

interface Props {
  mode: Mode
  openPalette: () => void
  openShortcuts: () => void
}

/** The collapsed sidebar shows only icons. The inbox's views then appear above its list. */
const is_narrow_rail = stored('parley.narrow_rail', false, (value) => typeof value === 'boolean')

/** Beside the page, if there's room. Settings expand while one of them is open. */
export function Rail({ mode, openPalette, openShortcuts }: Props) {
  const t = useText()
  const [is_narrow, setNarrow] = useStored(is_narrow_rail)
  useEffect(() => {
    document.body.dataset.rail = is_narrow ? 'narrow' : 'wide'
  }, [is_narrow])
  return (
    <nav
      aria-label={t.shell.navigation}
      className={`hidden shrink-0 flex-col border-e border-line bg-canvas pt-2 md:flex ${is_narrow ? 'w-13 items-stretch px-2' : 'w-56 px-3'}`}
    >
      <Head mode={mode} is_narrow={is_narrow} openPalette={openPalette} toggle={() => setNarrow(!is_narrow)} />
      {/* Room for the ring of what has the focus, which a scrolling part would cut off. */}
      <div className="pane -mx-1 flex flex-1 flex-col gap-0.5 p-1 pb-2">
        <Places mode={mode} is_narrow={is_narrow} />
      </div>
      <div className={`border-t border-line py-2 ${is_narrow ? '-mx-2 px-2' : '-mx-3 px-3'}`}>
        <YouMenu mode={mode} small={is_narrow} openShortcuts={openShortcuts} />
      </div>
    </nav>
  )
}

interface HeadProps {
  mode: Mode
  is_narrow: boolean
  openPalette: () => void
  toggle: () => void
}

function Head({ mode, is_narrow, openPalette, toggle }: HeadProps) {
  const t = useText()
  const { account } = useSession()
  return (
    <div className={`flex gap-1 pb-2 ${is_narrow ? 'flex-col items-center' : 'items-center ps-1'}`}>
      <span className="grid size-8 place-items-center">
        <Mark />
      </span>
      {!is_narrow && <bdi className="min-w-0 flex-1 truncate text-base font-semibold">{account.name}</bdi>}
      <IconButton
        icon={Search}
        label={`${t.shell.commands} (${keysShown(shortcuts.commands.keys).join(' ')})`}
        onClick={openPalette}
      />
      <NotificationBell mode={mode} />
      <IconButton
        icon={is_narrow ? PanelLeftOpen : PanelLeftClose}
        label={is_narrow ? t.shell.expand : t.shell.collapse}
        onClick={toggle}
        className="rtl:-scale-x-100"
      />
    </div>
  )
}

function Places({ mode, is_narrow }: { mode: Mode; is_narrow: boolean }) {
  const { main, groups, settings } = useNavigation(mode)
  const is_in_settings = useRouterState({ select: ({ location }) => /^\/\w+\/settings/.test(location.pathname) })
  const has_views = !is_narrow && !is_in_settings
  return (
    <>
      {main.map((place) => (
        <div key={place.name} className="contents">
          <PlaceLink mode={mode} place={place} is_narrow={is_narrow} has_views={place.name === 'inbox' && has_views} />
          {place.name === 'inbox' && has_views && <ViewLinks mode={mode} />}
        </div>
      ))}
      <PlaceLink mode={mode} place={settings} is_narrow={is_narrow} is_exact={!is_narrow} />
      {is_in_settings &&
        !is_narrow &&
        groups.map(({ title, places }) => (
          <div key={title} className="flex flex-col gap-0.5 ps-6">
            <p className="px-2 pt-2 pb-0.5 text-xs font-medium text-muted">{title}</p>
            {places.map((place) => (
              <PlaceLink mode={mode} key={place.name} place={place} has_no_icon />
            ))}
          </div>
        ))}
    </>
  )
}

const where_one_is =
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink'

interface PlaceLinkProps {
  mode: Mode
  place: Place
  is_narrow?: boolean
  is_exact?: boolean
  has_no_icon?: boolean
  /** The open view is shown below it. */
  has_views?: boolean
}

function PlaceLink({ mode, place, is_narrow, is_exact, has_no_icon, has_views }: PlaceLinkProps) {
  const { name, label, icon: Icon, link } = place
  const shape = is_narrow ? 'relative size-9 justify-center self-center' : has_no_icon ? 'min-h-7 px-2' : 'min-h-8 px-2'
  return (
    <Link
      {...link}
      activeOptions={{ includeSearch: false, exact: is_exact }}
      title={is_narrow ? label : undefined}
      className={`flex items-center gap-2.5 rounded-md text-sm text-muted hover:bg-sunken hover:text-ink ${shape} ${has_views ? 'aria-[current=page]:text-ink' : where_one_is}`}
    >
      {!has_no_icon && <Icon size={16} aria-hidden className="shrink-0" />}
      <span className={is_narrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {name === 'inbox' && (
        <span className={is_narrow ? 'absolute -end-1 -top-1 flex' : 'flex gap-1'}>
          <Unsent />
          <InboxBadge mode={mode} />
        </span>
      )}
    </Link>
  )
}

/** How many actions haven't reached the service yet. */
function Unsent() {
  const t = useText()
  const { user } = useSession()
  const unsent = useUnsent(user.id)
  if (unsent === 0) return null
  const words = t.conversation.unsent(unsent)
  return (
    <span title={words} className="rounded-full bg-danger-soft px-1.5 text-xs font-medium text-danger-ink tabular-nums">
      <span aria-hidden>{unsent}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** Above the page on a narrow screen. */
export function TopBar({ mode, openPalette, openShortcuts }: Props) {
  const t = useText()
  const { account } = useSession()
  return (
    <header className="flex items-center gap-2 border-b border-line bg-canvas px-3 py-1.5 md:hidden short:py-0.5">
      <Mark />
      <bdi className="min-w-0 flex-1 truncate text-base font-semibold">{account.name}</bdi>
      <IconButton icon={Search} label={t.shell.commands_open} onClick={openPalette} />
      <NotificationBell mode={mode} />
      <YouMenu mode={mode} small openShortcuts={openShortcuts} />
    </header>
  )
}

const in_bar = 'text-muted aria-[current=page]:font-medium aria-[current=page]:text-accent-ink'

/** Below the page on a narrow screen, in reach of the thumb: the main places, and a way to the others. */
export function BottomBar({ mode }: { mode: Mode }) {
  const t = useText()
  const { main, settings } = useNavigation(mode)
  const places = [...main.slice(0, on_a_phone), { ...settings, label: t.shell.more, icon: Menu }]
  return (
    <nav ref={keepClear} aria-label={t.shell.navigation} className="flex border-t border-line bg-surface md:hidden">
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
