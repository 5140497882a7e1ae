import { type Api, NoResponse } from './api-calls.ts'
import type { Document } from './documents/files.ts'

export interface ImportOptions {
  language?: string
  publish?: boolean
  'base-url'?: string
  'delete-missing'?: boolean
  'dry-run'?: boolean
  /** Which previously imported articles come from the same source: only these are deleted if missing. */
  isOurs: (source: string) => boolean
}

export type Outcome = 'created' | 'updated' | 'unchanged' | 'deleted' | 'failed'

interface Article {
  id: string
  title: string
  body: string
  language: string
  status: string
  url: string | null
  source: string | null
}

type Wanted = Partial<Article> & { title: string; body: string; source: string }

/**
 * Makes the articles match the documents. Each is looked up by its source and compared, so an interrupted import can simply
 * run again. Returns what happened to each.
 */
export async function importArticles(
  calls: Api,
  documents: Document[],
  options: ImportOptions,
  report: (outcome: Outcome, source: string, words?: string) => void,
): Promise<void> {
  for (const document of documents) {
    try {
      report(await importOne(calls, await wantedOf(document, options), options), document.source)
    } catch (error) {
      if (isFatal(error)) throw error
      report('failed', document.source, (error as Error).message)
    }
  }
  if (options['delete-missing'])
    await deleteMissing(calls, new Set(documents.map(({ source }) => source)), options, report)
}

async function wantedOf({ source, read }: Document, options: ImportOptions): Promise<Wanted> {
  const { title, body, language: stated_language, url: stated_url } = await read()
  const language = stated_language ?? options.language
  const base = options['base-url']
  const url =
    stated_url ?? (base === undefined ? undefined : new URL(pathOf(source), `${base.replace(/\/$/, '')}/`).href)
  return {
    title,
    body,
    source,
    ...(language !== undefined && { language }),
    ...(url !== undefined && { url }),
    ...(options.publish && { status: 'published' }),
  }
}

/** `help/returns.md` is published at `help/returns`. */
function pathOf(source: string): string {
  return source
    .replace(/\.\w+$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
}

async function importOne(calls: Api, wanted: Wanted, { 'dry-run': dry }: ImportOptions): Promise<Outcome> {
  const { data } = await calls.get<{ data: Article[] }>(
    `/knowledge/articles?limit=1&source=${encodeURIComponent(wanted.source)}`,
  )
  const [before] = data
  if (!before) {
    if (!dry) await calls.post('/knowledge/articles', wanted)
    return 'created'
  }
  const names = Object.keys(wanted) as (keyof Wanted)[]
  if (names.every((name) => before[name] === wanted[name])) return 'unchanged'
  if (!dry) await calls.patch(`/knowledge/articles/${before.id}`, wanted)
  return 'updated'
}

/** Articles without a source were written here, not imported, and stay. */
async function deleteMissing(
  calls: Api,
  current: Set<string>,
  { 'dry-run': dry, isOurs }: ImportOptions,
  report: (outcome: Outcome, source: string) => void,
): Promise<void> {
  const all = await calls.all<Article>('/knowledge/articles')
  for (const { id, source } of all) {
    if (source === null || current.has(source) || !isOurs(source)) continue
    if (!dry) await calls.delete(`/knowledge/articles/${id}`)
    report('deleted', source)
  }
}

/** Errors that every other document would get, too. */
function isFatal(error: unknown): boolean {
  const { status } = error as { status?: number }
  return status === undefined
    ? error instanceof NoResponse
    : status === 401 || status === 403 || status === 429 || status >= 500
}
