import { apart, plural } from '../plural.ts'

const count = plural('en')

/** The conversation list: order, counts, bulk actions. */
export const lists = {
  sort: 'Sort',
  sorted_by: (order: string) => `Sort: ${order}`,
  sorts: { newest: 'Newest', oldest: 'Oldest', waiting: 'Waiting longest', priority: 'Priority' },
  compact: 'Compact rows',
  open_next: 'Open next after resolving',
  reply: 'Reply',
  replied: { true: 'Awaiting reply', false: 'Answered' },
  from: 'Created from',
  to: 'Created until',
  from_day: (day: string) => `From ${day}`,
  to_day: (day: string) => `Until ${day}`,
  awaiting: (n: string) => `${n} awaiting reply`,
  send_resolve: 'Send and resolve',
  all_done: 'That was the last one in this list.',
  mark_unread: 'Mark as unread',
  marked_unread: 'Marked as unread.',
  share: 'Share with everyone',
  share_hint: 'Appears in everyone’s sidebar. “Mine” shows each person their own conversations.',
  shared: 'Shared',
  select_matching: (n: string) => `Select all ${n} that match`,
  matching_selected: (n: string) => `All ${n} selected`,
  select_newest: (n: string) => `Select the newest ${n} that match`,
  newest_selected: (n: string) => `The newest ${n} selected`,
  resolve_all: (n: number) => count(n, { one: 'Resolve # conversation?', other: 'Resolve # conversations?' }),
  change_all: (n: number) => count(n, { one: 'Change # conversation?', other: 'Change # conversations?' }),
  change_all_hint: 'It runs in the background. You can stop it, and undo it afterward.',
  change_newest: (n: number) => count(n, { other: 'More match: only the newest # are changed.' }),
  change_all_start: 'Change',
  bulk_kept: (n: number) =>
    count(n, {
      one: '# conversation has changed since and stays as it is.',
      other: '# conversations have changed since and stay as they are.',
    }),
  narrowed_hint: 'Remove a filter, or clear them all.',
  stop: 'Stop',
  label_create: (name: string) => `Create “${apart(name)}”`,
  label_manage: 'Manage labels',
  label_find: 'Find or create a label',
  arrived: (n: number) => count(n, { other: '# new' }),
  left: 'No longer in this list',
}
