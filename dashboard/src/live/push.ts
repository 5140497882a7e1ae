import { administration } from '../api/service.ts'
import { type Stored, stored } from '../stored.ts'

const kept = new Map<string, Stored<string | null>>()

/** Whether somebody wants pushes in this browser: the subscription of their session. */
export function pushIn(user_id: string): Stored<string | null> {
  const known = kept.get(user_id)
  if (known) return known
  const fresh = stored<string | null>(`parley.push.${user_id}`, null, (value) => typeof value === 'string')
  kept.set(user_id, fresh)
  return fresh
}

const base = import.meta.env.BASE_URL

/** Only where pages are served securely; on an iPhone, only from the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks for permission if needed. False if it is refused. */
export async function turnOnPush(user_id: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await subscribe(user_id)
  return true
}

export async function turnOffPush(user_id: string): Promise<void> {
  const id = pushIn(user_id).get()
  pushIn(user_id).set(null)
  const registration = await navigator.serviceWorker.getRegistration(base)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  // Its session may have ended, and the subscription with it.
  if (id !== null) await administration.notifications.unsubscribeFromPush(id).catch(() => {})
}

/** A subscription ends with its session: the next session of whoever wants pushes takes it up again. */
export async function keepPush(user_id: string): Promise<void> {
  if (!canPush() || pushIn(user_id).get() === null || Notification.permission !== 'granted') return
  await subscribe(user_id)
}

async function subscribe(user_id: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}push-worker.js`, { scope: base })
  const { pushManager } = await navigator.serviceWorker.ready
  const { public_key } = await administration.notifications.getPushKey()
  const applicationServerKey = bytesOf(public_key)
  const before = await pushManager.getSubscription()
  // Of another deployment at this address.
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  const { id } = await administration.notifications.subscribeToPush({
    endpoint: endpoint!,
    keys: { p256dh: keys!.p256dh!, auth: keys!.auth! },
  })
  pushIn(user_id).set(id)
}

/** Calls back when a push is clicked whose page is to be shown here. */
export function onPushClick(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const hear = ({ data }: MessageEvent) => data?.kind === 'open' && open(String(data.path))
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function isSame(key: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = key && new Uint8Array(key)
  return bytes !== null && bytes.length === other.length && bytes.every((byte, n) => byte === other[n])
}
