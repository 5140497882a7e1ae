import type { ChannelKind } from '../channel.ts'

/** What an integration passes on by the API, and answers by itself. */
export const api = {
  capabilities: {
    attachments: true,
    buttons: false,
    typing: false,
    read_state: false,
    is_queued: false,
    inbound_by_api: true,
  },
} satisfies ChannelKind
