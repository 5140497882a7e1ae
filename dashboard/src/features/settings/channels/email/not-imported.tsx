import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../../api/call.ts'
import type { Page } from '../../../../api/pages.ts'
import { useMay } from '../../../../session/session.ts'
import { useText } from '../../../../text/page-text.ts'
import { When } from '../../../../text/time.tsx'
import { Badge, Empty, Skeletons } from '../../../../ui/bits.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field.tsx'
import { More } from '../../../../ui/more.tsx'
import { Failed, Problem } from '../../../../ui/problem.tsx'
import { type EmailJournalEntry, mailHeadersQuery, mailJournalQuery, type Reason, useTakeIn } from './mail-journal.ts'

interface Props {
  mode: Mode
  channel_id: string
}

/** The mails of the mailbox that became no message. The mailbox is asked only when somebody looks. */
export function NotImported({ mode, channel_id }: Props) {
  const t = useText()
  const { title, lead, show } = t.email_channel.journal
  const [is_shown, setShown] = useState(false)
  return (
    <section aria-label={title} className="flex flex-col items-start gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      <p className="text-sm text-muted">{lead}</p>
      {is_shown ? (
        <Journal mode={mode} channel_id={channel_id} />
      ) : (
        <Button onClick={() => setShown(true)}>{show}</Button>
      )}
    </section>
  )
}

function Journal({ mode, channel_id }: Props) {
  const t = useText()
  const { title, reason, all, reasons, empty, empty_hint, none } = t.email_channel.journal
  const [outcome, setOutcome] = useState<Reason | ''>('')
  const journal = useInfiniteQuery(mailJournalQuery(mode, channel_id, outcome || undefined))
  const pages = journal.data?.pages ?? []
  const is_empty = pages.every(({ data }) => data.length === 0)
  return (
    <>
      <Select
        label={reason}
        choices={{ '': all, ...reasons }}
        value={outcome}
        onChange={({ currentTarget }) => setOutcome(currentTarget.value as Reason | '')}
        className="w-auto!"
      />
      <div className="w-full">
        {journal.isPending && <Skeletons rows={3} className="h-12" />}
        {journal.isError && is_empty && <Failed error={journal.error} retry={() => journal.refetch()} />}
        {journal.data &&
          is_empty &&
          (outcome === '' ? <Empty title={empty} hint={empty_hint} /> : <Empty title={none} />)}
        {!is_empty && (
          <ul aria-label={title} className="divide-y divide-line border-y border-line text-sm">
            {pages.map((page) => (
              <Mails key={page.data[0]?.id} mode={mode} channel_id={channel_id} page={page} />
            ))}
          </ul>
        )}
        <More of={journal} />
      </div>
    </>
  )
}

/** Those of a page, whose words are read together. */
function Mails({ mode, channel_id, page: { data } }: Props & { page: Page<EmailJournalEntry> }) {
  const may = useMay(mode)
  const headers = useQuery({
    ...mailHeadersQuery(
      mode,
      channel_id,
      data.map(({ id }) => id),
    ),
    enabled: may('contacts:read') && may('messages:read'),
  })
  return (
    <>
      {headers.isError && (
        <li className="py-2">
          <Problem error={headers.error} />
        </li>
      )}
      {data.map((entry) => (
        <Mail key={entry.id} mode={mode} entry={entry} words={headers.data?.get(entry.id)} />
      ))}
    </>
  )
}

interface Words {
  is_in_mailbox: boolean
  from: { name: string | null; address: string } | null
  subject: string | null
}

function Mail({ mode, entry, words }: { mode: Mode; entry: EmailJournalEntry; words: Words | undefined }) {
  const t = useText()
  const { reasons, absence, no_subject, take_in, taken_in, open } = t.email_channel.journal
  const may_change = useMay(mode)('channels:write')
  const takeIn = useTakeIn(mode, entry.channel_id)
  const { outcome, conversation_id } = takeIn.data ?? entry
  const is_message = outcome !== 'report' && conversation_id !== null
  const sender = words?.from && (words.from.name ?? words.from.address)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        {words && (
          <p className="[overflow-wrap:anywhere]">
            {words.is_in_mailbox ? (
              <>
                {sender && <bdi className="font-medium">{sender}</bdi>} <bdi>{words.subject || no_subject}</bdi>
              </>
            ) : (
              <span className="text-muted">{absence}</span>
            )}
          </p>
        )}
        <p className="text-xs text-muted">
          {reasons[entry.outcome as Reason]} · <When at={entry.created_at} as="exact" />
        </p>
        <Problem error={takeIn.error} />
      </div>
      {takeIn.data && outcome !== 'own' && <Badge tone="good">{taken_in}</Badge>}
      {conversation_id && (
        <Link
          to="/$mode/inbox/$conversation_id"
          params={{ mode, conversation_id }}
          search={{ view: 'all', status: 'any' }}
          className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-2"
        >
          {open}
        </Link>
      )}
      {may_change && !takeIn.data && !is_message && words?.is_in_mailbox !== false && (
        <Button busy={takeIn.isPending} onClick={() => takeIn.mutate(entry.id)}>
          {take_in}
        </Button>
      )}
    </li>
  )
}
