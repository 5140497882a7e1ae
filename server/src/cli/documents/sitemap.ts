import { Parser } from 'htmlparser2'
import { hostOf } from '../../outbound/public-address.ts'
import type { Document } from './files.ts'
import { type Page, readHtml } from './html.ts'
import type { Heed, Web } from './web.ts'

const max_sitemap_bytes = 50 * 1024 * 1024
const max_page_bytes = 8 * 1024 * 1024
const max_sitemaps = 500
const max_depth = 3
const longest_source = 1024

export interface Listed {
  pages: URL[]
  /** URLs on other hosts, and invalid ones. */
  skipped: number
  /** Whether there are more than the limit. If so, pages that are missing weren't necessarily deleted. */
  is_cut: boolean
}

/** The pages listed by a sitemap and the sitemaps it lists, each once and in order. */
export async function pagesIn(web: Web, sitemap: URL, max_pages: number): Promise<Listed> {
  const pages = new Map<string, URL>()
  const seen = new Set<string>()
  let skipped = 0
  let is_cut = false

  async function readSitemap(url: URL, depth: number): Promise<void> {
    if (seen.has(url.href)) return
    if (depth > max_depth || seen.size >= max_sitemaps) {
      is_cut = true
      return
    }
    seen.add(url.href)
    const { bytes } = await web.get(url, max_sitemap_bytes).catch((error: Error) => {
      throw new Error(`${url.href}: ${error.message}`)
    })
    const addresses = addressesIn(decoded(bytes, ''))
    const here = (text: string) => {
      const one = URL.parse(text, url)
      return one && /^https?:$/.test(one.protocol) && hostOf(one) === hostOf(sitemap) ? one : null
    }
    for (const text of addresses.pages) {
      const page = here(text)
      if (page) page.hash = ''
      if (!page || page.href.length > longest_source) skipped++
      else if (pages.has(page.href)) continue
      else if (pages.size === max_pages) is_cut = true
      else pages.set(page.href, page)
    }
    for (const text of addresses.sitemaps) {
      const next = here(text)
      if (next) await readSitemap(next, depth + 1)
      else skipped++
    }
  }

  await readSitemap(sitemap, 1)
  if (pages.size === 0) throw new Error(`${sitemap.href} lists no page of its own host.`)
  return { pages: [...pages.values()], skipped, is_cut }
}

/** https://www.sitemaps.org/protocol.html: XML, or text with a URL per line. */
export function addressesIn(text: string): { pages: string[]; sitemaps: string[] } {
  const links = { pages: [] as string[], sitemaps: [] as string[] }
  if (!text.includes('<')) {
    links.pages.push(...text.split(/\s+/).filter((word) => word !== ''))
    return links
  }
  let within: 'pages' | 'sitemaps' | null = null
  let address: string | null = null
  const local = (name: string) => name.replace(/^.*:/, '')
  const parser = new Parser(
    {
      onopentag(name) {
        if (local(name) === 'url') within = 'pages'
        else if (local(name) === 'sitemap') within = 'sitemaps'
        // Not those of images and videos (image:loc), which aren't pages.
        else if (name === 'loc' && within) address = ''
      },
      ontext(text) {
        if (address !== null) address += text
      },
      onclosetag(name) {
        if (name === 'loc' && within && address !== null) links[within].push(address.trim())
        if (name === 'loc') address = null
        if (local(name) === 'url' || local(name) === 'sitemap') within = null
      },
    },
    { xmlMode: true },
  )
  parser.write(text)
  parser.end()
  return links
}

/** A page as a document: fetched in its turn, identified by its URL. */
export function pageDocument(web: Web, url: URL, heed: Heed = {}): Document {
  return { source: url.href, read: () => readPage(web, url, heed) }
}

async function readPage(web: Web, url: URL, heed: Heed): Promise<Page & { title: string }> {
  const { bytes, type, url: at } = await web.get(url, max_page_bytes, heed)
  if (!/^(?:text\/html|application\/xhtml\+xml)/.test(type)) throw new Error("it isn't a web page.")
  const page = readHtml(decoded(bytes, type), at.href)
  if (page.body === '') throw new Error("it contains no text. Pages built by scripts can't be read.")
  const canonical = page.url === null ? null : URL.parse(page.url)
  const own = canonical && hostOf(canonical) === hostOf(url) ? canonical.href : at.href
  return { ...page, url: own, title: page.title ?? nameIn(at) }
}

/** A title for documents without one. */
function nameIn(url: URL): string {
  const part = url.pathname.split('/').findLast((part) => part !== '') ?? url.hostname
  return readable(part)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
}

/** Unchanged if it's in an encoding other than UTF-8. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** As the server says, otherwise as the page says, otherwise UTF-8. */
function decoded(bytes: Buffer, type: string): string {
  const charset_pattern = /charset\s*=\s*["']?([\w-]+)/i
  const label =
    (charset_pattern.exec(type) ?? charset_pattern.exec(bytes.subarray(0, 2048).toString('latin1')))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
