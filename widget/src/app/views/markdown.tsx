import { type ComponentChild, Fragment } from 'preact'

/**
 * Words of people, with the little markup they use: paragraphs, lists, quotes, code, bold, italic, links. It makes elements,
 * never HTML: whatever is written stays text. Links lead to http, https and mail alone.
 */
export function Markdown({ text }: { text: string }) {
  return <div class="words">{blocks(text.split(/\r\n|\r|\n/))}</div>
}

const kinds = [
  ['quote', /^>\s?/],
  ['ul', /^\s*[-*]\s+(?=\S)/],
  ['ol', /^\s*\d{1,4}[.)]\s+(?=\S)/],
  ['code', /^\s*```/],
] as const

// Nobody reads further in, and a hostile text could go ten thousand deep.
const max_depth = 6

function blocks(lines: string[], depth = 0): ComponentChild[] {
  const out: ComponentChild[] = []
  for (let at = 0; at < lines.length; ) {
    const from = at
    const [kind, mark] = kinds.find(([, start]) => start.test(lines[at]!)) ?? ['text', /^/]
    if (kind === 'code') {
      const end = lines.findIndex((other, n) => n > from && mark.test(other))
      at = end === -1 ? lines.length : end + 1
      out.push(<pre dir="ltr">{lines.slice(from + 1, end === -1 ? undefined : end).join('\n')}</pre>)
      continue
    }
    const belongs = (line: string) =>
      kind === 'text' ? line.trim() !== '' && !kinds.some(([, start]) => start.test(line)) : mark.test(line)
    while (at < lines.length && belongs(lines[at]!)) at++
    const inner = lines.slice(from, at).map((line) => line.replace(mark, ''))
    if (kind === 'quote')
      out.push(<blockquote>{depth < max_depth ? blocks(inner, depth + 1) : broken(inner)}</blockquote>)
    else if (kind === 'text') {
      if (inner.length > 0) out.push(<p dir="auto">{broken(inner)}</p>)
      else at++
    } else {
      const items = inner.map((line) => <li dir="auto">{inline(line)}</li>)
      out.push(kind === 'ul' ? <ul>{items}</ul> : <ol start={Number.parseInt(lines[from]!, 10)}>{items}</ol>)
    }
  }
  return out
}

function broken(lines: string[]): ComponentChild[] {
  return lines.map((line, n) => (
    <Fragment>
      {n > 0 && <br />}
      {inline(line)}
    </Fragment>
  ))
}

// No part can match in two ways: a hostile text costs as much time as a friendly one.
const marks = new RegExp(
  [
    /(`[^`\n]{1,500}`)/u,
    /(\*\*[^*\n]{1,500}\*\*)/u,
    /((?<![\p{L}\p{N}_])_[^_\n]{1,500}_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}*])\*(?!\s)[^*\n]{1,500}(?<!\s)\*(?![\p{L}\p{N}*]))/u,
    /!?\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/u,
    /(https?:\/\/[^\s<>"'`]{1,2000})/u,
    /(?<![\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

function inline(text: string): ComponentChild[] {
  const out: ComponentChild[] = []
  let at = 0
  for (const match of text.matchAll(marks)) {
    const [whole, code, bold, italic, label, address, url, mail] = match
    out.push(text.slice(at, match.index))
    at = match.index + whole.length
    if (code) out.push(<code>{code.slice(1, -1)}</code>)
    else if (bold) out.push(<strong>{inline(bold.slice(2, -2))}</strong>)
    else if (italic) out.push(<em>{inline(italic.slice(1, -1))}</em>)
    else if (label) out.push(<Anchor to={address!} label={label} whole={whole} />)
    else if (mail) out.push(<Anchor to={`mailto:${mail}`} label={mail} whole={whole} />)
    else {
      const end = url!.replace(/[.,;:!?)\]}'"»”]+$/, '')
      at -= url!.length - end.length
      out.push(<Anchor to={end} label={end} whole={end} />)
    }
  }
  out.push(text.slice(at))
  return out
}

/** Where a label hides another address, the true one is shown beside it. */
export function Anchor({ to, label, whole }: { to: string; label: string; whole: string }) {
  const url = URL.canParse(to) ? new URL(to) : undefined
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return <>{whole}</>
  const is_plain = to === `mailto:${label}` || (label === to && label.toLowerCase().includes(url.host))
  return (
    <>
      <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{label}</bdi>
      </a>
      {!is_plain && (
        <bdi dir="ltr" class="muted">
          {' '}
          ({url.host || url.pathname})
        </bdi>
      )}
    </>
  )
}
