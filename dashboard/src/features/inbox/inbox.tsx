import { Outlet, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { Skeletons } from '../../ui/bits.tsx'
import { useTitle } from '../../ui/page.tsx'
import { Choosing } from './data/selection.ts'
import { ListPane } from './list/list-pane.tsx'
import { Waiting } from './waiting.tsx'

/** The list, and beside it the conversation; on a narrow screen one or the other. */
export function Inbox() {
  const t = useText()
  const { mode, conversation_id } = useParams({ strict: false }) as { mode: Mode; conversation_id?: string }
  const search = useSearch({ from: '/$mode/inbox' })
  const is_open = conversation_id !== undefined
  const router = useRouter()
  const is_wide = useIsWide()
  const [is_choosing, setChoosing] = useState(false)
  // What is chosen in a list that cannot be seen is not meant by any key.
  const choosing = useMemo(
    () => [is_choosing && (is_wide || !is_open), setChoosing] as const,
    [is_choosing, is_wide, is_open],
  )
  useTitle(t.inbox.title)
  useEffect(() => {
    // The first one to be opened is opened as fast as the next.
    router.loadRouteChunk(router.routesById['/$mode/inbox/$conversation_id'])
  }, [router])
  return (
    <Choosing value={choosing}>
      <div className="flex min-h-0 flex-1">
        {/* One and the same element, whatever it is called: another one would forget what is chosen and how far it is scrolled. */}
        <section
          role={is_open ? undefined : 'main'}
          aria-label={is_open ? t.inbox.list : undefined}
          className={`min-h-0 w-full flex-col border-e border-line bg-surface lg:w-88 lg:shrink-0 short:overflow-y-auto ${is_open ? 'hidden lg:flex' : 'flex'}`}
        >
          <ListPane mode={mode} search={search} open={conversation_id} />
        </section>
        {is_open ? (
          <Suspense fallback={<Skeletons rows={4} className="h-14" />}>
            <Outlet key={conversation_id} />
          </Suspense>
        ) : (
          <aside aria-label={t.inbox.choose} className="hidden min-w-0 flex-1 place-items-center lg:grid">
            <Waiting mode={mode} />
          </aside>
        )}
      </div>
    </Choosing>
  )
}

const wide = matchMedia('(min-width: 64rem)')

/** There is room for the list beside the conversation. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
