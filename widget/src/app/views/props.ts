import type { Chat, State } from '../chat/chat.ts'

export interface Props {
  chat: Chat
  state: State
}
