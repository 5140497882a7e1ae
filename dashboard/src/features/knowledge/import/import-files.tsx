import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type DragEvent, useRef, useState } from 'react'
import { ApiError, type Mode, newKey } from '../../../api/call.ts'
import { type Dictionary, useLanguage, useText } from '../../../text/page-text.ts'
import { Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { CircleCheck, CircleMinus, FileUp, TriangleAlert } from '../../../ui/icons.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import { articleCalls, articleListsKey } from '../articles.ts'
import { NoArticle, readFile } from './read-file.ts'

interface Result {
  name: string
  outcome: 'made' | 'there' | 'failed'
  words: string
  article_id?: string
}

const command = 'npm run --silent parley -- knowledge import ./help --dry-run'

/** Imports files as drafts, one at a time, and shows the result of each. */
export function ImportFiles({ mode, onClose }: { mode: Mode; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const [results, setResults] = useState<Result[]>([])
  const [expected, setExpected] = useState(0)
  const is_busy = results.length < expected

  async function take(files: File[]) {
    if (files.length === 0 || is_busy) return
    setResults([])
    setExpected(files.length)
    for (const file of files) {
      const result = await imported(mode, file, t)
      setResults((before) => [...before, result])
    }
    queries.invalidateQueries({ queryKey: articleListsKey(mode) })
  }
  return (
    <Dialog title={t.knowledge.import} onClose={onClose} wide firm={is_busy}>
      <p className="pb-4 text-sm text-muted">{t.knowledge.import_lead}</p>
      <DropZone is_busy={is_busy} take={take} />
      <p role="status" className="pt-3 text-sm empty:hidden">
        {expected > 0 && t.knowledge.import_progress(results.length, new Intl.NumberFormat(language).format(expected))}
      </p>
      {results.length > 0 && (
        <ul aria-label={t.knowledge.import_results} className="mt-1 divide-y divide-line rounded-lg border border-line">
          {results.map((result, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are only added.
            <Line key={n} mode={mode} of={result} />
          ))}
        </ul>
      )}
      <div className="pt-5">
        <p className="pb-2 text-xs text-muted">{t.knowledge.import_more}</p>
        <Code label={t.knowledge.import_command} text={command} />
      </div>
      {!is_busy && (
        <DialogButtons>
          <Button onClick={onClose}>{results.length > 0 ? t.common.done : t.common.cancel}</Button>
        </DialogButtons>
      )}
    </Dialog>
  )
}

/** Drop files here, or choose them. */
function DropZone({ is_busy, take }: { is_busy: boolean; take: (files: File[]) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [is_over, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      data-over={is_over || undefined}
      className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-edge px-4 py-8 text-center data-over:border-accent data-over:bg-accent-soft"
    >
      <FileUp size={20} aria-hidden className="text-muted" />
      <p className="text-sm text-muted">{t.knowledge.drop}</p>
      <Button kind="primary" busy={is_busy} onClick={() => input.current?.click()} data-first>
        {t.knowledge.choose_files}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".md,.markdown,.html,.htm"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same files may be chosen again.
          target.value = ''
          take(files)
        }}
      />
    </div>
  )
}

const icons = { made: CircleCheck, there: CircleMinus, failed: TriangleAlert }
const inks = { made: 'text-good-ink', there: 'text-muted', failed: 'text-danger-ink' }

function Line({ mode, of: { name, outcome, words, article_id } }: { mode: Mode; of: Result }) {
  const Icon = icons[outcome]
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 py-2 text-sm">
      <Icon size={15} aria-hidden className={`shrink-0 ${inks[outcome]}`} />
      {article_id ? (
        <Link
          to="/$mode/knowledge/$article_id"
          params={{ mode, article_id }}
          className="min-w-0 truncate text-accent-ink underline underline-offset-2"
        >
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="min-w-0 truncate">{name}</bdi>
      )}
      <span className={`ms-auto text-xs ${inks[outcome]}`}>{words}</span>
    </li>
  )
}

async function imported(mode: Mode, file: File, t: Dictionary): Promise<Result> {
  // Dropped folders have paths: the command line's import identifies articles by the same names.
  const name = file.webkitRelativePath || file.name
  try {
    const article = await readFile(file)
    const { object } = await articleCalls(mode).create({ ...article, source: name, status: 'draft' }, newKey())
    return { name, outcome: 'made', words: t.knowledge.import_made, article_id: object.id }
  } catch (error) {
    if (error instanceof NoArticle) return { name, outcome: 'failed', words: t.knowledge[error.why] }
    if (error instanceof ApiError && error.code === 'article_already_exists')
      return { name, outcome: 'there', words: t.knowledge.import_there }
    return { name, outcome: 'failed', words: wordsFor(error, t) }
  }
}
