import type { Mode } from '../../../api/call.ts'
import type { Team } from '../../../queries/teams.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { useTeamChange } from './teams.ts'

export function ArchiveTeam({ mode, team, onClose }: { mode: Mode; team: Team; onClose: () => void }) {
  const t = useText()
  const change = useTeamChange(mode, ({ name }) => {
    say(t.teams.archived(name))
    onClose()
  })
  return (
    <Dialog title={t.teams.archive(team.name)} onClose={onClose}>
      <p className="pb-3 text-sm">{t.teams.archive_lead}</p>
      <Problem error={change.error} />
      <DialogButtons>
        <Button onClick={onClose} data-first>
          {t.common.cancel}
        </Button>
        <Button kind="danger" busy={change.isPending} onClick={() => change.mutate({ archive: team })}>
          {t.teams.archive_act}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
