import { useRef } from 'react'
import { useLanguage, useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { bytes } from '../../../ui/bytes.ts'
import { FileText, Paperclip, RotateCw, X } from '../../../ui/icons.tsx'
import type { Place } from '../data/outbox.ts'
import { type Chosen, removeFile, uploadAgain } from '../data/uploads.ts'

/** Files of the message being written: how far they are, and what can be done with each. */
export function ChosenFiles({ place, chosen }: { place: Place; chosen: readonly Chosen[] }) {
  const t = useText()
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t.files.attached} className="flex max-h-44 flex-wrap gap-1.5 overflow-y-auto px-3 pb-2">
      {chosen.map((one) => (
        <ChosenFile key={one.key} place={place} chosen={one} />
      ))}
    </ul>
  )
}

/** Sending the same again would change nothing. */
const for_good = new Set(['file_too_large', 'file_type_not_allowed'])

function ChosenFile({ place, chosen }: { place: Place; chosen: Chosen }) {
  const t = useText()
  const { key, file, state, sent_bytes, picture, code } = chosen
  return (
    <li className="relative flex max-w-full items-center gap-2 overflow-hidden rounded-md border border-line bg-surface p-1 text-xs sm:max-w-64">
      {picture ? (
        <img src={picture} alt="" className="size-9 shrink-0 rounded object-cover" />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center rounded bg-sunken text-muted">
          <FileText size={16} aria-hidden />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <bdi className="truncate font-medium">{file.name}</bdi>
        <State chosen={chosen} />
      </span>
      {state === 'failed' && !for_good.has(code ?? '') && (
        <IconButton
          icon={RotateCw}
          size={14}
          label={t.files.retry(file.name)}
          onClick={() => uploadAgain(place, key)}
          className="size-7!"
        />
      )}
      <IconButton
        icon={X}
        size={14}
        label={state === 'uploading' ? t.files.cancel(file.name) : t.files.remove(file.name)}
        onClick={() => removeFile(place, key)}
        className="size-7!"
      />
      {state === 'uploading' && (
        <progress
          value={sent_bytes}
          max={file.size}
          aria-label={t.files.uploading(file.name, percentOf(chosen))}
          className="absolute inset-x-0 bottom-0 h-0.5 w-full accent-accent"
        />
      )}
    </li>
  )
}

function State({ chosen }: { chosen: Chosen }) {
  const t = useText()
  const language = useLanguage()
  const { file, state, code } = chosen
  if (state === 'failed')
    return (
      <span role="alert" className="text-danger-ink [overflow-wrap:anywhere]">
        {t.files.failed} {code && t.errors.codes[code]}
      </span>
    )
  return (
    <span className="text-muted">
      <span aria-hidden>{state === 'uploading' ? `${percentOf(chosen)}%` : bytes(file.size, language)}</span>
      {/* Said when it begins and when it is done, not at every step. */}
      <span role="status" className="sr-only">
        {state === 'uploading' ? t.files.uploading(file.name, 0) : t.files.ready(file.name)}
      </span>
    </span>
  )
}

function percentOf({ file, sent_bytes }: Chosen): number {
  return Math.floor((sent_bytes / file.size) * 100)
}

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        icon={Paperclip}
        size={15}
        label={t.files.attach}
        onClick={() => input.current?.click()}
        className="size-7!"
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.files.attach}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
