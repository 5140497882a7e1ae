import type { Attachment } from '@parley/sdk'
import { useSyncExternalStore } from 'react'
import { ApiError, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { upload } from '../../../api/upload.ts'
import type { Place } from './outbox.ts'

export const max_attachments = 10

/** A file chosen for the next message. */
export interface Chosen {
  key: string
  /** Of a message that was taken back, what the service has of it. */
  file: File | Attachment
  state: 'uploading' | 'done' | 'failed'
  sent_bytes: number
  /** Where the service has it, or what has arrived of it. */
  file_id?: string
  attachment?: Attachment
  /** Why it failed. */
  code?: string | undefined
  /** To show an image before it has arrived. */
  picture?: string
}

/** Kept while the page is open: whoever looks at another conversation meanwhile finds them here again. */
const chosen = new Map<string, readonly Chosen[]>()
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()
const none: readonly Chosen[] = []
const nameOf = ({ me, mode, conversation_id }: Place) => `${me} ${mode} ${conversation_id}`

export function useUploads(place: Place): readonly Chosen[] {
  return useSyncExternalStore(subscribe, () => chosen.get(nameOf(place)) ?? none)
}

/** Takes as many as a message may have. Returns whether that was all of them. */
export function addFiles(place: Place, files: readonly File[]): boolean {
  const before = chosen.get(nameOf(place)) ?? none
  const taken = files.filter(({ size }) => size > 0).slice(0, max_attachments - before.length)
  const added = taken.map((file): Chosen => {
    const is_picture = /^image\/(png|jpeg|gif|webp)$/.test(file.type)
    return {
      key: newKey(),
      file,
      state: 'uploading',
      sent_bytes: 0,
      ...(is_picture && { picture: URL.createObjectURL(file) }),
    }
  })
  show(place, [...before, ...added])
  for (const { key } of added) start(place, key)
  return taken.length === files.length
}

export function uploadAgain(place: Place, key: string): void {
  change(place, key, { state: 'uploading', code: undefined })
  start(place, key)
}

/** What has arrived of it is deleted, or swept away later. */
export function removeFile(place: Place, key: string): void {
  running.get(key)?.abort()
  const { file_id } = find(place, key) ?? {}
  forget(place, [key])
  if (file_id) service[place.mode].files.delete(file_id).catch(() => {})
}

/** They go with a message now. */
export function takeFiles(place: Place): Attachment[] {
  const all = chosen.get(nameOf(place)) ?? none
  forget(
    place,
    all.map(({ key }) => key),
  )
  return all.flatMap(({ attachment }) => attachment ?? [])
}

/** A message was taken back: they're there for the next one. */
export function returnFiles(place: Place, attachments: readonly Attachment[]): void {
  const back = attachments.map((attachment): Chosen => {
    const { id: file_id, size: sent_bytes } = attachment
    return { key: newKey(), file: attachment, state: 'done', sent_bytes, file_id, attachment }
  })
  show(place, [...(chosen.get(nameOf(place)) ?? none), ...back])
}

async function start(place: Place, key: string): Promise<void> {
  const { file, file_id } = find(place, key)!
  const control = new AbortController()
  running.set(key, control)
  try {
    const { object, id, name, content_type, size, width, height } = await upload(place.mode, file as File, {
      ...(file_id && { known: file_id }),
      signal: control.signal,
      onProgress: ({ file_id, received_bytes }) => change(place, key, { file_id, sent_bytes: received_bytes }),
    })
    change(place, key, { state: 'done', attachment: { object, id, name, content_type, size, width, height } })
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    // Gone: it begins anew.
    change(place, key, { state: 'failed', code, ...(code === 'resource_not_found' && { file_id: '' }) })
  } finally {
    running.delete(key)
  }
}

function find(place: Place, key: string): Chosen | undefined {
  return chosen.get(nameOf(place))?.find((one) => one.key === key)
}

function change(place: Place, key: string, changes: Partial<Chosen>): void {
  const all = chosen.get(nameOf(place)) ?? none
  show(
    place,
    all.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  )
}

function forget(place: Place, keys: readonly string[]): void {
  const all = chosen.get(nameOf(place)) ?? none
  for (const { key, picture } of all) if (picture && keys.includes(key)) URL.revokeObjectURL(picture)
  show(
    place,
    all.filter(({ key }) => !keys.includes(key)),
  )
}

function show(place: Place, all: readonly Chosen[]): void {
  if (all.length === 0) chosen.delete(nameOf(place))
  else chosen.set(nameOf(place), all)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
