import { Link, useParams } from '@tanstack/react-router'
import type { Mode } from '../api/call.ts'
import { keysOf, keysShown, shortcut_names, shortcuts, single_keys } from '../keyboard/shortcuts.ts'
import { useSession } from '../session/session.ts'
import { useStored } from '../stored.ts'
import { useText } from '../text/page-text.ts'
import { Key } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice } from '../ui/field.tsx'

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { user } = useSession()
  const mode = useParams({ strict: false }).mode as Mode
  useStored(keysOf(user.id))
  const [is_on, setOn] = useStored(single_keys)
  const groups = Object.entries(t.shell.shortcut_groups)
  return (
    <Dialog title={t.shell.shortcuts} onClose={onClose} wide>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(([group, words]) => (
          <section key={group}>
            <h3 className="pb-1 text-xs font-medium text-muted">{words}</h3>
            <dl>
              {shortcut_names
                .filter((name) => shortcuts[name].group === group)
                .map((name) => (
                  <div key={name} className="flex min-h-8 items-center justify-between gap-3">
                    <dt className="text-sm">{t.shell.shortcut[name]}</dt>
                    <dd className="flex shrink-0 items-center gap-1 text-xs text-muted">
                      {shortcuts[name].keys === '' && t.settings.off}
                      {keysShown(shortcuts[name].keys).map((key, n) => (
                        <span key={key} className="flex items-center gap-1">
                          {n > 0 && t.shell.shortcuts_then}
                          <Key>{key}</Key>
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Choice
          type="checkbox"
          label={t.shell.shortcuts_on}
          hint={t.shell.shortcuts_hint}
          checked={is_on}
          onChange={({ target }) => setOn(target.checked)}
        />
        <Link
          to="/$mode/settings/account"
          params={{ mode }}
          hash="keys"
          onClick={onClose}
          className="mt-2 inline-flex min-h-6 items-center text-sm font-medium text-accent-ink underline underline-offset-2"
        >
          {t.teamwork.keys_edit}
        </Link>
      </div>
    </Dialog>
  )
}
