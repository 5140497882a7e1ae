import { apart, plural } from '../plural.ts'

const count = plural('en')

/** What an email in a conversation has besides its text. */
export const mail = {
  from: 'From',
  reply_to: 'Reply to',
  to: 'To',
  cc: 'Cc',
  received: 'Received',
  subject: 'Subject',
  check: 'Sender check',
  verified: 'Confirmed: the domain vouches for this address.',
  failed: 'Failed: the domain says that this email isn’t from it.',
  unknown: 'Not confirmed: anyone can write any address.',
  formatted: 'Original formatting',
  no_formatting: 'This email has no formatting.',
  quoted: 'Quoted text',
  nothing_quoted: 'Nothing is quoted in this email.',
  signature: 'Signature',
  blocked: (n: number) => count(n, { one: '# remote image blocked', other: '# remote images blocked' }),
  blocked_hint: 'Loading them can tell the sender that you read this email.',
  show_images: 'Show images',
  frame: (name: string) => `Email from ${apart(name)}`,
  source: 'Show original',
  source_title: 'Original email',
  source_hint: 'The email as it came, as text.',
  source_cut: 'This is the beginning. Download the file to see all of it.',
  download: 'Download',
}
