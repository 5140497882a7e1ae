import { apart, plural } from '../plural.ts'

const count = plural('en')

/** Files in messages. */
export const files = {
  attach: 'Attach files',
  drop: 'Drop files to attach',
  attached: 'Attachments',
  uploading: (name: string, percent: number) => `Uploading ${apart(name)}, ${percent}%`,
  ready: (name: string) => `${apart(name)} is ready to send`,
  failed: 'Upload failed.',
  retry: (name: string) => `Retry uploading ${apart(name)}`,
  cancel: (name: string) => `Cancel upload of ${apart(name)}`,
  remove: (name: string) => `Remove ${apart(name)}`,
  too_many: (n: number) => `Attach at most ${n} files.`,
  open: (name: string) => `Open ${apart(name)}`,
  original: 'Open in a new tab',
  previous: 'Previous picture',
  next: 'Next picture',
  place: (n: number, of: number) => `${n} of ${of}`,
  picture: 'Sent a picture',
  sent: (n: number) => count(n, { one: 'Sent # file', other: 'Sent # files' }),
}
