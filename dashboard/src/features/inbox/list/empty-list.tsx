import { Inbox } from 'lucide-react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Code, Empty } from '../../../ui/bits.tsx'
import type { View } from '../data/filters.ts'

export function EmptyList({ mode, view }: { mode: Mode; view: View }) {
  const t = useText()
  const [title, hint] = t.inbox.empty[view]
  return (
    <Empty icon={Inbox} title={title} hint={hint}>
      {view === 'all' && <Code label={t.developers.key_try} text={example(mode)} />}
    </Empty>
  )
}

function example(mode: Mode): string {
  const head = `curl ${location.origin}/v1`
  const key = `-H "Authorization: Bearer svc_${mode}_…"`
  const json = '-H "Content-Type: application/json"'
  return `${head}/conversations \\\n  ${key} \\\n  ${json} \\\n  -d '{"contact_id": "svccon_…"}'`
}
