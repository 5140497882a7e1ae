import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Choice, TextField } from '../../../ui/field.tsx'
import { endpointCalls, type Kinds, type WebhookEndpoint } from './endpoints.ts'
import { Sample } from './sample.tsx'
import { SecretMade } from './secret-made.tsx'

interface Props {
  mode: Mode
  /** The endpoint being edited. None for a new one. */
  endpoint?: WebhookEndpoint
  onClose: () => void
}

export function EndpointForm({ mode, endpoint, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const calls = endpointCalls(mode)
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [description, setDescription] = useState(endpoint?.description ?? '')
  const [is_all, setAll] = useState(endpoint?.events.includes('*') ?? true)
  const [kinds, setKinds] = useState<Kinds>(endpoint?.events.filter((kind) => kind !== '*') ?? [])
  const [sample, setSample] = useState<string | null>(null)
  const draft = { url: url.trim(), description: description.trim() || null, events: (is_all ? ['*'] : kinds) as Kinds }
  const done = () => queries.invalidateQueries({ queryKey: endpointsKey(mode) })
  const create = useMutation({ mutationFn: calls.create, onSuccess: done })
  const update = useMutation({
    mutationFn: calls.update,
    onSuccess: () => {
      done()
      onClose()
    },
  })
  const is_empty = draft.events.length === 0
  // Another draft is another action: the key belongs to what is sent.
  const [key, setKey] = useState(newKey)
  function changed() {
    setKey(newKey())
    create.reset()
    update.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (is_empty) return
    if (endpoint) update.mutate({ id: endpoint.id, key, ...draft })
    else create.mutate({ key, ...draft })
  }
  if (create.data) return <SecretMade secret={create.data.secret} onClose={onClose} />
  if (sample) return <Sample type={sample} mode={mode} onClose={() => setSample(null)} />
  return (
    <Dialog title={endpoint ? t.webhooks.edit_title : t.webhooks.add} onClose={onClose} wide>
      <form onSubmit={submit} onChange={changed} className="flex flex-col gap-4">
        <TextField
          label={t.webhooks.url}
          hint={mode === 'live' ? t.webhooks.url_hint_live : t.webhooks.url_hint_test}
          type="url"
          dir="ltr"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          required
          maxLength={2048}
          placeholder="https://example.com/webhooks"
          spellCheck={false}
          data-first
        />
        <TextField
          label={t.webhooks.description}
          optional
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          maxLength={500}
        />
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-sm font-medium">{t.webhooks.events}</legend>
          <Choice
            type="radio"
            name="which"
            label={t.webhooks.all_events}
            checked={is_all}
            onChange={() => setAll(true)}
          />
          <Choice
            type="radio"
            name="which"
            label={t.webhooks.chosen_events}
            checked={!is_all}
            onChange={() => setAll(false)}
          />
        </fieldset>
        {!is_all && (
          <ul className="flex flex-col gap-0.5 rounded-lg border border-line p-3">
            {kindsOffered(t.webhooks.kinds).map(([kind, words]) => (
              <li key={kind} className="flex items-start justify-between gap-2">
                <Choice
                  type="checkbox"
                  label={<span className="font-mono text-xs">{kind}</span>}
                  hint={words}
                  checked={kinds.includes(kind)}
                  onChange={({ target }) =>
                    setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                  }
                />
                <Button
                  kind="link"
                  aria-label={`${t.webhooks.sample}: ${kind}`}
                  onClick={() => setSample(kind)}
                  className="me-0!"
                >
                  {t.webhooks.sample}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {is_empty && <p className="text-xs text-muted">{t.webhooks.choose_one}</p>}
        <DialogFoot
          error={create.error ?? update.error}
          onCancel={onClose}
          busy={create.isPending || update.isPending}
          disabled={is_empty}
        >
          {endpoint ? t.common.save : t.webhooks.add}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** A ping is sent only to the endpoint that is tested. */
function kindsOffered(words: Record<string, string>): [Kinds[number], string][] {
  return Object.entries(words).filter(([kind]) => kind !== 'ping') as [Kinds[number], string][]
}
