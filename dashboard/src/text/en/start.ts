import { apart } from '../plural.ts'

/** First steps of a new workspace. */
export const start = {
  title: 'Get started',
  progress: (n: number, all: number) => `${n} of ${all} done. Each step is checked off as soon as it works.`,
  hide: 'Hide this list for everyone',
  done: 'Done',
  website: 'Put chat on your website',
  website_hint: 'Create a chat. You’ll get one line to paste into your site.',
  website_no_origins: 'Add the address of your website to the chat, so that it may appear there.',
  website_unseen:
    'Paste this line into your website, or send it to whoever maintains it. Then open your site and click the chat.',
  website_seen: (host: string) => `Seen on ${apart(host)}`,
  mailbox: 'Connect your mailbox',
  mailbox_hint: 'Emails become conversations, and replies go out from your address.',
  mailbox_failing: (name: string) => `${apart(name)} is added but doesn’t work yet. Its channel says why.`,
  articles: 'Publish three articles',
  articles_hint: (n: number) => `${n} of 3 published. Write what customers ask most, or import files.`,
  question: 'Ask a trial question',
  question_hint: 'See what the assistant would reply. Nothing is sent.',
  invite: 'Invite a teammate',
  team: {
    alone: 'Assign conversations and answer them together.',
    invited: 'Invited. They haven’t joined yet.',
    joined: 'Your team has joined.',
  },
}
