import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Code, Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'

/** A sample event, before the first one arrives. */
export function Sample({ type, mode, onClose }: { type: string; mode: Mode; onClose: () => void }) {
  const t = useText()
  const samples = useQuery({
    queryKey: ['event_samples'],
    queryFn: async () => (await import('../../../api/generated/event-samples.ts')).eventSamples,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sample = samples.data?.[type]
  return (
    <Dialog title={t.webhooks.sample_title} onClose={onClose} wide>
      <p className="pb-2 text-sm text-muted">{t.webhooks.sample_hint}</p>
      {sample ? (
        <Code label={t.webhooks.sample_of(type)} text={JSON.stringify({ ...sample, mode }, null, 2)} />
      ) : (
        <Skeleton className="h-64" />
      )}
      <DialogButtons>
        <Button kind="primary" onClick={onClose}>
          {t.common.back}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
