import type { WidgetSettings } from '@parley/sdk'
import { policyFor, snippetFor } from '../../../../queries/snippet.ts'
import { useText } from '../../../../text/page-text.ts'
import { Code } from '../../../../ui/bits.tsx'
import { Choice } from '../../../../ui/field.tsx'
import type { FieldsProps, ToolsProps } from '../kind.ts'
import { IdentityKeys } from './identity-keys.tsx'
import { Preview } from './preview.tsx'
import { WidgetFields } from './widget-fields.tsx'

/** In the form of a channel. */
export function WidgetPart({ channel, written, write }: FieldsProps) {
  const widget = { ...channel.widget!, ...written.widget }
  return (
    <WidgetSettingsFields
      name={written.name ?? channel.name}
      widget={widget}
      write={(changes) => write({ widget: { ...written.widget, ...changes } })}
    />
  )
}

interface Props {
  name: string
  widget: WidgetSettings
  write: (changes: Partial<WidgetSettings>) => void
}

/** What is saved with it, and how it will look. */
function WidgetSettingsFields({ name, widget, write }: Props) {
  const t = useText()
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-4">
        <WidgetFields widget={widget} write={write} />
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-sm font-medium">{t.widget.identity}</legend>
          <p className="pb-1 text-xs text-muted">{t.widget.identity_lead}</p>
          <Choice
            type="checkbox"
            label={t.widget.enforce}
            hint={t.widget.enforce_hint}
            checked={widget.identity === 'required'}
            onChange={({ target }) => write({ identity: target.checked ? 'required' : 'optional' })}
          />
          <Choice
            type="checkbox"
            label={t.widget.claims}
            hint={t.widget.claims_hint}
            checked={widget.identity_claims === 'required'}
            onChange={({ target }) => write({ identity_claims: target.checked ? 'required' : 'optional' })}
          />
        </fieldset>
      </div>
      <Preview name={name} widget={widget} />
    </div>
  )
}

/** Below the form: what is created and copied. */
export function WidgetTools({ mode, channel, may_change }: ToolsProps) {
  const t = useText()
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5 not-first:mt-5">
      <IdentityKeys mode={mode} channel_id={channel.id} may_change={may_change} />
      <Copied
        title={t.widget.snippet}
        lead={t.widget.snippet_lead}
        text={snippetFor(location.origin, channel.id, channel.widget!.color)}
      />
      <p className="text-sm">
        <a
          href={`/demo?channel=${channel.id}`}
          target="_blank"
          rel="noopener"
          className="text-accent-ink underline underline-offset-2"
        >
          {t.widget.try_it}
        </a>
      </p>
      <Copied title={t.widget.policy} lead={t.widget.policy_lead} text={policyFor(location.origin)} />
    </div>
  )
}

function Copied({ title, lead, text }: { title: string; lead: string; text: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium">{title}</h3>
      <p className="text-sm text-muted">{lead}</p>
      <Code label={title} text={text} />
    </div>
  )
}
