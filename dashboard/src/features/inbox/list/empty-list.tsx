import { Inbox } from 'lucide-react'
import { useText } from '../../../text/text.tsx'
import { Empty } from '../../../ui/bits.tsx'
import type { View } from '../data/filters.ts'

export function EmptyList({ view }: { view: View }) {
  const t = useText()
  const [title, hint] = t.inbox.empty[view]
  return <Empty icon={Inbox} title={title} hint={hint} />
}
