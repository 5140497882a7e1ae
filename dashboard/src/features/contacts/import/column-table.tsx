import { useText } from '../../../text/page-text.ts'
import { Select } from '../../../ui/field.tsx'
import { type Attributes, type Mapping, type Target, targetName, targets } from './mapping.ts'
import type { Row } from './parse.ts'

interface ColumnTableProps {
  headers: readonly string[]
  rows: Row[]
  mapping: Mapping
  attributes: Attributes
  onChange: (mapping: Mapping) => void
}

/** What happens to each column, with sample values. */
export function ColumnTable({ headers, rows, mapping, attributes, onChange }: ColumnTableProps) {
  const t = useText()
  const own = Array.from(attributes.keys(), (name) => `attribute:${name}` as const)
  const choices = Object.fromEntries([...targets, ...own].map((target) => [target, targetName(target, t)]))
  return (
    <table className="w-full table-fixed rounded-lg border border-line bg-surface text-sm">
      <caption className="pb-2 text-start font-semibold">{t.contacts.import_columns}</caption>
      <thead>
        <tr className="border-b border-line text-start text-xs text-muted">
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t.contacts.import_column}
          </th>
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t.contacts.import_becomes}
          </th>
          <th scope="col" className="px-3 py-2 text-start font-medium max-sm:hidden">
            {t.contacts.import_example}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name; two may be called alike.
          <tr key={at}>
            <th scope="row" className="px-3 py-2 text-start font-medium [overflow-wrap:anywhere]">
              <bdi>{header || `${at + 1}`}</bdi>
            </th>
            <td className="px-3 py-2">
              <Select
                label={t.contacts.import_becomes_of(header || `${at + 1}`)}
                choices={choices}
                value={mapping[at]!}
                onChange={({ target }) => onChange(mapping.with(at, target.value as Target))}
              />
            </td>
            <td className="px-3 py-2 text-muted max-sm:hidden">
              <Examples rows={rows} at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Examples({ rows, at }: { rows: Row[]; at: number }) {
  const found = rows.slice(0, 50).flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim().slice(0, 80)] : []))
  return (
    <span className="block truncate">
      {[...new Set(found)].slice(0, 3).map((example, n) => (
        <span key={example}>
          {n > 0 && ' · '}
          <bdi>{example}</bdi>
        </span>
      ))}
    </span>
  )
}
