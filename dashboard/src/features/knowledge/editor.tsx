import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Mode, Versioned } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { When } from '../../text/time.tsx'
import { Button } from '../../ui/button.tsx'
import { AreaField, SelectField, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { ArticleStatus } from './article-list.tsx'
import { ArticleText } from './article-text.tsx'
import type { Article } from './articles.ts'
import { Conflict, Gone } from './conflict.tsx'
import { useLanguageNames } from './languages.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { RemoveArticle } from './remove-article.tsx'
import { useArticle } from './use-article.ts'
import { usePublishing } from './use-publishing.ts'

const most_text = 100_000

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
  const publishing = usePublishing(mode)
  const names = useLanguageNames(draft.language ? [draft.language] : [])
  const [is_removing, setRemoving] = useState(false)
  const is_leaving = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const too_long = [...draft.body].length - most_text
  const is_published = found?.object.status === 'published'
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
        <TextField
          label={t.knowledge.name}
          hint={t.knowledge.name_hint}
          value={draft.title}
          onChange={({ target }) => write({ title: target.value })}
          required
          pattern=".*\S.*"
          maxLength={255}
          autoComplete="off"
        />
        <AreaField
          label={t.knowledge.body}
          hint={t.knowledge.body_hint}
          problem={too_long > 0 ? t.knowledge.too_long(too_long) : null}
          value={draft.body}
          onChange={({ target }) => write({ body: target.value })}
          className="min-h-80 leading-relaxed"
        />
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
          <SelectField
            label={t.knowledge.language}
            choices={found ? names : { '': t.knowledge.recognise, ...names }}
            value={draft.language}
            onChange={({ target }) => write({ language: target.value })}
          />
          <TextField
            label={t.knowledge.url}
            optional
            type="url"
            dir="ltr"
            value={draft.url}
            onChange={({ target }) => write({ url: target.value })}
            maxLength={2000}
            pattern="https?://.*"
            placeholder="https://example.com/help/returns"
            spellCheck={false}
          />
        </div>
        <Problem error={is_behind || is_gone ? null : save.error} />
        <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-1 py-3">
          <Button
            type="submit"
            kind={is_published ? 'primary' : 'plain'}
            busy={save.isPending && save.variables.status === undefined}
            disabled={(found !== undefined && !is_changed) || is_gone || is_behind}
          >
            {found ? t.knowledge.save : t.knowledge.save_draft}
          </Button>
          {!is_published && (
            <Button
              kind="primary"
              busy={publishing.isPending || (save.isPending && save.variables.status === 'published')}
              disabled={is_gone || is_behind}
              onClick={() =>
                found && !is_changed
                  ? publishing.mutate({ id: found.object.id, status: 'published' })
                  : submit('published')
              }
            >
              {is_changed || !found ? t.knowledge.publish_now : t.knowledge.publish}
            </Button>
          )}
          {found && is_published && (
            <Button
              busy={publishing.isPending}
              disabled={is_gone || is_changed}
              onClick={() => publishing.mutate({ id: found.object.id, status: 'draft' })}
            >
              {t.knowledge.unpublish}
            </Button>
          )}
          {found && (
            <Button kind="quiet" onClick={() => setRemoving(true)} disabled={is_gone} className="text-danger-ink!">
              {t.knowledge.delete}
            </Button>
          )}
          <p role="status" className="ms-auto flex items-center gap-2 text-xs text-muted">
            {is_changed ? (
              <span className="text-warn-ink">{t.knowledge.unsaved}</span>
            ) : (
              found && (
                <>
                  <ArticleStatus status={found.object.status} />
                  <When at={found.object.updated_at} as="moment" />
                </>
              )
            )}
          </p>
        </div>
      </form>
      <div className="flex flex-col gap-6 lg:w-96 lg:shrink-0">
        <div className="rounded-lg border border-line bg-surface p-4">
          <h2 className="pb-2 text-xs font-medium text-muted">{t.knowledge.preview}</h2>
          <section
            aria-label={t.knowledge.preview}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="pane max-h-[28rem] -outline-offset-2"
          >
            {draft.title.trim() === '' && draft.body.trim() === '' ? (
              <p className="text-sm text-muted">{t.knowledge.preview_empty}</p>
            ) : (
              <>
                <p dir="auto" className="words pb-2 text-lg font-semibold">
                  {draft.title}
                </p>
                <ArticleText text={draft.body} />
              </>
            )}
          </section>
        </div>
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
