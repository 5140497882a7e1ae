import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Article } from '../articles.ts'
import { usePublishing } from './use-publishing.ts'

interface Props {
  mode: Mode
  /** None yet, for a new article. */
  article: Article | undefined
  is_changed: boolean
  is_gone: boolean
  /** Someone else has changed it since. */
  is_behind: boolean
  /** What it's being saved as. */
  saving: Article['status'] | 'as it is' | null
  /** Publishes the current text, which saves it. */
  publish: () => void
  remove: () => void
}

/** Actions for an article being edited. The first button saves it, through the form. */
export function ArticleActs({ mode, article, is_changed, is_gone, is_behind, saving, publish, remove }: Props) {
  const t = useText()
  const publishing = usePublishing(mode)
  const is_published = article?.status === 'published'
  return (
    <>
      <Button
        type="submit"
        kind={is_published ? 'primary' : 'plain'}
        busy={saving === 'as it is'}
        disabled={(article !== undefined && !is_changed) || is_gone || is_behind}
      >
        {article ? t.knowledge.save : t.knowledge.save_draft}
      </Button>
      {!is_published && (
        <Button
          kind="primary"
          busy={publishing.isPending || saving === 'published'}
          disabled={is_gone || is_behind}
          onClick={() =>
            article && !is_changed ? publishing.mutate({ id: article.id, status: 'published' }) : publish()
          }
        >
          {is_changed || !article ? t.knowledge.publish_now : t.knowledge.publish}
        </Button>
      )}
      {article && is_published && (
        <Button
          busy={publishing.isPending}
          disabled={is_gone || is_changed}
          onClick={() => publishing.mutate({ id: article.id, status: 'draft' })}
        >
          {t.knowledge.unpublish}
        </Button>
      )}
      {article && (
        <Button kind="quiet" onClick={remove} disabled={is_gone} className="text-danger-ink!">
          {t.knowledge.delete}
        </Button>
      )}
    </>
  )
}
