import { Parser } from 'htmlparser2'
import { MarkdownWriter } from './write-markdown.ts'

export interface Page {
  title: string | null
  language: string | null
  url: string | null
  /** The content of the main part as Markdown. */
  body: string
}

type Attributes = Record<string, string>

const dropped = new Set(
  'script style noscript template svg math iframe object nav footer aside form button select head header'.split(' '),
)
// This tag has no end tag, so everything after it would be hidden.
const endless = new Set('input img br hr meta link'.split(' '))

/**
 * Converts a web page tag by tag. Leaves out scripts, navigation, headers and footers. If the page marks its main part, uses
 * only that. Resolves links relative to `address`, or to the base URL of the page.
 */
export function readHtml(html: string, address?: string): Page {
  const about = { title: '', heading: '', language: null as string | null, url: null as string | null }
  const resolve = (href: string) => URL.parse(href, address ?? about.url ?? undefined)
  const [all, main] = [new MarkdownWriter(resolve), new MarkdownWriter(resolve)]
  /** For each open tag, whether it's the main part. */
  const open: boolean[] = []
  let skipped: { name: string; depth: number } | undefined
  let [mains, in_title, in_heading] = [0, false, false]
  const writers = () => (mains > 0 ? [all, main] : [all])
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') about.language ??= languageOf(attributes)
      if (name === 'link') about.url ??= canonicalOf(attributes)
      if (name === 'title' && about.title === '') in_title = true
      if (skipped) {
        if (name === skipped.name) skipped.depth++
        return
      }
      const is_left_out = isLeftOut(name, attributes)
      if (is_left_out && !endless.has(name)) {
        skipped = { name, depth: 1 }
        return
      }
      open.push(isMain(name, attributes))
      if (open.at(-1)) mains++
      if (name === 'h1' && spaced(about.heading) === '') in_heading = true
      if (!is_left_out) for (const writer of writers()) writer.open(name, attributes)
    },
    ontext(text) {
      if (in_title) about.title += text
      if (skipped) return
      if (in_heading) about.heading += text
      for (const writer of writers()) writer.text(text)
    },
    onclosetag(name) {
      if (name === 'title') in_title = false
      if (skipped) {
        if (name === skipped.name && --skipped.depth === 0) skipped = undefined
        return
      }
      if (name === 'h1') in_heading = false
      for (const writer of writers()) writer.close(name)
      if (open.pop()) mains--
    },
  })
  parser.write(html)
  parser.end()
  const { language, url } = about
  const title = spaced(about.heading) || spaced(about.title) || null
  return { title, language, url, body: withoutTitle(main.markdown() || all.markdown(), title) }
}

function isLeftOut(name: string, attributes: Attributes): boolean {
  return dropped.has(name) || attributes.role === 'navigation' || 'hidden' in attributes
}

function isMain(name: string, { role }: Attributes): boolean {
  return name === 'main' || name === 'article' || role === 'main'
}

function languageOf({ lang }: Attributes): string | null {
  return /^[a-z]{2}/i.exec(lang ?? '')?.[0].toLowerCase() ?? null
}

function canonicalOf({ rel, href }: Attributes): string | null {
  return rel === 'canonical' && /^https?:\/\//.test(href ?? '') ? href! : null
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The heading that is the title is already there. */
function withoutTitle(body: string, title: string | null): string {
  const first = `# ${title}`
  return title !== null && (body === first || body.startsWith(`${first}\n`)) ? body.slice(first.length).trim() : body
}
