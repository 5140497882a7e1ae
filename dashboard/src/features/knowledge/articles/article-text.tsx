import type { ReactNode } from 'react'
import { inline, Markdown } from '../../../ui/markdown.tsx'

const heading = /^ {0,3}(#{1,6})\s+(\S.*?)\s*#*\s*$/

/** An article as it is read: as messages are, with headings. Whatever is written stays text. */
export function ArticleText({ text }: { text: string }) {
  return <div className="flex flex-col gap-2.5 text-base">{parts(text)}</div>
}

function parts(text: string): ReactNode[] {
  const out: ReactNode[] = []
  let lines: string[] = []
  let in_code = false
  const flush = (key: number) => {
    if (lines.some((line) => line.trim() !== '')) out.push(<Markdown key={`text ${key}`} text={lines.join('\n')} />)
    lines = []
  }
  for (const [n, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*```/.test(line)) in_code = !in_code
    const found = in_code ? null : heading.exec(line.slice(0, 500))
    if (!found) {
      lines.push(line)
      continue
    }
    flush(n)
    const size = found[1]!.length <= 2 ? 'text-lg' : 'text-base'
    out.push(
      <h3 key={n} dir="auto" className={`words pt-1 font-semibold ${size}`}>
        {inline(found[2]!)}
      </h3>,
    )
  }
  flush(-1)
  return out
}
