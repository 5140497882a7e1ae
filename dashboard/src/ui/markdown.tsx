import { Fragment, type ReactNode } from 'react'
import { isUser, Mention } from './mention.tsx'

/**
 * Words of people, with the little markup they use: paragraphs, lists, quotes, code, bold, italic, links. It makes elements,
 * never HTML: whatever is written stays text. Links lead to http, https and mail alone.
 */
export function Markdown({ text }: { text: string }) {
  return <div className="words flex flex-col gap-1.5">{blocks(text.split(/\r\n|\r|\n/))}</div>
}

// Nobody reads further in, and a hostile text could go ten thousand deep.
const max_depth = 6

function blocks(lines: string[], depth = 0): ReactNode[] {
  const out: ReactNode[] = []
  let at = 0
  while (at < lines.length) {
    const from = at
    const line = lines[at]!
    if (/^\s*```/.test(line)) {
      const end = lines.findIndex((other, n) => n > from && /^\s*```\s*$/.test(other))
      at = end === -1 ? lines.length : end + 1
      out.push(<CodeBlock key={from} text={lines.slice(from + 1, end === -1 ? lines.length : end).join('\n')} />)
    } else if (/^>/.test(line)) {
      while (at < lines.length && /^>/.test(lines[at]!)) at++
      const quoted = lines.slice(from, at).map((one) => one.replace(/^>\s?/, ''))
      out.push(
        <blockquote
          key={from}
          dir={directionOf(quoted.join(''))}
          className="flex flex-col gap-1.5 border-s-2 border-edge ps-2.5 text-muted"
        >
          {depth === max_depth ? broken(quoted) : blocks(quoted, depth + 1)}
        </blockquote>,
      )
    } else if (/^\s*[-*]\s+\S/.test(line)) {
      while (at < lines.length && /^\s*[-*]\s+\S/.test(lines[at]!)) at++
      out.push(
        <ul key={from} className="list-disc">
          {items(lines.slice(from, at), /^\s*[-*]\s+/)}
        </ul>,
      )
    } else if (/^\s*\d{1,4}[.)]\s+\S/.test(line)) {
      while (at < lines.length && /^\s*\d{1,4}[.)]\s+\S/.test(lines[at]!)) at++
      out.push(
        <ol key={from} start={Number.parseInt(line, 10)} className="list-decimal">
          {items(lines.slice(from, at), /^\s*\d{1,4}[.)]\s+/)}
        </ol>,
      )
    } else if (line.trim() === '') at++
    else {
      while (
        at < lines.length &&
        lines[at]!.trim() !== '' &&
        !/^(>|\s*```|\s*[-*]\s+\S|\s*\d{1,4}[.)]\s+\S)/.test(lines[at]!)
      )
        at++
      out.push(
        <p key={from} dir="auto" className="[unicode-bidi:plaintext]">
          {broken(lines.slice(from, at))}
        </p>,
      )
    }
  }
  return out
}

const right_to_left = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu

/** As most of its letters run: a quote begins with who wrote it when, often in another language. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return 2 * (text.match(right_to_left)?.length ?? 0) > letters ? 'rtl' : 'ltr'
}

function CodeBlock({ text }: { text: string }) {
  return (
    <pre dir="ltr" className="overflow-x-auto rounded-md bg-ink/6 p-2 font-mono text-xs whitespace-pre-wrap">
      {text}
    </pre>
  )
}

function items(lines: string[], mark: RegExp): ReactNode[] {
  return lines.map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes under its key.
    <li key={n} dir="auto" className="ms-6">
      {inline(line.replace(mark, ''))}
    </li>
  ))
}

function broken(lines: string[]): ReactNode[] {
  return lines.map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes under its key.
    <Fragment key={n}>
      {n > 0 && <br />}
      {inline(line)}
    </Fragment>
  ))
}

// No part can match in two ways: a hostile text costs as much time as a friendly one.
const marks = new RegExp(
  [
    /(`[^`\n]{1,500}`)/u,
    /(\*\*[^*\n]{1,500}\*\*|(?<![\p{L}\p{N}_])__[^_\n]{1,500}__(?![\p{L}\p{N}_]))/u,
    /((?<![\p{L}\p{N}_])_[^_\n]{1,500}_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}*])\*(?!\s)[^*\n]{1,500}(?<!\s)\*(?![\p{L}\p{N}*]))/u,
    /[!@]?\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/u,
    /(https?:\/\/[^\s<>"'`]{1,2000})/u,
    /(?<![\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

export function inline(text: string): ReactNode[] {
  const out: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(marks)) {
    const [whole, code, bold, italic, label, address, url, mail] = match
    out.push(text.slice(at, match.index))
    at = match.index + whole.length
    const key = match.index
    if (code)
      out.push(
        <code key={key} className="rounded-sm bg-ink/6 px-1 font-mono text-[0.92em]">
          {code.slice(1, -1)}
        </code>,
      )
    else if (bold) out.push(<strong key={key}>{inline(bold.slice(2, -2))}</strong>)
    else if (italic) out.push(<em key={key}>{inline(italic.slice(1, -1))}</em>)
    else if (label && whole.startsWith('@') && isUser(address!)) out.push(<Mention key={key} name={label} />)
    else if (label) out.push(<Anchor key={key} to={address!} label={label} whole={whole} />)
    else if (mail) out.push(<Anchor key={key} to={`mailto:${mail}`} label={mail} whole={whole} />)
    else {
      const end = url!.replace(/[.,;:!?)\]}'"»”]+$/, '')
      at -= url!.length - end.length
      out.push(<Anchor key={key} to={end} label={end} whole={end} />)
    }
  }
  out.push(text.slice(at))
  return out
}

/** Where a label hides another address, or letters that only look like others stand in it, the true one is shown beside. */
export function Anchor({ to, label, whole }: { to: string; label: string; whole: string }) {
  const url = URL.parse(to)
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return whole
  const is_plain = to === `mailto:${label}` || (label === to && label.toLowerCase().includes(url.host))
  return (
    <>
      <a href={url.href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
        <bdi>{label}</bdi>
      </a>
      {!is_plain && (
        <bdi dir="ltr" className="text-xs text-muted">
          {' '}
          ({url.host || url.pathname})
        </bdi>
      )}
    </>
  )
}
