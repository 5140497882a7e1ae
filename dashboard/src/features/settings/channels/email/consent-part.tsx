import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../../api/call.ts'
import { useText } from '../../../../text/page-text.ts'
import { Code, Skeleton } from '../../../../ui/bits.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Failed, Problem } from '../../../../ui/problem.tsx'
import { consentQuery, useBegin, useEnd } from './consent.ts'

interface Props {
  mode: Mode
  channel_id: string
  may_change: boolean
}

/** Who signed in to the mailbox, and the way to do it. */
export function ConsentPart({ mode, channel_id, may_change }: Props) {
  const t = useText()
  const words = t.email_channel.sign_in
  const consent = useQuery(consentQuery(mode, channel_id))
  const begin = useBegin(mode)
  const end = useEnd(mode)
  if (consent.isPending) return <Skeleton className="h-16" />
  if (!consent.data) return <Failed error={consent.error} retry={() => consent.refetch()} />
  const { status, address, redirect_uri } = consent.data
  const state = { none: words.none, ended: words.ended, granted: address ? words.granted_as(address) : words.granted }
  return (
    <section aria-label={words.title} className="flex flex-col items-start gap-2">
      <h3 className="text-sm font-medium">{words.title}</h3>
      <p role="status" className="text-sm">
        {state[status]}
      </p>
      {may_change && (
        <>
          <p className="text-sm text-muted">{words.redirect_lead}</p>
          <Code label={words.redirect} text={redirect_uri} />
          <div className="flex flex-wrap gap-2">
            <Button busy={begin.isPending} onClick={() => begin.mutate(channel_id)}>
              {status === 'none' ? words.act : words.again}
            </Button>
            {status === 'granted' && (
              <Button busy={end.isPending} onClick={() => end.mutate(channel_id)}>
                {words.end}
              </Button>
            )}
          </div>
          <Problem error={begin.error ?? end.error} />
        </>
      )}
    </section>
  )
}
