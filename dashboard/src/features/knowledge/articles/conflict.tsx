import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Article } from '../articles.ts'
import { ArticleText } from './article-text.tsx'

interface Props {
  theirs: Article
  takeTheirs: () => void
  keepMine: () => void
}

/** Someone else saved first: nothing is overwritten without being seen. */
export function Conflict({ theirs, takeTheirs, keepMine }: Props) {
  const t = useText()
  return (
    <div role="alert" className="rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm text-warn-ink">
      <p>{t.knowledge.conflict}</p>
      <details className="py-2 text-ink">
        <summary className="min-h-6 text-accent-ink">{t.knowledge.conflict_theirs}</summary>
        <div className="mt-1 rounded-md bg-surface p-3">
          <p dir="auto" className="words pb-1 font-semibold">
            {theirs.title}
          </p>
          <ArticleText text={theirs.body} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button onClick={keepMine}>{t.knowledge.keep_mine}</Button>
        <Button onClick={takeTheirs}>{t.knowledge.take_theirs}</Button>
      </div>
    </div>
  )
}

/** Someone else deleted it: the text isn't lost. */
export function Gone({ saveAgain }: { saveAgain: () => void }) {
  const t = useText()
  return (
    <div role="alert" className="rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm text-warn-ink">
      <p className="pb-2">{t.knowledge.gone}</p>
      <Button onClick={saveAgain}>{t.knowledge.save_again}</Button>
    </div>
  )
}
