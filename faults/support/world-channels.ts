import { emailInput } from '../../server/src/testing/email/channel.ts'
import type { Client } from '../../server/src/testing/service.ts'

/** A channel besides the built-in one, which can't be deleted. Deletes old ones, because their number is limited. */
export async function makeChannel(api: Client): Promise<{ channel_id: string; identity_key_id: string; key: string }> {
  const { body: there } = await api.get('/channels?limit=100')
  for (const { id } of there.data.slice(50, -1)) await api.delete(`/channels/${id}?force=true`)
  const channel_id = (await api.post('/channels', { kind: 'widget', name: 'Web shop' })).body.id
  const { id: identity_key_id, key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
  return { channel_id, identity_key_id, key }
}

export const about_email = /^\/channels\/.*\/(?:test|email_counts|email_journal(?:\/.+)?)$|\/email_recipients$/

/** A conversation by email. Nothing answers at its servers. */
export async function makeEmailConversation(api: Client, contact_id: string): Promise<Record<string, string>> {
  const email = emailInput({ imap: { port: 9 } })
  const { body: channel } = await api.post('/channels', { kind: 'email', name: 'Support', email })
  const { body: conversation } = await api.post('/conversations', { contact_id, channel_id: channel.id })
  return { channel_id: channel.id, conversation_id: conversation.id }
}

/** A mailbox that somebody signs in to, and to which nobody has. */
export async function makeSignInChannel(api: Client): Promise<{ channel_id: string }> {
  const { address, imap, smtp } = emailInput({ imap: { port: 9 } })
  const place = ({ host, port, security }: typeof imap) => ({ host, port, security })
  const [authorization_url, token_url] = ['https://login.example.com/authorize', 'https://login.example.com/token']
  const oauth = { provider: 'other', client_id: 'parley', authorization_url, token_url, scopes: ['mail'] }
  const email = { address, imap: place(imap), smtp: place(smtp), oauth }
  const { body } = await api.post('/channels', { kind: 'email', name: 'Support', email })
  return { channel_id: body.id }
}

/** Only test mode has them. */
export async function makePracticeChannel(api: Client): Promise<{ channel_id: string }> {
  const { status, body } = await api.post('/channels', { kind: 'practice', name: 'Messenger' })
  return status === 201 ? { channel_id: body.id } : makeChannel(api)
}
