import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { keepClear } from '../../../ui/clear-of-toasts.ts'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { Article } from '../articles.ts'
import { ArticleActs } from './article-acts.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ArticleStatus } from './article-list.tsx'
import { ArticleText } from './article-text.tsx'
import { Conflict, Gone } from './conflict.tsx'
import { RemoveArticle } from './remove-article.tsx'
import { useArticle } from './use-article.ts'

const max_text_length = 100_000

interface Props {
  mode: Mode
  found?: Versioned<Article>
  is_gone?: boolean
  question?: string
  onUnsaved: (is_unsaved: boolean) => void
  /** Below the preview. */
  beside: ReactNode
}

export function Editor({ mode, found, is_gone = false, question, onUnsaved, beside }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { draft, is_changed, is_behind, write, keepMine, restart, save } = useArticle({ mode, found, question })
  const [is_removing, setRemoving] = useState(false)
  const is_leaving = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const too_long = [...draft.body].length - max_text_length
  useEffect(() => onUnsaved(is_changed), [is_changed, onUnsaved])

  function submit(status?: Article['status'], as_new = false) {
    if (!form.current?.reportValidity() || too_long > 0 || save.isPending) return
    save.mutate(
      { sent: draft, status, as_new },
      {
        onSuccess: ({ object }) => {
          say(status === 'published' ? t.knowledge.published : t.knowledge.saved)
          if (object.id === found?.object.id) return
          is_leaving.current = true
          navigate({ to: '/$mode/knowledge/$article_id', params: { mode, article_id: object.id }, replace: true })
        },
      },
    )
  }
  function keys(event: KeyboardEvent) {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    submit()
  }
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
      <form
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={keys}
        className="flex min-w-0 flex-1 flex-col gap-4"
      >
        {question !== undefined && (
          <div className="rounded-md bg-sunken px-3 py-2 text-sm">
            <p className="text-xs font-medium text-muted">{t.knowledge.asked}</p>
            <q dir="auto" className="words">
              {question}
            </q>
          </div>
        )}
        {is_gone && <Gone saveAgain={() => submit(undefined, true)} />}
        {!is_gone && is_behind && found && <Conflict theirs={found.object} takeTheirs={restart} keepMine={keepMine} />}
        <ArticleFields draft={draft} write={write} too_long={too_long} may_recognize={!found} />
        <Problem error={is_behind || is_gone ? null : save.error} />
        <div
          ref={keepClear}
          className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-1 py-3"
        >
          <ArticleActs
            mode={mode}
            article={found?.object}
            is_changed={is_changed}
            is_gone={is_gone}
            is_behind={is_behind}
            saving={save.isPending ? (save.variables.status ?? 'as it is') : null}
            publish={() => submit('published')}
            remove={() => setRemoving(true)}
          />
          <State article={found?.object} is_changed={is_changed} />
        </div>
      </form>
      <div className="flex flex-col gap-6 lg:w-96 lg:shrink-0">
        <Preview title={draft.title} text={draft.body} />
        {beside}
      </div>
      <LeaveGuard is_on={is_changed} is_leaving={is_leaving} discard={restart} />
      {is_removing && found && (
        <RemoveArticle
          mode={mode}
          article={found.object}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            is_leaving.current = true
            restart()
          }}
        />
      )}
    </div>
  )
}

function State({ article, is_changed }: { article: Article | undefined; is_changed: boolean }) {
  const t = useText()
  return (
    <p role="status" className="ms-auto flex items-center gap-2 text-xs text-muted">
      {is_changed ? (
        <span className="text-warn-ink">{t.knowledge.unsaved}</span>
      ) : (
        article && (
          <>
            <ArticleStatus status={article.status} />
            <When at={article.updated_at} as="moment" />
          </>
        )
      )}
    </p>
  )
}

function Preview({ title, text }: { title: string; text: string }) {
  const t = useText()
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <h2 className="pb-2 text-xs font-medium text-muted">{t.knowledge.preview}</h2>
      <section
        aria-label={t.knowledge.preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="pane max-h-[28rem] -outline-offset-2"
      >
        {title.trim() === '' && text.trim() === '' ? (
          <p className="text-sm text-muted">{t.knowledge.preview_empty}</p>
        ) : (
          <>
            <p dir="auto" className="words pb-2 text-lg font-semibold">
              {title}
            </p>
            <ArticleText text={text} />
          </>
        )}
      </section>
    </div>
  )
}
