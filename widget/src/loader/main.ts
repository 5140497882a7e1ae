import { type Command, start } from './widget.ts'

declare global {
  interface Window {
    Parley?: { (...command: Command): unknown; q?: Command[] }
  }
}

// Only while this file runs is it known which tag it came from.
const { src, dataset } = document.currentScript as HTMLScriptElement
const queue: Command[] = window.Parley?.q ?? []
window.Parley = (...command) => queue.push(command)

// In a task of its own: neither is long enough to be felt on a slow phone.
setTimeout(() => {
  window.Parley = start({ ...dataset, channel: encodeURIComponent(dataset.channel!), base: new URL(src).origin })
  for (const command of queue) window.Parley(...command)
})
