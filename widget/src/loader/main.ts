import { type Command, start } from './widget.ts'

type Parley = ((...command: Command) => unknown) & { q?: Command[]; channel?: string }

const tag = document.currentScript as HTMLScriptElement
// Only while this file runs is it known which tag it came from.
const { src, dataset } = tag
const { channel, name = 'Parley' } = dataset
const page = window as unknown as Record<string, Parley | undefined>
const before = page[name]
const queue: Command[] = before?.q ?? []

// A second tag of a channel adds nothing, and whoever removed the tag before it ran doesn't want it.
if (tag.isConnected && before?.channel !== channel) {
  page[name] = Object.assign((...command: Command) => queue.push(command), { channel })
  // In a task of its own: neither is long enough to be felt on a slow phone.
  setTimeout(() => {
    const end = () => delete page[name]
    const call = start({ ...dataset, channel: encodeURIComponent(channel!), base: new URL(src).origin }, end)
    page[name] = Object.assign(call, { channel })
    for (const command of queue) call(...command)
  })
}
