import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type Dictionary, useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice, Select } from '../../../ui/field.tsx'
import { type Problem, problemWords } from '../fields.ts'
import { ColumnTable } from './column-table.tsx'
import { decode, type Encoding, encodingOf, encodings, type Source } from './decode.ts'
import { Duplicates } from './duplicates.tsx'
import { attributesQuery } from './existing.ts'
import { type Attributes, attributeIn, contactOf, guess, type Mapping, targetName, targets } from './mapping.ts'
import { max_rows, parse, type Row, type Separator, separatorOf, separators, type Table } from './parse.ts'
import { startImport } from './run.ts'

interface Props {
  mode: Mode
  source: Source
  other: () => void
}

/** What was detected about the file. Each can be corrected. */
export function MapColumns({ mode, source, other }: Props) {
  const t = useText()
  const [encoding, setEncoding] = useState<Encoding>(() => encodingOf(source.bytes))
  const text = useMemo(() => decode(source.bytes, encoding), [source, encoding])
  const [chosen, setSeparator] = useState<Separator | null>(null)
  const separator = chosen ?? separatorOf(text)
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    let is_current = true
    setTable(null)
    parse(text, separator).then((parsed) => is_current && setTable(parsed))
    return () => {
      is_current = false
    }
  }, [text, separator])
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3">
        <p className="min-w-0 flex-1 basis-40 text-sm font-medium">
          <bdi className="block truncate">{source.name}</bdi>
          <span className="font-normal text-muted" role="status">
            {table ? t.contacts.import_rows(table.rows.length) : t.contacts.import_reading}
          </span>
        </p>
        <Labelled label={t.contacts.encoding}>
          <Select
            label={t.contacts.encoding}
            choices={Object.fromEntries(encodings.map((one) => [one, one.toUpperCase()]))}
            value={encoding}
            onChange={({ target }) => setEncoding(target.value as Encoding)}
            className="w-auto!"
          />
        </Labelled>
        <Labelled label={t.contacts.separator}>
          <Select
            label={t.contacts.separator}
            choices={Object.fromEntries(separators.map((one) => [one, t.contacts.separators[one]!]))}
            value={separator}
            onChange={({ target }) => setSeparator(target.value as Separator)}
            className="w-auto!"
          />
        </Labelled>
        <Button onClick={other}>{t.contacts.import_other}</Button>
      </div>
      {!table && <Skeletons rows={5} className="h-9" />}
      {table && table.rows.length === 0 && <Empty title={t.contacts.import_no_rows} />}
      {table && table.rows.length > 0 && (
        <WithAttributes key={table.headers.join('\n')} mode={mode} file={source.name} table={table} />
      )}
    </div>
  )
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      <span aria-hidden>{label}</span>
      {children}
    </div>
  )
}

/** Existing attributes first: a column with the same name is mapped to one. */
function WithAttributes(props: { mode: Mode; file: string; table: Table }) {
  const { data, isPending } = useQuery(attributesQuery(props.mode))
  return isPending ? <Skeletons rows={5} className="h-9" /> : <Columns {...props} attributes={data ?? none} />
}

const none: Attributes = new Map()

interface ColumnsProps {
  mode: Mode
  file: string
  table: Table
  attributes: Attributes
}

function Columns({ mode, file, table, attributes }: ColumnsProps) {
  const t = useText()
  const { headers, rows, is_cut } = table
  const [mapping, setMapping] = useState<Mapping>(() => guess(headers, attributes.keys()))
  const [existing, setExisting] = useState<'skip' | 'update'>('skip')
  const bad = useMemo(() => faultsIn(rows, headers, mapping), [rows, headers, mapping])
  const problem = problemOf(mapping, t)
  const good = rows.length - bad.length
  return (
    <>
      {is_cut && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          {t.contacts.import_cut(max_rows)}
        </p>
      )}
      <ColumnTable headers={headers} rows={rows} mapping={mapping} attributes={attributes} onChange={setMapping} />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-sm font-semibold">{t.contacts.import_existing}</legend>
        {(['skip', 'update'] as const).map((one) => (
          <Choice
            key={one}
            type="radio"
            name="existing"
            label={t.contacts.import_existing_choices[one]}
            checked={existing === one}
            onChange={() => setExisting(one)}
          />
        ))}
      </fieldset>
      {!problem && bad.length > 0 && <Bad bad={bad} />}
      {!problem && good > 0 && <Duplicates plan={{ mode, file, headers, rows, mapping, attributes, existing }} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {problem && (
          <p role="alert" className="text-sm text-danger-ink">
            {problem}
          </p>
        )}
        <Button
          kind="primary"
          disabled={problem !== undefined || good === 0}
          onClick={() => startImport({ mode, file, headers, rows, mapping, attributes, existing })}
        >
          {t.contacts.import_start(good)}
        </Button>
      </div>
    </>
  )
}

/** Why nothing can be imported with these columns. */
function problemOf(mapping: Mapping, t: Dictionary): string | undefined {
  if (!mapping.includes('email')) return t.contacts.import_need_email
  const twice = targets.find(
    (target) => target !== 'attribute' && target !== 'ignore' && mapping.filter((one) => one === target).length > 1,
  )
  const attribute = mapping.find((one, at) => attributeIn(one) !== undefined && mapping.indexOf(one) !== at)
  const again = twice ?? attribute
  return again && t.contacts.import_twice(targetName(again, t))
}

interface BadRow {
  row: Row
  problem: Problem
}

function faultsIn(rows: Row[], headers: readonly string[], mapping: Mapping): BadRow[] {
  return rows.flatMap((row) => {
    const read = contactOf(row, headers, mapping)
    return 'problem' in read ? [{ row, problem: read.problem }] : []
  })
}

const max_shown = 5

function Bad({ bad }: { bad: BadRow[] }) {
  const t = useText()
  return (
    <div className="rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn-ink">
      <p className="font-medium">{t.contacts.import_bad(bad.length)}</p>
      <ul className="pt-1">
        {bad.slice(0, max_shown).map(({ row, problem }) => (
          <li key={row.line} className="[overflow-wrap:anywhere]">
            {t.contacts.import_line(row.line)}: {problemWords(problem, t)}{' '}
            <bdi>{row.cells.join(' · ').slice(0, 120)}</bdi>
          </li>
        ))}
        {bad.length > max_shown && <li aria-hidden>…</li>}
      </ul>
    </div>
  )
}
