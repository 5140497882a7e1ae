import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'

/** What a program asks for when a customer writes. */
export function HowTo({ mode }: { mode: Mode }) {
  const t = useText()
  return (
    <section aria-label={t.developers.how} className="pt-10">
      <h2 className="text-base font-semibold">{t.developers.how}</h2>
      <p className="pt-0.5 pb-4 text-sm text-muted">{t.developers.how_lead}</p>
      <ol className="flex flex-col gap-4">
        {(['contact', 'start', 'say'] as const).map((step, n) => (
          <li key={step} className="flex flex-col gap-1.5">
            <p className="text-sm">
              {new Intl.NumberFormat(undefined).format(n + 1)}. {t.developers.how_steps[step]}
            </p>
            <Code label={t.developers.how_steps[step]} text={calls[step](`${location.origin}/v1`, `svc_${mode}_…`)} />
          </li>
        ))}
      </ol>
      <p className="pt-4 text-sm text-muted">
        {t.developers.how_after}{' '}
        <Link
          to="/$mode/settings/developers/webhooks"
          params={{ mode }}
          className="text-accent-ink underline underline-offset-2"
        >
          {t.shell.webhooks}
        </Link>
      </p>
    </section>
  )
}

type Call = (base: string, key: string) => string

const calls: Record<'contact' | 'start' | 'say', Call> = {
  contact: (base, key) => curl(`${base}/contacts`, key, { name: 'Ana Sousa', email: 'ana@example.com' }),
  start: (base, key) => curl(`${base}/conversations`, key, { contact_id: 'svccon_…' }),
  say: (base, key) =>
    curl(`${base}/conversations/svccnv_…/messages`, key, { content: 'Where is my order?', direction: 'inbound' }),
}

function curl(address: string, key: string, body: object): string {
  return [
    `curl ${address}`,
    `-H "Authorization: Bearer ${key}"`,
    `-H "Content-Type: application/json"`,
    `-d '${JSON.stringify(body)}'`,
  ].join(' \\\n  ')
}
