import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, type Mode, newKey } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { useSession } from '../../../session/session.ts'
import { type Article, articleCalls, articleListsKey, articleQuery } from '../articles.ts'
import { type Draft, draftAt, isSame, no_words, type Words, withAnswer, wordsOf } from './article-draft.ts'

interface Given {
  mode: Mode
  /** The article as stored. None for a new one. */
  found?: Versioned<Article>
  /** The question a new one should answer. */
  question?: string
}

/** An article being edited: its current text, what is saved, and what someone else has saved. */
export function useArticle({ mode, found, question }: Given) {
  const queries = useQueryClient()
  const { user } = useSession()
  const calls = articleCalls(mode)
  const placeOf = (name: string) => draftAt(`${user.id}.${mode}.${name}`)
  const place = placeOf(found?.object.id ?? `new${question ?? ''}`.slice(0, 100))
  const fresh = (): Draft =>
    found ? { ...wordsOf(found.object), etag: found.etag } : { ...no_words, title: oneLine(question ?? ''), etag: null }
  const [draft, setDraft] = useState<Draft>(() => place.read() ?? fresh())
  const saved = found ? wordsOf(found.object) : no_words
  const is_changed = !isSame(draft, saved) && (found !== undefined || !isSame(draft, fresh()))
  const is_behind = found !== undefined && draft.etag !== found.etag
  // Someone else saved it and nothing was changed here, so theirs is shown.
  const [seen, setSeen] = useState(found)
  if (found && found.etag !== seen?.etag) {
    setSeen(found)
    if (isSame(draft, saved) || (seen && isSame(draft, wordsOf(seen.object)))) setDraft(fresh())
  }
  // Another text is another action: the key belongs to what is sent.
  const [key, setKey] = useState(newKey)
  // Changes since the last save were sent.
  const written = useRef<Draft>(null)

  function keep(next: Draft) {
    written.current = next
    setDraft(next)
    setKey(newKey())
    place.write(isSame(next, saved) ? null : next)
  }
  function restart() {
    written.current = null
    place.write(null)
    setDraft(fresh())
    setKey(newKey())
  }
  const save = useMutation({
    mutationFn: ({ sent, status, as_new }: { sent: Draft; status?: Article['status']; as_new?: boolean }) => {
      const { title, body, language, url } = sent
      const words = { title: title.trim(), body, url: url.trim() || null, ...(language && { language }) }
      return found && !as_new
        ? calls.update(found.object.id, { ...words, ...(status && { status }) }, key, sent.etag)
        : calls.create({ ...words, status: status ?? 'draft' }, key)
    },
    onMutate: () => {
      written.current = null
    },
    onSuccess: (made, { sent }) => {
      const answer = wordsOf(made.object)
      const next = { ...withAnswer(written.current ?? sent, sent, answer), etag: made.etag }
      // A new one continues at its own URL.
      place.write(null)
      placeOf(made.object.id).write(isSame(next, answer) ? null : next)
      setDraft(next)
      setKey(newKey())
      queries.setQueryData(articleQuery(mode, made.object.id).queryKey, made)
      queries.invalidateQueries({ queryKey: articleListsKey(mode) })
    },
    onError: (error) => {
      // Without a response, it may have been done, or still be running: with the same key, it's done once.
      if (error instanceof ApiError && error.code !== 'idempotency_key_in_use') setKey(newKey())
      const is_old = error instanceof ApiError && (error.status === 412 || error.status === 404)
      if (found && is_old) queries.invalidateQueries(articleQuery(mode, found.object.id))
    },
  })
  return {
    draft,
    is_changed,
    /** Someone else saved it in the meantime. */
    is_behind: is_behind && is_changed && !save.isPending,
    write: (words: Partial<Words>) => keep({ ...draft, ...words }),
    /** Continues with this text although the article has changed. */
    keepMine: () => found && keep({ ...draft, etag: found.etag }),
    restart,
    save,
  }
}

const max_title_length = 255

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, max_title_length).toWellFormed()
}
