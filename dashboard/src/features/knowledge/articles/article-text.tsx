import type { ReactNode } from 'react'
import { ImageIcon } from '../../../ui/icons.tsx'
import { Anchor, inline, Markdown } from '../../../ui/markdown.tsx'
import { type Align, type Block, blocksOf } from './article-blocks.ts'

/** An article as customers see it. Creates elements, never HTML: whatever is written stays text. */
export function ArticleText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2.5 text-base">
      {blocksOf(text).map((block, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no state of its own.
        <Part key={n} of={block} />
      ))}
    </div>
  )
}

function Part({ of }: { of: Block }): ReactNode {
  switch (of.kind) {
    case 'heading':
      return (
        <h3 dir="auto" className={`words pt-1 font-semibold ${of.level <= 2 ? 'text-lg' : 'text-base'}`}>
          {inline(of.text)}
        </h3>
      )
    case 'table':
      return <Table {...of} />
    case 'image':
      return <Picture {...of} />
    case 'text':
      return <Markdown text={of.text} />
  }
}

const alignments: Record<Align, string> = { start: 'text-start', center: 'text-center', end: 'text-end' }

function Table({ head, rows, align }: { head: string[]; rows: string[][]; align: Align[] }) {
  const look = (column: number) => `border border-line px-2 py-1 align-top ${alignments[align[column]!]}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="words border-collapse text-sm">
        <thead className="bg-sunken">
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={column} scope="col" dir="auto" className={`font-semibold ${look(column)}`}>
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={column} dir="auto" className={look(column)}>
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Pages load images from nowhere else: others are shown as links with their description. */
function Picture({ alt, address }: { alt: string; address: string }) {
  if (/^data:image\/(png|jpeg|gif|webp);base64,/i.test(address))
    return <img src={address} alt={alt} className="max-w-full self-start rounded-md" />
  return (
    <figure className="flex items-center gap-2.5 rounded-md border border-dashed border-edge bg-sunken px-3 py-4 text-sm">
      <ImageIcon size={18} aria-hidden className="shrink-0 text-muted" />
      <figcaption dir="auto" className="words min-w-0">
        <Anchor to={address} label={alt || address} whole={alt || address} />
      </figcaption>
    </figure>
  )
}
