import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import {
  type CannedReply,
  cannedRepliesQuery,
  createCannedReply,
  deleteCannedReply,
} from '../../../queries/canned-replies.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { MessageSquareQuote, Pencil, Plus, Trash2 } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, sayProblem } from '../../../ui/problem.tsx'
import { announcing, say } from '../../../ui/toasts.tsx'
import { CannedForm } from './canned-reply-form.tsx'

export function CannedRepliesPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const may_write = useMay(mode)('conversations:write')
  const [open, setOpen] = useState<CannedReply | 'new' | null>(null)
  const all = useQuery(cannedRepliesQuery(mode))
  const add = (
    <Button kind="primary" onClick={() => setOpen('new')}>
      <Plus size={15} aria-hidden />
      {t.teamwork.canned_new}
    </Button>
  )
  return (
    <Page
      title={t.teamwork.canned}
      lead={t.teamwork.canned_lead}
      act={may_write && all.data && all.data.length > 0 && add}
    >
      {all.isPending && <Skeletons rows={4} className="h-12" />}
      {all.isError && <Failed error={all.error} retry={() => all.refetch()} />}
      {all.data?.length === 0 && (
        <Empty icon={MessageSquareQuote} title={t.teamwork.canned_none} hint={t.teamwork.canned_none_hint}>
          {may_write && <div className="flex justify-center">{add}</div>}
        </Empty>
      )}
      {all.data && all.data.length > 0 && <Table mode={mode} replies={all.data} may_write={may_write} edit={setOpen} />}
      {open && <CannedForm mode={mode} reply={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  )
}

interface TableProps {
  mode: Mode
  replies: CannedReply[]
  may_write: boolean
  edit: (reply: CannedReply) => void
}

function Table({ mode, replies, may_write, edit }: TableProps) {
  const t = useText()
  const remove = useRemove(mode)
  return (
    <div className="rounded-lg border border-line bg-surface px-4">
      <table className="w-full text-sm sm:table-fixed">
        <caption className="sr-only">{t.teamwork.canned}</caption>
        <thead className="text-start text-xs text-muted max-sm:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="w-40 py-2 text-start font-medium">
              {t.teamwork.canned_shortcut}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {t.teamwork.canned_content}
            </th>
            {may_write && (
              <th scope="col" className="w-20">
                <span className="sr-only">{t.teamwork.canned_acts}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {replies.map((reply) => (
            <tr key={reply.id} className="border-b border-line align-top last:border-0">
              {/* On a telephone it has no column of its own, and stands above what it is short for. */}
              <th
                scope="row"
                className="text-start font-normal max-sm:relative max-sm:w-0 max-sm:p-0 sm:py-2.5 sm:pe-3"
              >
                <bdi
                  className="block truncate font-mono text-xs leading-5 max-sm:absolute max-sm:start-0 max-sm:top-2.5 max-sm:w-[60vw]"
                  title={reply.shortcut}
                >
                  /{reply.shortcut}
                </bdi>
              </th>
              <td className="py-2.5 pe-3 max-sm:w-full max-sm:max-w-0 max-sm:pt-7.5">
                <bdi className="block truncate font-medium">{reply.title}</bdi>
                <p dir="auto" className="line-clamp-2 text-muted [overflow-wrap:anywhere]">
                  {reply.content.slice(0, 300)}
                </p>
              </td>
              {may_write && (
                <td className="w-20 py-1.5 text-end whitespace-nowrap">
                  <IconButton
                    icon={Pencil}
                    size={15}
                    label={t.teamwork.canned_edit(reply.title)}
                    onClick={() => edit(reply)}
                  />
                  <IconButton
                    icon={Trash2}
                    size={15}
                    label={t.teamwork.canned_delete(reply.title)}
                    onClick={() => remove.mutate(reply)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useRemove(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const anew = () => queries.invalidateQueries(cannedRepliesQuery(mode))
  return useMutation({
    mutationFn: ({ id }: CannedReply) => deleteCannedReply(mode, id),
    ...announcing,
    onSuccess: (_, { shortcut, title, content }, announced) => {
      anew()
      const undo = () =>
        createCannedReply(mode, { shortcut, title, content }).then(
          () => {
            anew()
            say(t.common.undone)
          },
          (error) => sayProblem(error, t),
        )
      announced.say(t.teamwork.canned_deleted(title), { undo })
    },
    onError: (error) => sayProblem(error, t),
  })
}
