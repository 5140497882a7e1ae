import { Badge } from '../../../ui/bits.tsx'

export function StatusBadge({ status }: { status: number }) {
  return <Badge tone={status >= 500 ? 'danger' : status >= 400 ? 'warn' : 'good'}>{status}</Badge>
}
