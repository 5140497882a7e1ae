import type { Attachment } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { ChevronLeft, ChevronRight, ExternalLink, X } from '../../../ui/icons.tsx'
import { fileQuery } from './file-query.ts'

interface Props {
  mode: Mode
  /** Those of the thread, in order. */
  pictures: readonly Attachment[]
  first: string
  onClose: () => void
}

const on_dark = 'size-10! text-white! hover:bg-white/15!'

/** A picture as large as the window, and from it to those before and after. */
export function Lightbox({ mode, pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [id, show] = useState(first)
  const place = Math.max(
    0,
    pictures.findIndex((one) => one.id === id),
  )
  const picture = pictures[place]!
  const { data } = useQuery(fileQuery(mode, picture.id))
  useModal(dialog)
  const move = (by: number) => show((pictures[place + by] ?? picture).id)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === forward ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={picture.name}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-black/90 p-0 text-white"
    >
      <div className="flex h-full flex-col">
        <Head picture={picture} url={data?.url} place={place} of={pictures.length} onClose={onClose} />
        <div
          className="flex min-h-0 flex-1 items-center justify-center p-4"
          onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
        >
          <img
            key={picture.id}
            src={data?.url ?? undefined}
            alt={picture.name}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            className="h-auto max-h-full w-auto max-w-full object-contain"
          />
        </div>
        {pictures.length > 1 && <Arrows place={place} of={pictures.length} move={move} />}
      </div>
    </dialog>
  )
}

interface OfHead {
  picture: Attachment
  url: string | null | undefined
  place: number
  of: number
  onClose: () => void
}

function Head({ picture, url, place, of, onClose }: OfHead) {
  const t = useText()
  return (
    <header className="flex items-center gap-2 ps-4 pe-2 pt-2">
      <p className="min-w-0 flex-1 truncate text-sm" aria-live="polite">
        <bdi>{picture.name}</bdi>
        {of > 1 && <span className="ms-2">{t.files.place(place + 1, of)}</span>}
      </p>
      <a
        href={url ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.files.original}
        title={t.files.original}
        className="grid size-10 place-items-center rounded-md hover:bg-white/15"
      >
        <ExternalLink size={16} aria-hidden />
      </a>
      <IconButton icon={X} label={t.common.close} onClick={onClose} className={on_dark} data-first />
    </header>
  )
}

function Arrows({ place, of, move }: { place: number; of: number; move: (by: number) => void }) {
  const t = useText()
  const look = `${on_dark} rtl:rotate-180`
  return (
    <footer className="flex justify-center gap-4 pb-3">
      <IconButton
        icon={ChevronLeft}
        label={t.files.previous}
        disabled={place === 0}
        onClick={() => move(-1)}
        className={look}
      />
      <IconButton
        icon={ChevronRight}
        label={t.files.next}
        disabled={place === of - 1}
        onClick={() => move(1)}
        className={look}
      />
    </footer>
  )
}

/** The browser keeps the focus inside, and makes the rest inert. Afterwards, the focus is where it was. */
function useModal(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current!
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog])
}
