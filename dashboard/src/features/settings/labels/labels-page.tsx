import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { deleteLabel, type Label, labelsQuery } from '../../../queries/labels.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Merge, Pencil, Plus, Tag, Trash2 } from '../../../ui/icons.tsx'
import { LabelChip } from '../../../ui/label-chip.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { LabelForm } from './label-form.tsx'
import { MergeForm } from './merge-form.tsx'

type Open = { act: 'edit' | 'merge' | 'delete'; label: Label } | 'new' | null

export function LabelsPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const may_write = useMay(mode)('conversations:write')
  const [open, setOpen] = useState<Open>(null)
  const all = useQuery(labelsQuery(mode))
  const labels = all.data ?? []
  const close = () => setOpen(null)
  const add = (
    <Button kind="primary" onClick={() => setOpen('new')}>
      <Plus size={15} aria-hidden />
      {t.labels.create}
    </Button>
  )
  return (
    <Page title={t.labels.title} lead={t.labels.lead} act={may_write && labels.length > 0 && add}>
      {all.isPending && <Skeletons rows={4} className="h-10" />}
      {all.isError && <Failed error={all.error} retry={() => all.refetch()} />}
      {all.data?.length === 0 && (
        <Empty icon={Tag} title={t.labels.none} hint={t.labels.none_hint}>
          {may_write && add}
        </Empty>
      )}
      {labels.length > 0 && (
        <ul
          aria-label={t.labels.title}
          className="max-w-2xl divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {labels.map((label) => (
            <Row key={label.id} mode={mode} label={label} may_write={may_write} open={setOpen} />
          ))}
        </ul>
      )}
      {open === 'new' && <LabelForm mode={mode} label={null} onClose={close} />}
      {open !== null && open !== 'new' && open.act === 'edit' && (
        <LabelForm mode={mode} label={open.label} onClose={close} />
      )}
      {open !== null && open !== 'new' && open.act === 'merge' && (
        <MergeForm mode={mode} label={open.label} labels={labels} onClose={close} />
      )}
      {open !== null && open !== 'new' && open.act === 'delete' && (
        <Delete mode={mode} label={open.label} onClose={close} />
      )}
    </Page>
  )
}

interface RowProps {
  mode: Mode
  label: Label
  may_write: boolean
  open: (open: Open) => void
}

function Row({ mode, label, may_write, open }: RowProps) {
  const t = useText()
  const { name, color } = label
  return (
    <li className="flex min-h-11 items-center gap-2 ps-4 pe-2 text-sm">
      <Link
        to="/$mode/inbox"
        params={{ mode }}
        search={{ label: name, status: 'any' }}
        title={t.labels.show}
        className="flex min-w-0 flex-1 hover:underline"
      >
        <LabelChip name={name} color={color} />
      </Link>
      {may_write && (
        <span className="flex shrink-0">
          <IconButton
            icon={Pencil}
            size={15}
            label={t.labels.edit(name)}
            onClick={() => open({ act: 'edit', label })}
          />
          <IconButton
            icon={Merge}
            size={15}
            label={t.labels.merge(name)}
            onClick={() => open({ act: 'merge', label })}
          />
          <IconButton
            icon={Trash2}
            size={15}
            label={t.labels.remove(name)}
            onClick={() => open({ act: 'delete', label })}
          />
        </span>
      )}
    </li>
  )
}

function Delete({ mode, label, onClose }: { mode: Mode; label: Label; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteLabel(mode, label.id),
    onSuccess: () => {
      queries.invalidateQueries(labelsQuery(mode))
      say(t.labels.removed(label.name))
      onClose()
    },
  })
  return (
    <Dialog title={t.labels.remove(label.name)} onClose={onClose}>
      <p className="text-sm">{t.labels.remove_hint}</p>
      <Problem error={remove.error} />
      <DialogButtons>
        <Button onClick={onClose} data-first>
          {t.common.cancel}
        </Button>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t.labels.remove_act}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
