import { Marked } from 'marked'
import { escaped, sanitizeHtml } from './html.ts'
import { textOfHtml } from './html-text.ts'

// A line break that somebody typed stays one. HTML that somebody typed is shown as it was typed.
const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: { image: ({ text, href }) => escaped(text || href) },
})

export function htmlOfMarkdown(source: string): string {
  const html = markdown.parse(source, { async: false })
  return sanitizeHtml(html, { remote_images: 'marked', inline_images: 'dropped' })
}

/** As people read it in a text mail: without signs of markup, and with the addresses of links. */
export function textOfMarkdown(source: string): string {
  return textOfHtml(htmlOfMarkdown(source), { has_links: true }).text
}
