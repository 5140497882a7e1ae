import { plural } from '../plural.ts'

const count = plural('en')

export const common = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  search_clear: 'Clear the search',
  back: 'Back',
  copy: 'Copy',
  copied: 'Copied',
  copy_failed: 'Copying is not allowed here. Select the text and copy it yourself.',
  retry: 'Try again',
  undo: 'Undo',
  undone: 'Undone.',
  done: 'Done',
  more: 'Show more',
  loading: 'Loading …',
  none: 'None',
  optional: 'optional',
  email: 'E-mail address',
  password: 'Password',
  show_password: 'Show the password',
  hide_password: 'Hide the password',
  dismiss: 'Dismiss this message',
  notifications: 'Notifications',
  request: (id: string) => `Request ${id}`,
  type_to_confirm: (word: string) => `Type ${word} to confirm`,
  page_title: (page: string) => `${page} · Parley`,
  just_now: 'just now',
  new_entries: (n: number) => count(n, { one: '# new entry', other: '# new entries' }),
}
