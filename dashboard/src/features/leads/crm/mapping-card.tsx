import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { apart } from '../../../text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../card.tsx'
import { type CrmConnection, type CrmField, fieldsQuery, type Mapping } from './connections.ts'
import { CrmProblem } from './crm-problem.tsx'
import { MappingForm } from './mapping-form.tsx'
import { nameOfSource, providersQuery } from './providers.ts'

interface Props {
  mode: Mode
  connection: CrmConnection
  may_write: boolean
}

/** Which of our fields goes to which of theirs, and what has changed in the CRM since. */
export function MappingCard({ mode, connection, may_write }: Props) {
  const t = useText()
  const [is_editing, setEditing] = useState(false)
  const found = useQuery(fieldsQuery(mode, connection.id))
  const { data: providers } = useQuery(providersQuery(mode))
  const provider = providers?.find(({ provider }) => provider === connection.provider)
  return (
    <Card
      title={t.crm.mapping}
      act={may_write && provider && <Button onClick={() => setEditing(true)}>{t.crm.mapping_edit}</Button>}
    >
      <p className="pb-3 text-sm text-muted">{t.crm.mapping_lead}</p>
      <CrmProblem mode={mode} error={found.error} />
      {found.data && <Warnings connection={connection} fields={found.data} />}
      <MappingTable mapping={connection.mapping} fields={found.data ?? []} />
      {is_editing && provider && (
        <MappingForm
          mode={mode}
          connection={connection}
          fields={found.data ?? []}
          sources={provider.sources}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  )
}

function MappingTable({ mapping, fields }: { mapping: Mapping; fields: CrmField[] }) {
  const t = useText()
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{t.crm.mapping}</caption>
      <thead className="text-start text-xs text-muted">
        <tr>
          <th scope="col" className="w-2/5 pb-1 text-start font-medium sm:w-1/4">
            {t.crm.mapping_ours}
          </th>
          <th scope="col" className="pb-1 text-start font-medium">
            {t.crm.mapping_theirs}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {mapping.map(({ from, to, values, otherwise, only_forward }) => (
          <tr key={to} className="align-top">
            <td className="py-1.5 pe-3 [overflow-wrap:anywhere]">
              <bdi>{nameOfSource(from, t.crm.sources)}</bdi>
            </td>
            <td className="py-1.5 [overflow-wrap:anywhere]">
              <bdi>{labels.get(to) ?? to}</bdi> <bdi className="font-mono text-xs text-muted">{to}</bdi>
              {values && (
                <span className="block text-xs text-muted">
                  {Object.entries(values).map(([ours, theirs], n) => (
                    <span key={ours}>
                      {n > 0 && ' · '}
                      <bdi>{ours}</bdi> → <bdi>{`${theirs}`}</bdi>
                    </span>
                  ))}
                </span>
              )}
              {otherwise && (
                <span className="block text-xs text-muted">
                  {t.crm.mapping_otherwise}: <bdi>{otherwise}</bdi>
                </span>
              )}
              {only_forward && <span className="block text-xs text-muted">{t.crm.mapping_forward}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Fields that the CRM has removed or now requires. */
function Warnings({ connection: { mapping }, fields }: { connection: CrmConnection; fields: CrmField[] }) {
  const t = useText()
  if (fields.length === 0) return null
  const known = new Map(fields.map((field) => [field.name, field]))
  const list = (names: string[]) => names.map(apart).join(', ')
  const vanished = mapping.flatMap(({ to }) => (known.has(to) ? [] : [to]))
  const unwritable = mapping.flatMap(({ to }) => (known.get(to)?.read_only ? [to] : []))
  const filled = new Set(mapping.map(({ to }) => to))
  const unfilled = fields.filter(({ required, read_only, name }) => required && !read_only && !filled.has(name))
  const words = [
    vanished.length > 0 && t.crm.vanished(list(vanished)),
    unwritable.length > 0 && t.crm.unwritable(list(unwritable)),
    unfilled.length > 0 && t.crm.unfilled(list(unfilled.map(({ label }) => label))),
  ].filter((one) => one !== false)
  if (words.length === 0) return null
  return (
    <ul
      role="status"
      className="mb-3 flex flex-col gap-1 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink [overflow-wrap:anywhere]"
    >
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
