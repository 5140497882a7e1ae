import { render } from 'preact'
import './app.css'
import './thread.css'
import './forms.css'
import { meet } from './bridge.ts'
import { begin, openChat } from './chat/open.ts'
import { pause } from './chat/pause.ts'
import { paint } from './theme.ts'
import { App } from './views/app.tsx'

const channel_id = new URL(location.href).searchParams.get('channel') ?? ''
const bridge = await meet(channel_id)

addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) bridge.send({ type: 'close' })
})

// Without a network there is nothing to show yet, so it's tried until there is.
for (let is_tried_again = false; ; is_tried_again = true) {
  try {
    const { chat, opening } = await openChat(channel_id, bridge, (chat) =>
      render(<App chat={chat} state={chat.state} />, document.body),
    )
    document.documentElement.lang = chat.language
    document.documentElement.dir = chat.language === 'ar' ? 'rtl' : 'ltr'
    document.title = chat.settings.name
    bridge.send({ type: 'ready', color: paint(chat.settings.color) })
    await begin(chat, opening)
    break
  } catch (error) {
    if (!is_tried_again) console.error(error)
    await pause(5000)
  }
}
