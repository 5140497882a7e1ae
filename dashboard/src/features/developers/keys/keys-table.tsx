import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useLanguage, useText } from '../../../text/page-text.ts'
import { day, useNow, When } from '../../../text/time.tsx'
import { Badge } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { type ApiKey, areas, isOver } from './keys.ts'
import { RestrictKey } from './restrict-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RollKey } from './roll-key.tsx'

type Act = 'roll' | 'revoke' | 'restrict'

export function KeysTable({ mode, keys }: { mode: Mode; keys: ApiKey[] }) {
  const t = useText()
  const [acting, setActing] = useState<{ on: ApiKey; act: Act } | null>(null)
  const { columns } = t.developers
  return (
    <>
      <ul
        aria-label={t.developers.table_keys}
        className="@container divide-y divide-line rounded-lg border border-line bg-surface"
      >
        <li aria-hidden className="hidden gap-4 px-4 py-2 text-xs font-medium text-muted @min-[46rem]:flex">
          <span className="flex-1">{columns.name}</span>
          <span className="w-40">{columns.key}</span>
          <span className="w-36">{columns.access}</span>
          <span className="w-28">{columns.used}</span>
          <span className="w-32" />
        </li>
        {keys.map((key) => (
          <KeyRow key={key.id} of={key} act={(act) => setActing({ on: key, act })} />
        ))}
      </ul>
      {acting?.act === 'roll' && <RollKey mode={mode} of={acting.on} onClose={() => setActing(null)} />}
      {acting?.act === 'restrict' && <RestrictKey mode={mode} of={acting.on} onClose={() => setActing(null)} />}
      {acting?.act === 'revoke' && <RevokeKey mode={mode} of={acting.on} onClose={() => setActing(null)} />}
    </>
  )
}

function KeyRow({ of, act }: { of: ApiKey; act: (act: Act) => void }) {
  const t = useText()
  const name = of.name ?? t.developers.nameless
  const is_over = isOver(of, useNow())
  const { user } = useSession()
  const is_wide = !is_over && of.restricted_at === null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 @min-[46rem]:flex-nowrap">
      <div className="min-w-0 flex-1 basis-32">
        <bdi className={`block truncate text-base font-medium ${is_over ? 'text-muted' : ''}`}>{name}</bdi>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <span>
            {t.developers.columns.created} <When at={of.created_at} as="day" />
          </span>
          <Limits of={of} />
          {is_wide && <Badge tone="warn">{t.developers.key_wide}</Badge>}
          {is_wide && user.role === 'owner' && (
            <Button
              kind="quiet"
              aria-label={t.developers.key_restrict_of(name)}
              onClick={() => act('restrict')}
              className="px-2"
            >
              {t.developers.key_restrict}
            </Button>
          )}
        </p>
      </div>
      <Facts of={of} />
      <div className="flex justify-end gap-1 whitespace-nowrap @min-[46rem]:min-w-32">
        {!is_over && (
          <>
            <Button
              kind="quiet"
              aria-label={t.developers.key_roll_of(name)}
              onClick={() => act('roll')}
              className="px-2"
            >
              {t.developers.key_roll}
            </Button>
            <Button
              kind="quiet"
              aria-label={t.developers.key_revoke_of(name)}
              onClick={() => act('revoke')}
              className="px-2 text-danger-ink! hover:text-danger-ink"
            >
              {t.developers.key_revoke}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Facts({ of }: { of: ApiKey }) {
  const t = useText()
  return (
    <div className="order-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted @min-[46rem]:contents">
      <code dir="ltr" className="font-mono text-xs text-muted @min-[46rem]:w-40">
        {of.prefix}…{of.last_four}
      </code>
      <span className="text-sm text-muted @min-[46rem]:w-36">{useAccess(of)}</span>
      <span className="text-sm text-muted @min-[46rem]:w-28">
        {of.last_used_at && <span className="@min-[46rem]:sr-only">{t.developers.columns.used}: </span>}
        {of.last_used_at ? <When at={of.last_used_at} /> : t.developers.never_used}
      </span>
    </div>
  )
}

/** When it expires and from where it works. */
function Limits({ of }: { of: ApiKey }) {
  return (
    <>
      <Lifetime of={of} />
      <Origin of={of} />
    </>
  )
}

/** The first addresses: the list may be long. All are in the title. */
function Origin({ of: { allowed_addresses } }: { of: ApiKey }) {
  const t = useText()
  if (!allowed_addresses) return null
  const first = allowed_addresses.slice(0, 3).join(', ') + (allowed_addresses.length > 3 ? ', …' : '')
  return (
    <bdi className="truncate" title={allowed_addresses.join(', ')}>
      {t.developers.key_used_from(first)}
    </bdi>
  )
}

function Lifetime({ of: { expires_at, revoked_at } }: { of: ApiKey }) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  if (revoked_at) return <Badge tone="danger">{t.developers.revoked_on(day(revoked_at, language))}</Badge>
  if (!expires_at) return null
  const left = Date.parse(expires_at) - now
  const date = day(expires_at, language)
  if (left <= 0) return <Badge tone="danger">{t.developers.expired_on(date)}</Badge>
  return <Badge tone={left < 7 * 86_400_000 ? 'warn' : 'plain'}>{t.developers.expires_on(date)}</Badge>
}

function useAccess({ scopes }: ApiKey): string {
  const t = useText()
  const has = (scope: string) => (scopes as string[]).includes(scope)
  if (areas.every((area) => has(`${area}:write`))) return t.developers.full_access
  if (areas.every((area) => has(`${area}:read`)) && !scopes.some((scope) => scope.endsWith(':write')))
    return t.developers.read_only
  const named = areas.filter((area) => has(`${area}:write`) || has(`${area}:read`))
  return named.map((area) => t.developers.areas[area]).join(', ')
}
