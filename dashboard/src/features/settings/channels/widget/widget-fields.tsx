import type { WidgetSettings } from '@parley/sdk'
import { type Language, languages } from '../../../../text/language.ts'
import { useText } from '../../../../text/page-text.ts'
import { AreaField, Choice, TextField } from '../../../../ui/field.tsx'
import { PreChat } from './pre-chat.tsx'

interface Props {
  widget: WidgetSettings
  write: (changes: Partial<WidgetSettings>) => void
}

/** How the widget looks, where it may stand, and what it offers. */
export function WidgetFields({ widget, write }: Props) {
  const t = useText()
  return (
    <>
      <TextField
        label={t.widget.color}
        hint={t.widget.color_hint}
        type="color"
        value={widget.color}
        className="h-10! w-20! p-1!"
        onChange={({ target }) => write({ color: target.value.toLowerCase() })}
      />
      <AreaField
        label={t.widget.greeting}
        hint={t.widget.greeting_hint}
        optional
        rows={2}
        maxLength={500}
        value={widget.greeting ?? ''}
        onChange={({ target }) => write({ greeting: target.value || null })}
      />
      <TextField
        label={t.widget.office_hours}
        hint={t.widget.office_hours_hint}
        optional
        maxLength={500}
        value={widget.office_hours_text ?? ''}
        onChange={({ target }) => write({ office_hours_text: target.value || null })}
      />
      <AreaField
        label={t.widget.origins}
        hint={t.widget.origins_hint}
        rows={3}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        value={widget.origins.join('\n')}
        onChange={({ target }) => write({ origins: target.value.split('\n') })}
      />
      <Languages widget={widget} write={write} />
      <PreChat fields={widget.pre_chat} write={(pre_chat) => write({ pre_chat })} />
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 text-sm font-medium">{t.widget.options}</legend>
        {(['rating', 'talk_to_person', 'page_queries'] as const).map((one) => (
          <Choice
            key={one}
            type="checkbox"
            label={t.widget[one]}
            checked={widget[one]}
            onChange={({ target }) => write({ [one]: target.checked })}
          />
        ))}
      </fieldset>
    </>
  )
}

function Languages({ widget, write }: Props) {
  const t = useText()
  const chosen = new Set<string>(widget.languages)
  function toggle(language: Language, is_on: boolean) {
    const rest = widget.languages.filter((one) => one !== language)
    write({ languages: is_on ? [...rest, language] : rest })
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-sm font-medium">{t.widget.languages}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {(Object.keys(languages) as Language[]).map((one) => (
          <Choice
            key={one}
            type="checkbox"
            label={languages[one]}
            checked={chosen.has(one)}
            // A widget without a language has nothing to say.
            disabled={chosen.size === 1 && chosen.has(one)}
            onChange={({ target }) => toggle(one, target.checked)}
          />
        ))}
      </div>
      <p className="text-xs text-muted">{t.widget.languages_hint}</p>
    </fieldset>
  )
}
