import type { FromTab, ToTab } from './tabs.ts'

const reload_ms = 2000

interface Listener {
  heard: (words: ToTab) => void
  /** Its script couldn't be loaded: the network failed before it was there. It's tried again. */
  failed: () => void
  /** It was tried again, and has heard nothing of this tab yet. */
  again: () => void
}

/** The worker that all tabs of the browser share (`worker.ts`). */
export function sharedWorker({ heard, failed, again }: Listener) {
  let retry: ReturnType<typeof setTimeout> | undefined
  let worker = connect()

  function connect(): SharedWorker {
    const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parley' })
    worker.port.onmessage = ({ data }: MessageEvent<ToTab>) => {
      worker.onerror = null
      heard(data)
    }
    worker.onerror = () => {
      failed()
      retry = setTimeout(reconnect, reload_ms)
    }
    return worker
  }

  function reconnect(): void {
    clearTimeout(retry)
    retry = undefined
    worker = connect()
    again()
  }

  const say = (words: FromTab) => worker.port.postMessage(words)
  return {
    say,
    /** The network is back. */
    hurry: () => (retry === undefined ? say({ kind: 'hurry' }) : reconnect()),
    close() {
      clearTimeout(retry)
      worker.onerror = null
      worker.port.close()
    },
  }
}
