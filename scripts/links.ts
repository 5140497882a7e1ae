import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const link = /\]\(([^)\s]+)\)/g
// Paths named in text, such as `server/src/app.ts`.
const path = /`((?:bench|dashboard|docs|e2e|faults|scripts|sdk|server)\/[\w./-]+)`/g

/** Broken links and paths in these documents, each with its line. */
export function brokenLinks(documents: string[]): string[] {
  return documents.flatMap((document) =>
    prose(document).flatMap((line, n) => {
      const links = Array.from(line.matchAll(link), ([, target]) => target!)
      const wrong = links.filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(document, target))
      const paths = Array.from(line.matchAll(path), ([, name]) => name!)
      return [...wrong, ...paths.filter((name) => !existsSync(name))].map((name) => `${document}:${n + 1} ${name}`)
    }),
  )
}

function leadsSomewhere(document: string, target: string): boolean {
  const [file, anchor] = target.split('#')
  const place = file === '' ? document : join(dirname(document), file!)
  if (!existsSync(place)) return false
  return anchor === undefined || !place.endsWith('.md') || anchors(place).includes(anchor)
}

/** The anchors of headings, as GitHub generates them. */
function anchors(document: string): string[] {
  const headings = prose(document).flatMap((line) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? [])
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The lines of a document, with code blocks emptied. */
function prose(document: string): string[] {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/.+/g, ''))
  return text.split('\n')
}
