import type { ChannelTestAuthserv, ChannelTestDirection } from '@parley/sdk'
import { useText } from '../../../../text/page-text.ts'
import { Badge, Code } from '../../../../ui/bits.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import type { Channel } from '../channels.ts'
import type { ToolsProps } from '../kind.ts'
import { ConsentPart } from './consent-part.tsx'
import { MailCounts } from './mail-counts.tsx'
import { NotImported } from './not-imported.tsx'
import { type EmailSetup, useSetup, useTest } from './setup.ts'

/** Below the form: whether mail gets through, what became of it, and what the domain lacks. */
export function EmailTools({ mode, channel, may_change, is_changed }: ToolsProps) {
  const t = useText()
  const test = useTest(mode)
  const setup = useSetup(mode)
  const { problem } = channel.health
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5 not-first:mt-5">
      {problem && !test.data && <Health problem={problem} />}
      {channel.email!.oauth && <ConsentPart mode={mode} channel_id={channel.id} may_change={may_change} />}
      {may_change && (
        <div className="flex flex-col items-start gap-2">
          <Button
            busy={test.isPending}
            disabled={is_changed}
            title={is_changed ? t.email_channel.test_save_first : undefined}
            onClick={() => test.mutate(channel.id)}
          >
            {t.email_channel.test}
          </Button>
          <Problem error={test.error} />
          {test.data && (
            <>
              <Outcome direction="incoming" result={test.data.incoming} />
              <Outcome direction="outgoing" result={test.data.outgoing} />
              {test.data.authserv && <Authserv result={test.data.authserv} />}
            </>
          )}
        </div>
      )}
      <MailCounts mode={mode} channel={channel} />
      <NotImported mode={mode} channel_id={channel.id} />
      {may_change && (
        <div className="flex flex-col items-start gap-2">
          <h3 className="text-sm font-medium">{t.email_channel.records}</h3>
          <p className="text-sm text-muted">{t.email_channel.records_lead}</p>
          <Button busy={setup.isPending} onClick={() => setup.mutate(channel.email!.address)}>
            {t.email_channel.records_check}
          </Button>
          <Problem error={setup.error} />
          {setup.data && <Records records={setup.data.records} />}
        </div>
      )}
    </div>
  )
}

function Health({ problem }: { problem: NonNullable<Channel['health']['problem']> }) {
  const t = useText()
  const reason = useReason('incoming')
  if (problem.code === 'not_read_yet') return <p className="text-sm text-muted">{t.email_channel.not_read_yet}</p>
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
      {t.email_channel.problem} {reason(problem)}
    </p>
  )
}

/** In the language of the page, if the reason is one that it knows. */
function useReason(direction: 'incoming' | 'outgoing') {
  const t = useText()
  const sending: Record<string, string> = t.email.failures
  const reading = t.email_channel.failures
  const consent = t.email_channel.sign_in.failures
  return ({ code, message }: { code: string; message: string }) =>
    consent[code] ?? (direction === 'incoming' ? (reading[code] ?? sending[code]) : sending[code]) ?? message
}

function Outcome({ direction, result }: { direction: 'incoming' | 'outgoing'; result: ChannelTestDirection }) {
  const t = useText()
  const reason = useReason(direction)
  if (result.problem)
    return (
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
        {direction === 'incoming' ? t.email_channel.incoming : t.email_channel.outgoing}: {reason(result.problem)}
      </p>
    )
  return (
    <p role="status" className="rounded-md bg-good-soft px-3 py-2 text-sm text-good-ink">
      {direction === 'incoming' ? t.email_channel.incoming_ok : t.email_channel.outgoing_ok}
    </p>
  )
}

/** Whose notes on senders the channel trusts. */
function Authserv({ result: { id, problem } }: { result: ChannelTestAuthserv }) {
  const t = useText()
  return (
    <p role="status" className="rounded-md bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
      {id === null ? problem && t.email_channel.authserv_problems[problem.code] : t.email_channel.authserv_found(id)}
    </p>
  )
}

const tones = { found: 'good', missing: 'danger', incomplete: 'warn', unknown: 'plain' } as const

function Records({ records }: Pick<EmailSetup, 'records'>) {
  const t = useText()
  return (
    <ul role="status" className="flex w-full flex-col gap-3">
      {records.map(({ kind, status, found, suggestion }) => (
        <li key={kind} className="flex flex-col gap-1.5">
          <span className="flex items-center gap-2 text-sm">
            {t.email_channel.record_kinds[kind]}
            <Badge tone={tones[status]}>{t.email_channel.record_states[status]}</Badge>
          </span>
          {found && !suggestion && (
            <span dir="ltr" className="text-xs [overflow-wrap:anywhere] text-muted">
              {found.slice(0, 200)}
            </span>
          )}
          {suggestion && <Code label={t.email_channel.record_add(suggestion.name)} text={suggestion.value} />}
        </li>
      ))}
    </ul>
  )
}
