import { htmlToArticle } from './read-html.ts'

/** What a file contains of an article. */
export interface FileArticle {
  title: string
  body: string
  language?: string
  url?: string
}

/** Why a file isn't an article. */
export class NoArticle extends Error {
  readonly why: 'import_kind' | 'import_large' | 'import_unreadable' | 'import_empty'
  constructor(why: NoArticle['why']) {
    super(why)
    this.why = why
  }
}

// Far more than an article may contain: web pages have a lot around it.
const max_bytes = 8 * 1024 * 1024
const max_text_length = 100_000
const max_title_length = 255

/** Reads a Markdown or HTML file like the command line does: the first heading is the title unless it's given elsewhere. */
export async function readFile(file: File): Promise<FileArticle> {
  const kind = /\.(md|markdown|html?)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (!kind) throw new NoArticle('import_kind')
  if (file.size > max_bytes) throw new NoArticle('import_large')
  const text = await decoded(file)
  const { title, ...read } = kind.startsWith('htm') ? htmlToArticle(text) : markdownToArticle(text)
  if (title === null && read.body === '') throw new NoArticle('import_empty')
  if ([...read.body].length > max_text_length) throw new NoArticle('import_large')
  const name = file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
  return { ...read, title: (title ?? name).trim().slice(0, max_title_length).toWellFormed() }
}

async function decoded(file: File): Promise<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    if (!text.includes('\0')) return text
  } catch {
    // Reported below.
  }
  throw new NoArticle('import_unreadable')
}

const front_matter = /^---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n---[ \t]*(?:\r?\n|$)/
const first_heading = /^\s*#[ \t]+([^\n]{1,500}?)[ \t#]*(?:\r?\n|$)/

export function markdownToArticle(text: string): Omit<FileArticle, 'title'> & { title: string | null } {
  const given = front_matter.exec(text)
  const said = fields(given?.[1] ?? '')
  const body = given ? text.slice(given[0].length) : text
  const heading = first_heading.exec(body)
  const title = said.title ?? heading?.[1]?.trim() ?? null
  const language = /^[a-z]{2}/i.exec(said.language ?? said.lang ?? '')?.[0].toLowerCase()
  return {
    title,
    body: (heading && heading[1]!.trim() === title ? body.slice(heading[0].length) : body).trim(),
    ...(language && { language }),
    ...(/^https?:\/\/[^\s/?#]+\S*$/.test(said.url ?? '') && { url: said.url }),
  }
}

/** Simple front matter lines, `name: value`. For anything beyond, use the command line. */
function fields(yaml: string): Partial<Record<string, string>> {
  const lines = yaml.matchAll(/^([a-zA-Z]{1,20}):[ \t]+(\S.*?)[ \t]*$/gm)
  return Object.fromEntries(
    Array.from(lines, ([, name, value]) => [name!.toLowerCase(), value!.replace(/^(["'])(.*)\1$/, '$2')]),
  )
}
