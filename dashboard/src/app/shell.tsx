import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { useSending } from '../features/inbox/data/use-sending.ts'
import { useRemembered } from '../features/inbox/data/view-memory.ts'
import { useWaitingMark } from '../features/inbox/sidebar/inbox-badge.tsx'
import { useReadWhereOpen } from '../features/notifications/bell.tsx'
import { keysOf, useShortcut } from '../keyboard/shortcuts.ts'
import { useLanguageKept } from '../session/language.ts'
import { PasswordAsker } from '../session/password-asker.tsx'
import { sessionQuery, useSession } from '../session/session.ts'
import { useStored } from '../stored.ts'
import { useText } from '../text/text.tsx'
import { Banner, Skeletons } from '../ui/bits.tsx'
import { late } from '../ui/late.tsx'
import { forgetHistory } from '../ui/toasts.tsx'
import { Announcer } from './announcer.tsx'
import { useFollowing } from './following.ts'
import { rememberMode } from './last-mode.ts'
import { BottomBar, Rail, TopBar } from './nav.tsx'
import { useActivity } from './use-activity.ts'
import { usePush } from './use-push.ts'

const Palette = late(async () => (await import('./palette.tsx')).Palette)
const ShortcutSheet = late(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

/** Around every page: navigation, the mode, and important notices. */
export function Shell() {
  const t = useText()
  const session = useSession()
  const queries = useQueryClient()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  useEffect(() => {
    rememberMode(mode)
    return forgetHistory
  }, [mode])
  useStored(keysOf(session.user.id))
  useShortcut('commands', () => setOpen(open === 'palette' ? null : 'palette'))
  useShortcut('help', () => setOpen('shortcuts'))
  useGoing(mode)
  const { connection, news } = useFollowing(mode)
  useSending(session.user.id, connection === 'open')
  useActivity()
  useWaitingMark(mode)
  usePush(session.user.id)
  useLanguageKept()
  useReadWhereOpen(mode, news)
  useEffect(() => {
    // The stream is rejected if the session has ended. A request then says so, even to someone who is only typing.
    if (connection === 'refused') queries.invalidateQueries(sessionQuery)
    // Keys typed after Ctrl+K are meant for it, so it's preloaded, but after more urgent requests.
    if (connection === 'open') Palette.prepare()
  }, [connection, queries])
  return (
    <div className="flex h-dvh flex-col bg-canvas">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
      >
        {t.shell.skip}
      </a>
      {session.insecure && location.hostname !== 'localhost' && location.hostname !== '127.0.0.1' && (
        <Banner tone="danger">{t.shell.insecure}</Banner>
      )}
      {connection === 'cut' && <Banner tone="plain">{t.shell.offline}</Banner>}
      {mode === 'test' && <Banner tone="warn">{t.shell.test_banner}</Banner>}
      <TopBar mode={mode} openPalette={() => setOpen('palette')} openShortcuts={() => setOpen('shortcuts')} />
      <div className="flex min-h-0 flex-1">
        <Rail mode={mode} openPalette={() => setOpen('palette')} openShortcuts={() => setOpen('shortcuts')} />
        <div id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
          <Suspense fallback={<Skeletons rows={6} className="h-12" />}>
            <Outlet key={mode} />
          </Suspense>
        </div>
      </div>
      <BottomBar mode={mode} />
      <Announcer />
      <PasswordAsker />
      {open === 'palette' && (
        <Palette mode={mode} onClose={() => setOpen(null)} openShortcuts={() => setOpen('shortcuts')} />
      )}
      {open === 'shortcuts' && <ShortcutSheet onClose={() => setOpen(null)} />}
    </div>
  )
}

function useGoing(mode: Mode): void {
  const navigate = useNavigate()
  const params = { mode }
  const remembered = useRemembered(mode)
  useShortcut('go_inbox', () => navigate({ to: '/$mode/inbox', params, search: remembered.view('all') }))
  useShortcut('go_mine', () => navigate({ to: '/$mode/inbox', params, search: remembered.view('mine') }))
  useShortcut('go_unassigned', () => navigate({ to: '/$mode/inbox', params, search: remembered.view('unassigned') }))
  useShortcut('go_contacts', () => navigate({ to: '/$mode/contacts', params, search: {} }))
  useShortcut('go_knowledge', () => navigate({ to: '/$mode/knowledge', params, search: {} }))
  useShortcut('go_leads', () => navigate({ to: '/$mode/leads', params, search: {} }))
  useShortcut('go_keys', () => navigate({ to: '/$mode/settings/developers/api-keys', params }))
  useShortcut('go_log', () => navigate({ to: '/$mode/settings/developers/request-log', params, search: {} }))
  useShortcut('go_canned', () => navigate({ to: '/$mode/settings/canned-replies', params }))
  useShortcut('go_reports', () => navigate({ to: '/$mode/reports', params, search: {} }))
  useShortcut('go_webhooks', () => navigate({ to: '/$mode/settings/developers/webhooks', params }))
}
