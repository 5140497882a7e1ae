import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, extname, join, relative, resolve, sep } from 'node:path'
import { type Page, readHtml } from './html.ts'
import { readMarkdown } from './markdown.ts'

/** A file that may be an article, and its identifier across runs. */
export interface SourceFile {
  path: string
  source: string
}

/** A possible article, from any source. */
export interface Document {
  source: string
  /** Or says why it isn't an article. */
  read(): (Page & { title: string }) | Promise<Page & { title: string }>
}

const readers: Record<string, (text: string) => Page> = {
  '.md': readMarkdown,
  '.markdown': readMarkdown,
  '.html': readHtml,
  '.htm': readHtml,
}

const max_files = 20_000
const max_depth = 32
// Far more than an article may contain: pages have a lot around it.
const max_bytes = 8 * 1024 * 1024

/** The given files, and those in the given folders, in order. */
export function filesIn(named: string[]): SourceFile[] {
  const files: SourceFile[] = []
  for (const name of named) {
    const root = resolve(name)
    if (statSync(root).isDirectory()) walk(root, realpathSync(root), root, 0, files)
    else files.push({ path: root, source: basename(root) })
  }
  return files
}

function walk(root: string, real_root: string, folder: string, depth: number, files: SourceFile[]): void {
  if (depth > max_depth) throw new Error(`${folder} is nested more than ${max_depth} folders deep.`)
  for (const name of readdirSync(folder).sort()) {
    if (name.startsWith('.') || name === 'node_modules') continue
    const path = join(folder, name)
    const kind = lstatSync(path)
    if (kind.isDirectory()) walk(root, real_root, path, depth + 1, files)
    else if (Object.hasOwn(readers, extname(name).toLowerCase()) && (kind.isFile() || leadsInto(real_root, path)))
      files.push({ path, source: relative(root, path).replaceAll(sep, '/') })
    if (files.length > max_files) throw new Error(`There are more than ${max_files} files. Import folder by folder.`)
  }
}

/**
 * A symbolic link may point to a file in the same folder. One that leads elsewhere could publish anything on this machine.
 */
function leadsInto(real_root: string, link: string): boolean {
  try {
    const target = realpathSync(link)
    return target.startsWith(real_root + sep) && statSync(target).isFile()
  } catch {
    return false
  }
}

/** Reads a file, or says why it isn't an article. */
export function readFile({ path, source }: SourceFile): Page & { title: string } {
  const reader = readers[extname(path).toLowerCase()]
  if (!reader) throw new Error("it's neither Markdown (.md) nor HTML (.html).")
  const { size } = statSync(path)
  if (size > max_bytes) throw new Error(`it is larger than ${max_bytes / 1024 / 1024} MiB.`)
  const page = reader(decoded(readFileSync(path)))
  const title = (page.title ?? basename(source, extname(source)).replace(/[-_]+/g, ' ')).trim()
  return { ...page, title }
}

function decoded(bytes: Buffer): string {
  if (bytes.includes(0)) throw new Error('it is a binary file.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error("it isn't UTF-8.")
  }
}

export function fileDocument(file: SourceFile): Document {
  return { source: file.source, read: () => readFile(file) }
}
