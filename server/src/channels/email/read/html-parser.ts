import { Parser } from 'htmlparser2'

interface Handlers {
  onopentag: (name: string, attributes: Record<string, string>) => void
  ontext: (text: string) => void
  onclosetag: (name: string) => void
}

/** The parser moves its whole stack with each tag: 100,000 open ones take 1.5 s, and a mail has room for a million. */
const max_depth = 1000

class TooDeep extends Error {}

/** Parses HTML with every tag closed. Below a depth that nobody needs, only text is left. */
export function parseHtml(html: string, handlers: Handlers): void {
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length === max_depth) throw new TooDeep()
        open.push(name)
        handlers.onopentag(name, attributes)
      },
      ontext: handlers.ontext,
      onclosetag(name) {
        open.pop()
        handlers.onclosetag(name)
      },
    },
    { decodeEntities: true },
  )
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    handlers.ontext(html.slice(parser.startIndex).replace(/<[^<>]*>?/g, ' '))
    while (open.length > 0) handlers.onclosetag(open.pop()!)
  }
}
