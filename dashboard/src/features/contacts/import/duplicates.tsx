import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../text/page-text.ts'
import { Problem } from '../../../ui/problem.tsx'
import { previewQuery } from './existing.ts'
import type { Plan } from './run.ts'

/** How many rows already exist or occur twice, before the import. */
export function Duplicates({ plan }: { plan: Plan }) {
  const t = useText()
  const { data, error, isPending } = useQuery(previewQuery(plan))
  if (error) return <Problem error={error} />
  return (
    <p role="status" className="text-sm text-muted">
      {isPending && t.contacts.import_checking}
      {data && (
        <>
          {t.contacts.import_new(data.created)}
          {data.existing > 0 && <> · {t.contacts.import_known(data.existing)}</>}
          {data.repeated > 0 && <> · {t.contacts.import_repeated(data.repeated)}</>}
        </>
      )}
    </p>
  )
}
