import './demo.css'

// A shop that uses the widget as any website does: one tag, and `Parley(…)` for its own buttons.

interface Parley {
  (...command: [name: string, ...given: unknown[]]): void
  q?: unknown[]
}

declare global {
  interface Window {
    Parley?: Parley
  }
}

/** Until the loader is here, it finds in `q` what was called. */
const waiting: Parley = (...command) => {
  waiting.q!.push(command)
}
waiting.q = []
window.Parley = waiting

const channel = document.querySelector<HTMLMetaElement>('meta[name=parley-channel]')!.content

if (channel.startsWith('svccha_')) {
  const script = document.createElement('script')
  script.src = '/widget.js'
  script.async = true
  script.dataset.channel = channel
  document.head.append(script)
} else {
  document.querySelector<HTMLElement>('#missing')!.hidden = false
}

for (const button of document.querySelectorAll('[data-open]'))
  button.addEventListener('click', () => window.Parley!('open'))
