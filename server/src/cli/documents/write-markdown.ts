/** The prefix of the lines of a heading, a list item or a quote. */
interface Prefix {
  first: string
  rest: string
  begun: boolean
}

interface Row {
  /** Lines written so far. */
  before: number
  cells: number
  headers: number
}

const blocks = new Set(
  'p div section article main table caption dl dt dd figure figcaption address details summary fieldset hr body html'.split(
    ' ',
  ),
)
// Deeper blocks are written without nesting: each line would start with all prefixes.
const max_prefixes = 20
const max_link = 2000

/**
 * Writes Markdown while reading the tags of a page, without building a tree, so that no nesting is too deep. Leaves out bold
 * and italics: passages are quoted to customers, often where they're shown as plain text.
 */
export class MarkdownWriter {
  private readonly resolve: (href: string) => URL | null
  private readonly out: string[] = []
  private readonly prefixes: Prefix[] = []
  /** The number of the next item of each open list. Null for bullet lists. */
  private readonly lists: (number | null)[] = []
  private lines = 0
  /** Line breaks due before the next text: one, or more for empty lines. */
  private gap = 0
  private space = false
  /** An item or cell has just begun: a line break there is ignored. */
  private fresh = false
  private row: Row | null = null
  private link: { href: string; at: number | null; line: number } | null = null
  private pre: { text: string; language: string } | null = null
  private code: string | null = null

  constructor(resolve: (href: string) => URL | null) {
    this.resolve = resolve
  }

  open(name: string, attributes: Record<string, string>): void {
    if (/^h[1-6]$/.test(name)) this.begin(2, `${'#'.repeat(Number(name[1]))} `, '')
    else if (name === 'blockquote') this.begin(2, '> ', '> ')
    else if (name === 'ul' || name === 'ol') this.openList(name, attributes.start)
    else if (name === 'li') this.openItem()
    else if (name === 'tr') this.openRow()
    else if (name === 'td' || name === 'th') this.openCell(name)
    else if (name === 'a') this.openLink(attributes.href)
    else if (name === 'code') this.openCode(attributes.class)
    else if (name === 'br') this.break(Math.min(this.gap + 1, 2))
    else if (name === 'pre') {
      this.break(2)
      this.pre ??= { text: '', language: '' }
    } else if (blocks.has(name)) this.break(2)
  }

  text(text: string): void {
    if (this.pre) this.pre.text += text
    else if (this.code !== null) this.code += text
    else {
      const words = text.replace(/\s+/g, ' ')
      if (words.startsWith(' ')) this.space = true
      if (words.trim() !== '') this.write(words.trim())
      if (words.endsWith(' ')) this.space = true
    }
  }

  close(name: string): void {
    if (/^h[1-6]$/.test(name) || name === 'blockquote') this.end(2)
    else if (name === 'li') this.end(1)
    else if (name === 'ul' || name === 'ol') {
      this.lists.pop()
      this.break(this.lists.length > 0 ? 1 : 2)
    } else if (name === 'tr') this.closeRow()
    else if (name === 'a') this.closeLink()
    else if (name === 'code') this.closeCode()
    else if (name === 'pre') this.closePre()
    else if (blocks.has(name)) this.break(2)
  }

  markdown(): string {
    return this.out.join('')
  }

  private begin(gap: number, first: string, rest: string): void {
    this.break(gap)
    const is_deep = this.prefixes.length >= max_prefixes
    this.prefixes.push(is_deep ? { first: '', rest: '', begun: true } : { first, rest, begun: false })
  }

  private end(gap: number): void {
    this.prefixes.pop()
    this.fresh = false
    this.break(gap)
  }

  private openList(name: string, start: string | undefined): void {
    this.break(this.lists.length > 0 ? 1 : 2)
    this.lists.push(name === 'ul' ? null : /^\d{1,6}$/.test(start ?? '') ? Number(start) : 1)
  }

  private openItem(): void {
    const number = this.lists.at(-1) ?? null
    const mark = number === null ? '- ' : `${number}. `
    if (number !== null) this.lists[this.lists.length - 1] = number + 1
    this.begin(1, mark, ' '.repeat(mark.length))
    this.fresh = true
  }

  private openRow(): void {
    this.break(1)
    this.row = { before: this.lines, cells: 0, headers: 0 }
  }

  /** Cells are separated on one line, unless an earlier one spans several lines: then the table is used for layout. */
  private openCell(name: string): void {
    if (!this.row || this.lines > this.row.before + 1) return this.break(2)
    this.row.cells++
    if (name === 'th') this.row.headers++
    if (this.row.cells > 1) {
      if (this.lines > this.row.before) this.gap = 0
      this.space = true
      this.write('|')
      this.space = true
    }
    this.fresh = true
  }

  private closeRow(): void {
    const { row } = this
    this.row = null
    this.fresh = false
    const is_line = row && this.lines === row.before + 1
    if (!is_line) return this.break(2)
    this.gap = 1
    if (row.cells < 2 || row.headers < row.cells) return
    this.write(Array(row.cells).fill('---').join(' | '))
    this.break(1)
  }

  private openLink(href: string | undefined): void {
    this.closeLink()
    if (!href || href.startsWith('#') || href.length > max_link) return
    const url = this.resolve(href)
    if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return
    this.link = { href: url.href.replaceAll('(', '%28').replaceAll(')', '%29'), at: null, line: 0 }
  }

  /** A link around several lines, or around nothing, becomes plain text. */
  private closeLink(): void {
    const { link } = this
    this.link = null
    if (!link || link.at === null || link.line !== this.lines) return
    this.out[link.at] = `[${this.out[link.at]}`
    this.out.push(`](${link.href})`)
  }

  private openCode(name: string | undefined): void {
    if (this.pre) this.pre.language = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,30})/.exec(name ?? '')?.[1] ?? ''
    else this.code ??= ''
  }

  private closeCode(): void {
    const text = this.code?.replace(/\s+/g, ' ').trim()
    this.code = null
    if (text) this.write(text.includes('`') ? text : `\`${text}\``)
  }

  private closePre(): void {
    if (!this.pre) return
    const { text, language } = this.pre
    this.pre = null
    if (text.trim() === '') return
    const longest = text.match(/`{3,}/g)?.reduce((long, one) => Math.max(long, one.length), 0) ?? 2
    const fence = '`'.repeat(longest + 1)
    this.write(fence + language)
    this.gap = 1
    for (const line of [...text.replace(/^\n/, '').trimEnd().split(/\r?\n/), fence]) {
      if (line.trim() !== '') this.write(line)
      this.gap++
    }
    this.break(2)
  }

  private break(gap: number): void {
    // It contains a block, so it wasn't inline code.
    if (this.code !== null) {
      const text = this.code
      this.code = null
      this.text(text)
    }
    if (this.fresh) return
    this.gap = Math.max(this.gap, gap)
    this.space = false
  }

  private write(text: string): void {
    if (this.gap > 0 || this.out.length === 0) this.startLine()
    else if (this.space) this.out.push(' ')
    this.space = false
    this.fresh = false
    if (this.link && this.link.at === null) Object.assign(this.link, { at: this.out.length, line: this.lines })
    this.out.push(text)
  }

  private startLine(): void {
    const begun = this.prefixes.map((prefix) => (prefix.begun ? prefix.rest : ''))
    if (this.out.length > 0) this.out.push('\n', `${begun.join('').trimEnd()}\n`.repeat(this.gap - 1))
    for (const prefix of this.prefixes) {
      this.out.push(prefix.begun ? prefix.rest : prefix.first)
      prefix.begun = true
    }
    this.lines++
    this.gap = 0
  }
}
