import { plural } from '../plural.ts'

const count = plural('en')

export const common = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  search_clear: 'Clear search',
  back: 'Back',
  copy: 'Copy',
  copied: 'Copied',
  copy_failed: 'Your browser blocked copying. Select the text and copy it.',
  retry: 'Try again',
  undo: 'Undo',
  undone: 'Undone.',
  done: 'Done',
  more: 'Show more',
  loading: 'Loading…',
  none: 'None',
  optional: 'optional',
  email: 'Email address',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  request: (id: string) => `Request ${id}`,
  type_to_confirm: (word: string) => `Type ${word} to confirm`,
  page_title: (page: string) => `${page} · Parley`,
  just_now: 'just now',
  new_entries: (n: number) => count(n, { one: '# new entry', other: '# new entries' }),
}
