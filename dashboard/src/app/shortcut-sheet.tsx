import { keysShown, shortcuts, single_keys } from '../keyboard/shortcuts.ts'
import { useText } from '../text/text.tsx'
import { Key } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice } from '../ui/field.tsx'
import { useStored } from '../ui/stored.ts'

type Name = keyof typeof shortcuts

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [is_on, setOn] = useStored(single_keys)
  const groups = Object.entries(t.shell.shortcut_groups)
  return (
    <Dialog title={t.shell.shortcuts} onClose={onClose} wide>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(([group, words]) => (
          <section key={group}>
            <h3 className="pb-1 text-xs font-medium text-muted">{words}</h3>
            <dl>
              {(Object.keys(shortcuts) as Name[])
                .filter((name) => shortcuts[name].group === group)
                .map((name) => (
                  <div key={name} className="flex min-h-8 items-center justify-between gap-3">
                    <dt className="text-sm">{t.shell.shortcut[name]}</dt>
                    <dd className="flex shrink-0 items-center gap-1 text-xs text-muted">
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
      </div>
    </Dialog>
  )
}
