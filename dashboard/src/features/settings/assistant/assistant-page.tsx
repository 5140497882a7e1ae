import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { assistantQuery } from '../../../queries/assistant.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeletons } from '../../../ui/bits.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { Answering } from './answering.tsx'
import { Budget } from './budget.tsx'
import { ModelForm } from './model-form.tsx'
import { Usage } from './usage.tsx'

export function AssistantPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const may_change = useMay(mode)('channels:write')
  const found = useQuery(assistantQuery(mode))
  return (
    <Page title={t.assistant.title} lead={t.assistant.lead}>
      {found.isPending && <Skeletons rows={4} className="h-24" />}
      {found.isError && !found.data && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.data && (
        <div className="flex flex-col gap-6">
          {!may_change && <p className="text-sm text-muted">{t.assistant.read_only}</p>}
          <Answering mode={mode} found={found.data} may_change={may_change} />
          <ModelForm mode={mode} found={found.data} may_change={may_change} />
          <Budget mode={mode} found={found.data} may_change={may_change} />
          <Usage mode={mode} />
        </div>
      )}
    </Page>
  )
}
