import { Parser } from 'htmlparser2'

export interface Page {
  title: string | null
  language: string | null
  url: string | null
  /** What stands in the main part, as Markdown. */
  body: string
}

const dropped = new Set(
  'script style noscript template svg math iframe object nav footer aside form button select head header'.split(' '),
)
const blocks = new Set(
  'p div section article main table tr ul ol dl dt dd figure figcaption address details summary fieldset hr br body html'.split(
    ' ',
  ),
)

/**
 * Reads a web page tag by tag: no tree, so that no nesting is too deep. Scripts, navigation, headers and footers are left
 * out; where the page says which part is the main one, that part alone is taken.
 */
export function readHtml(html: string): Page {
  const page: Page = { title: null, language: null, url: null, body: '' }
  const all: string[] = []
  const main: string[] = []
  let heading: string | null = null
  let in_title = false
  let title = ''
  let in_pre = 0
  let in_main = 0
  let skipped: { name: string; depth: number } | undefined

  const write = (text: string) => {
    all.push(text)
    if (in_main > 0) main.push(text)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'html' && attributes.lang)
          page.language = /^[a-z]{2}/i.exec(attributes.lang)?.[0].toLowerCase() ?? null
        if (name === 'link' && attributes.rel === 'canonical' && /^https?:\/\//.test(attributes.href ?? ''))
          page.url = attributes.href!
        if (name === 'title' && title === '') in_title = true
        if (skipped) {
          if (name === skipped.name) skipped.depth++
          return
        }
        if (dropped.has(name) || attributes.role === 'navigation' || 'hidden' in attributes) {
          // A tag that never has an end would hide all that follows.
          if (!['input', 'img', 'br', 'hr', 'meta', 'link'].includes(name)) skipped = { name, depth: 1 }
          return
        }
        if (name === 'main' || name === 'article' || attributes.role === 'main') in_main++
        if (/^h[1-6]$/.test(name)) {
          write(`\n\n${'#'.repeat(Number(name[1]))} `)
          if (name === 'h1') heading ??= ''
        } else if (name === 'li') write('\n- ')
        else if (name === 'td' || name === 'th') write(' ')
        else if (name === 'pre') {
          in_pre++
          write('\n\n```\n')
        } else if (name === 'br') write('\n')
        else if (blocks.has(name)) write('\n\n')
      },
      ontext(text) {
        if (in_title) title += text
        if (skipped) return
        write(in_pre > 0 ? text : text.replace(/\s+/g, ' '))
        if (heading !== null && page.title === null) heading += text
      },
      onclosetag(name) {
        if (name === 'title') in_title = false
        if (skipped) {
          if (name === skipped.name && --skipped.depth === 0) skipped = undefined
          return
        }
        if (name === 'h1' && heading !== null) page.title ??= spaced(heading) || null
        if (name === 'main' || name === 'article') in_main = Math.max(0, in_main - 1)
        if (name === 'pre' && in_pre > 0) {
          in_pre--
          write('\n```\n\n')
        } else if (/^h[1-6]$/.test(name) || (blocks.has(name) && name !== 'br')) write('\n\n')
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  page.title ??= spaced(title) || null
  page.body = tidied((main.length > 0 ? main : all).join(''), page.title)
  return page
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Without the empty lines of the markup, and without the heading that is the title already. */
function tidied(text: string, title: string | null): string {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \t]+/g, ' ')
        .trimEnd()
        .replace(/^ (?! )/, ''),
    )
    .filter((line) => !/^(?:#{1,6}|-)\s*$/.test(line.trim()) || line.trim() === '')
  const body = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const first = `# ${title}`
  return title !== null && body.startsWith(`${first}\n`) ? body.slice(first.length).trim() : body
}
