import type { ContactIdentity } from '@parley/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { channelsQuery } from '../../../queries/channels.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Badge } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Ban, LogOut } from '../../../ui/icons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { Conversation } from '../data/queries.ts'
import { identitiesQuery, useVisitor } from '../data/visitor.ts'
import { Section } from './section.tsx'

/** Where the customer writes from, and whether they are whom they say. */
export function VisitorSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { contact_id } = conversation
  const may = useMay(mode)
  const latest = useVisitor(mode, conversation)
  if (!latest) return null
  return (
    <Section title={t.visitors.title} act={<Standing identity={latest} />}>
      {!latest.verified && <p className="pb-2 text-xs text-muted">{t.visitors.unverified_hint}</p>}
      <Facts mode={mode} identity={latest} />
      {may('contacts:write') && <Block mode={mode} identity={latest} contact_id={contact_id} />}
      {may('contacts:write') && <EndSessions mode={mode} contact_id={contact_id} />}
    </Section>
  )
}

function Standing({ identity: { verified, blocked_at } }: { identity: ContactIdentity }) {
  const t = useText()
  if (blocked_at !== null) return <Badge tone="danger">{t.visitors.blocked}</Badge>
  return verified ? (
    <Badge tone="good">{t.visitors.verified}</Badge>
  ) : (
    <Badge tone="warn">{t.visitors.unverified}</Badge>
  )
}

function Facts({ mode, identity }: { mode: Mode; identity: ContactIdentity }) {
  const t = useText()
  const { verified, email, phone_number, page, browser, time_zone, locale, last_seen_at } = identity
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {!verified && email !== null && <Fact term={t.visitors.claims}>{email}</Fact>}
      {!verified && phone_number !== null && <Fact term={t.visitors.phone}>{phone_number}</Fact>}
      {page !== null && (
        <Fact term={t.visitors.page}>
          <Page mode={mode} channel_id={identity.channel_id} {...page} />
        </Fact>
      )}
      {browser !== null && <Fact term={t.visitors.browser}>{browser}</Fact>}
      {time_zone !== null && <Fact term={t.visitors.time_zone}>{time_zone}</Fact>}
      {locale !== null && <Fact term={t.visitors.language}>{locale}</Fact>}
      <Fact term={t.visitors.last_seen}>
        <When at={last_seen_at} />
      </Fact>
    </dl>
  )
}

interface PageProps {
  mode: Mode
  channel_id: string
  url: string
  title: string | null
}

/** Address and title are what the visitor's browser says. A title never stands for the address: it could pass for a page of ours. */
function Page({ mode, channel_id, url: text, title }: PageProps) {
  const t = useText()
  const hint = useId()
  const channels = useQuery(channelsQuery(mode)).data
  const url = URL.parse(text)
  const origins = channels?.find(({ id }) => id === channel_id)?.widget?.origins ?? []
  const is_own = url !== null && origins.includes(url.origin)
  const address = url ? url.host + (url.pathname === '/' ? '' : url.pathname) : text
  return (
    <>
      {is_own ? (
        <a
          href={url.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-accent-ink underline underline-offset-2"
        >
          <bdi dir="ltr">{address}</bdi>
        </a>
      ) : (
        <bdi dir="ltr" aria-describedby={hint}>
          {address}
        </bdi>
      )}
      {channels && !is_own && (
        <span id={hint} className="block text-xs text-warn-ink">
          {t.visitors.page_elsewhere}
        </span>
      )}
      {title && <bdi className="block text-muted">{title}</bdi>}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 text-muted">{term}</dt>
      <dd className="line-clamp-6 min-w-0 flex-1 [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function Block({ mode, identity, contact_id }: { mode: Mode; identity: ContactIdentity; contact_id: string }) {
  const t = useText()
  const queries = useQueryClient()
  const is_blocked = identity.blocked_at !== null
  const change = useMutation({
    mutationFn: () =>
      is_blocked
        ? service[mode].contacts.unblockIdentity(contact_id, identity.id)
        : service[mode].contacts.blockIdentity(contact_id, identity.id),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: identitiesQuery(mode, contact_id).queryKey })
      say(is_blocked ? t.visitors.was_unblocked : t.visitors.was_blocked)
    },
  })
  return (
    <div className="pt-3">
      <Button busy={change.isPending} onClick={() => change.mutate()}>
        <Ban size={14} aria-hidden />
        {is_blocked ? t.visitors.unblock : t.visitors.block}
      </Button>
      {change.error && <Problem error={change.error} />}
    </div>
  )
}

/** Where a browser of theirs is lost, or somebody else's. */
function EndSessions({ mode, contact_id }: { mode: Mode; contact_id: string }) {
  const t = useText()
  const end = useMutation({
    mutationFn: () => service[mode].contacts.endSessions(contact_id),
    onSuccess: () => say(t.visitors.sessions_ended),
  })
  return (
    <div className="pt-3">
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        <LogOut size={14} aria-hidden />
        {t.visitors.end_sessions}
      </Button>
      {end.error && <Problem error={end.error} />}
    </div>
  )
}
