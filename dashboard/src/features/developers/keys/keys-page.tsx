import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { isAdmin, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { useNow } from '../../../text/time.tsx'
import { Code, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/field.tsx'
import { KeyRound, Plus } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { CreateKey } from './create-key.tsx'
import { HowTo } from './how-to.tsx'
import { curlFor, isOver, keysQuery } from './keys.ts'
import { KeysTable } from './keys-table.tsx'

export function KeysPage() {
  const t = useText()
  const { user } = useSession()
  if (!isAdmin(user)) return <Empty is_page title={t.settings.admins_only} />
  return <Keys />
}

function Keys() {
  const t = useText()
  const now = useNow()
  const mode = useParams({ strict: false }).mode as Mode
  const [is_creating, setCreating] = useState(false)
  const [shows_old, setShowsOld] = useState(false)
  const keys = useInfiniteQuery(keysQuery(mode))
  const all = rowsOf(keys.data)
  const active = all.filter((key) => !isOver(key, now))
  const shown = shows_old ? all : active
  const create = <CreateButton onClick={() => setCreating(true)} />
  return (
    <Page title={t.developers.keys_title} lead={t.developers.keys_lead} act={all.length > 0 && create}>
      {keys.isPending && <Skeletons rows={4} className="h-10" />}
      {keys.isError && <Failed error={keys.error} retry={() => keys.refetch()} />}
      {keys.isSuccess && all.length === 0 && (
        <Empty icon={KeyRound} title={t.developers.keys_empty} hint={t.developers.keys_empty_hint}>
          <div className="flex flex-col items-center gap-4">
            {create}
            <div className="w-full">
              <Code label={t.developers.key_try} text={curlFor(`svc_${mode}_…`)} />
            </div>
          </div>
        </Empty>
      )}
      {all.length > 0 && (
        <>
          {shown.length === 0 ? (
            <Empty title={t.developers.keys_none_active} />
          ) : (
            <KeysTable mode={mode} keys={shown} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-3 pt-3">
            {all.length > active.length ? (
              <Choice
                type="checkbox"
                label={<span className="text-sm text-muted">{t.developers.keys_show_revoked}</span>}
                checked={shows_old}
                onChange={({ target }) => setShowsOld(target.checked)}
              />
            ) : (
              <span />
            )}
            {keys.hasNextPage && (
              <Button busy={keys.isFetchingNextPage} onClick={() => keys.fetchNextPage()}>
                {t.common.more}
              </Button>
            )}
          </div>
        </>
      )}
      {all.length > 0 && <HowTo mode={mode} />}
      {is_creating && <CreateKey mode={mode} onClose={() => setCreating(false)} />}
    </Page>
  )
}

function CreateButton({ onClick }: { onClick: () => void }) {
  const t = useText()
  return (
    <Button kind="primary" onClick={onClick}>
      <Plus size={15} aria-hidden />
      {t.developers.key_create}
    </Button>
  )
}
