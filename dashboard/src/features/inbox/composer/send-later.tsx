import { type RefObject, useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { Clock } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MomentPopover } from '../thread/moment-popover.tsx'
import { useSnoozePresets } from '../thread/snooze-presets.ts'

/** A few hours less than what the service allows: clocks differ. */
const max_days = 29.9
const offered = ['later', 'tomorrow', 'monday', 'choose']

/** An email that goes out at its time, whether or not anybody is there. */
export function SendLater({ can_send, sendAt }: { can_send: boolean; sendAt: (at: string) => void }) {
  const t = useText()
  const [is_picking, setPicking] = useState(false)
  const presets = useSnoozePresets(
    (at) => {
      if (at !== null) sendAt(at)
    },
    () => setPicking(true),
  )
  const picker = (button: RefObject<HTMLButtonElement | null>) =>
    is_picking && (
      <MomentPopover
        button={button}
        act={t.mail!.schedule}
        max_days={max_days}
        problem={t.mail!.schedule_range}
        onChoose={sendAt}
        onClose={() => setPicking(false)}
      />
    )
  return (
    <Menu
      label={t.mail!.send_later}
      items={presets.filter(({ name }) => offered.includes(name))}
      disabled={!can_send}
      className="me-1 grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      beside={picker}
    >
      <Clock size={16} aria-hidden />
    </Menu>
  )
}
