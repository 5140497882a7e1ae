import { expression } from './expression.ts'
import { parseHtml } from './html-parser.ts'
import { hidden, isSeen, type Look, lookInside, lookOfPage } from './look.ts'

export interface HtmlText {
  text: string
  /** Where the mail program says that the history begins, as a position in the text. */
  history_at: number | null
}

type Attributes = Record<string, string>

const left_out = new Set(
  `script style head title template noscript svg math object iframe textarea select audio video canvas dialog datalist applet
  embed noframes noembed`.split(/\s+/),
)
const blocks = new Set(
  `address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
  li main nav ol p pre section table tr ul`.split(/\s+/),
)
const spaced_blocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol pre table blockquote'.split(' '))
const max_quote_depth = 20

/** The text of an HTML mail, as a text mail would have it: a line for each block, and `> ` before what is quoted. */
export function textOfHtml(html: string, { has_links = false } = {}): HtmlText {
  const writer = new TextWriter(html, has_links)
  parseHtml(html, {
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.text(text),
    onclosetag: (name) => writer.close(name),
  })
  return writer.result()
}

class TextWriter {
  readonly #lines: string[] = []
  readonly #lists: { next: number | null }[] = []
  readonly #links: { href: string; from: number }[] = []
  readonly #has_links: boolean
  readonly #has_sheet: boolean
  /** Of each open tag. */
  readonly #looks: Look[]
  #line = ''
  /** Kept apart: to ask the line itself would copy it each time. */
  #ends_in_space = true
  #prefix = ''
  #quotes = 0
  #preformatted = 0
  #history_line: number | null = null

  constructor(html: string, has_links: boolean) {
    this.#has_links = has_links
    const { look, has_sheet } = lookOfPage(html)
    this.#has_sheet = has_sheet
    this.#looks = [look]
  }

  open(name: string, attributes: Attributes): void {
    const look = this.#enter(name, attributes)
    if (look.is_gone) return
    if (blocks.has(name)) this.#endLine()
    if (spaced_blocks.has(name) && this.#lists.length === 0) this.#emptyLine()
    if (this.#history_line === null && beginsHistory(name, attributes)) this.#history_line = this.#lines.length
    if (name === 'br') this.#breakLine()
    else if (name === 'hr') this.#endParagraph()
    else if (name === 'blockquote') this.#quotes++
    else if (name === 'pre') this.#preformatted++
    else if (name === 'ul' || name === 'ol')
      this.#lists.push({ next: name === 'ol' ? Number(attributes.start) || 1 : null })
    else if (name === 'li') this.#prefix = this.#bullet()
    else if (name === 'img') this.#add(attributes.alt && isSeen(look) ? `[${attributes.alt.trim()}]` : '')
    else if (name === 'a') this.#links.push({ href: attributes.href ?? '', from: this.#line.length })
    else if (name === 'td' || name === 'th') this.#add(' ')
  }

  text(text: string): void {
    if (!isSeen(this.#looks.at(-1)!)) return
    if (this.#preformatted === 0) return this.#add(text.replace(/[ \t\r\n\f]+/g, ' '))
    for (const [n, line] of text.split(/\r?\n/).entries()) {
      if (n > 0) this.#breakLine()
      this.#line += line
      this.#ends_in_space = false
    }
  }

  close(name: string): void {
    if (this.#looks.pop()!.is_gone) return
    if (name === 'a') this.#closeLink()
    if (blocks.has(name)) this.#endLine()
    if (name === 'blockquote') this.#quotes = Math.max(this.#quotes - 1, 0)
    if (name === 'pre') this.#preformatted = Math.max(this.#preformatted - 1, 0)
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    if (spaced_blocks.has(name) && this.#lists.length === 0) this.#emptyLine()
  }

  /** What is hidden isn't text: it could speak to a machine that reads on behalf of people, who see something else. */
  #enter(name: string, attributes: Attributes): Look {
    const outer = this.#looks.at(-1)!
    const look = outer.is_gone || left_out.has(name) ? hidden : lookInside(outer, name, attributes, this.#has_sheet)
    this.#looks.push(look)
    return look
  }

  result(): HtmlText {
    this.#endLine()
    const before = this.#history_line === null ? null : this.#lines.slice(0, this.#history_line).join('\n')
    const text = this.#lines.join('\n')
    const start = /^\n*/.exec(text)![0].length
    const history_at = before === null ? null : Math.max(before.length + 1 - start, 0)
    return { text: text.slice(start).trimEnd(), history_at }
  }

  #add(text: string): void {
    const added = this.#ends_in_space ? text.replace(/^ /, '') : text
    if (added === '') return
    this.#line += added
    this.#ends_in_space = added.endsWith(' ')
  }

  #bullet(): string {
    const list = this.#lists.at(-1)
    const indent = '  '.repeat(Math.min(Math.max(this.#lists.length - 1, 0), 10))
    return list?.next === null || list === undefined ? `${indent}- ` : `${indent}${list.next++}. `
  }

  #closeLink(): void {
    const link = this.#links.pop()
    if (!this.#has_links || !link || !/^https?:/.test(link.href)) return
    const label = this.#line.slice(link.from).trim()
    if (label !== link.href) this.#add(label === '' ? link.href : ` (${link.href})`)
  }

  /** Ends a line that has something in it. */
  #endLine(): void {
    if (this.#line.trim() !== '') this.#breakLine()
    else {
      this.#line = ''
      this.#ends_in_space = true
    }
  }

  #breakLine(): void {
    const quotes = this.#quotes === 0 ? '' : `${'>'.repeat(Math.min(this.#quotes, max_quote_depth))} `
    const line = this.#preformatted > 0 ? this.#line : this.#line.trim()
    this.#lines.push(`${quotes}${this.#prefix}${line}`.trimEnd())
    this.#line = ''
    this.#ends_in_space = true
    this.#prefix = ''
  }

  #endParagraph(): void {
    this.#endLine()
    this.#emptyLine()
  }

  #emptyLine(): void {
    const last = this.#lines.at(-1)
    if (last !== undefined && !/^[> ]*$/.test(last))
      this.#lines.push('>'.repeat(Math.min(this.#quotes, max_quote_depth)))
  }
}

const history_ids =
  expression(`^(?:x_)*(?:appendonsend|divRplyFwdMsg|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container|isReplyContent
  |ms-outlook-mobile-reference-message|yahoo_quoted_\\d+)$`)
const history_classes =
  expression(`(?:^|\\s)(?:x_)*(?:gmail_quote(?:_container)?|yahoo_quoted|moz-cite-prefix|protonmail_quote|tutanota_quote
  |ms-outlook-mobile-reference-message|zmail_extra|mailbird-quote|skiff_quote|hs_reply|gmx_quote|mail-quote-collapse|qq_quote
  |front-blockquote)(?:\\s|$)`)

/** Where mail programs begin the history. Yahoo and others quote in tags that are no blockquote. */
function beginsHistory(
  name: string,
  { id = '', class: classes = '', style = '', name: label = '' }: Attributes,
): boolean {
  if (history_ids.test(id) || history_classes.test(classes)) return true
  // GMX and web.de name their quote; Outlook draws a line above.
  if (name === 'div' && label === 'quote') return true
  return name === 'div' && /border:\s*none;\s*border-top:\s*solid #[0-9a-f]{6} 1(?:\.0)?pt/i.test(style)
}
