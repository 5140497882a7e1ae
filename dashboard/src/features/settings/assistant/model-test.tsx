import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { testModel, usageQuery } from './assistant.ts'

/** One call to the model, and what to do where it fails. */
export function ModelTest({ mode, is_unsaved }: { mode: Mode; is_unsaved: boolean }) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const test = useMutation({
    mutationFn: () => testModel(mode),
    onSettled: () => queries.invalidateQueries(usageQuery(mode)),
  })
  const number = new Intl.NumberFormat(localeFor(language))
  const result = test.data
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          {t.assistant.test}
        </Button>
        {is_unsaved && <span className="text-xs text-muted">{t.assistant.test_saved}</span>}
      </div>
      <div role="status" className="empty:hidden">
        {result?.ok && (
          <div className="rounded-md bg-good-soft px-3 py-2 text-sm text-good-ink">
            <p>{t.assistant.test_ok(result.engine ?? '', number.format(result.ms ?? 0))}</p>
            {result.structured_output && <p>{t.assistant.ways[result.structured_output]}</p>}
          </div>
        )}
        {result && !result.ok && (
          <div className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
            <p>{(result.reason && t.assistant.problems[result.reason]) ?? result.problem}</p>
            {result.problem && (
              <details className="pt-1">
                <summary className="min-h-6">{t.assistant.said}</summary>
                <bdi dir="ltr" className="words block font-mono text-xs">
                  {result.problem}
                </bdi>
              </details>
            )}
          </div>
        )}
        <Problem error={test.error} />
      </div>
    </div>
  )
}
