import { type ReactNode, useState } from 'react'
import { useText } from '../../text/page-text.ts'

/** A section of the reports: what it shows, how it's computed, and the figures. */
export function Section({ title, meaning, children }: { title: string; meaning: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header>
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="max-w-2xl text-xs text-muted">{meaning}</p>
      </header>
      {children}
    </section>
  )
}

export interface TableOf {
  caption: string
  columns: readonly string[]
  /** The first cell of each row is its heading. */
  rows: readonly (readonly ReactNode[])[]
}

/** The figures of a chart as a table, for keyboards, screen readers and exact values. Drawn once it's opened. */
export function Twin(table: TableOf) {
  const t = useText()
  const [is_open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="w-fit rounded-sm text-xs font-medium text-accent-ink underline-offset-2 hover:underline">
        {t.reports.as_table}
      </summary>
      {is_open && <WideTable {...table} className="mt-2 max-h-96 overflow-auto rounded-md border border-line" />}
    </details>
  )
}

/** Scrolls where it's wider than the page. */
export function WideTable({ className, ...table }: TableOf & { className: string }) {
  return (
    <section
      aria-label={table.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={className}
    >
      <Table {...table} />
    </section>
  )
}

export function Table({ caption, columns, rows }: TableOf) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, n) => (
            <th
              key={name}
              scope="col"
              className={`sticky top-0 border-b border-line bg-surface px-2 py-1.5 sm:px-3 text-xs font-medium text-muted ${n === 0 ? 'text-start' : 'text-end'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([head, ...cells], n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report are known by their place.
          <tr key={n}>
            <th scope="row" className="min-w-20 px-2 py-1.5 sm:min-w-28 sm:px-3 text-start font-normal">
              {head}
            </th>
            {cells.map((cell, m) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <td key={m} className="px-2 py-1.5 text-end whitespace-nowrap sm:px-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
