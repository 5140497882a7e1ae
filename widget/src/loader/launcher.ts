import { style } from './style.ts'
import type { LoaderWords } from './words.ts'

const closed = 'M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5z'
const opened = 'M6 9l6 6 6-6'

/** The button and the panel, in a shadow root: the page's styles don't reach them, and theirs don't reach the page. */
export function launcher({ name, unavailable, retry }: LoaderWords, position: string | undefined) {
  const host = document.createElement('parley-widget')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  // Otherwise where lines end on the page.
  if (position) host.dir = position === 'left' ? 'rtl' : 'ltr'
  const panel = document.createElement('div')
  const button = document.createElement('button')
  const badge = document.createElement('b')
  const icon = svg('svg')
  const path = svg('path')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.append(path)
  button.append(icon, badge)
  button.className = 'b'
  const notice = document.createElement('section')
  const text = document.createElement('p')
  const again = document.createElement('button')
  again.textContent = retry
  text.role = 'status'
  notice.append(text, again)
  panel.append(notice)
  root.append(panel, button)
  return {
    host,
    panel,
    button,
    again,
    show(is_open: boolean, unread: number) {
      panel.classList.toggle('open', is_open)
      path.setAttribute('d', is_open ? opened : closed)
      badge.textContent = is_open || !unread ? '' : unread > 9 ? '9+' : `${unread}`
      button.ariaExpanded = `${is_open}`
      button.ariaLabel = unread ? `${name}, ${unread}` : name
    },
    /** In place of the chat. Announced, so its text comes when it is shown. */
    setDown(is_down: boolean) {
      panel.classList.toggle('down', is_down)
      text.textContent = is_down ? unavailable : ''
    },
    setColor: (color: string) => host.style.setProperty('--c', color),
  }
}

function svg(name: string): SVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', name)
}
