import { apart } from '../plural.ts'

/** The settings page for labels. */
export const labels = {
  title: 'Labels',
  lead: 'Labels sort conversations by topic. Everyone shares them.',
  create: 'New label',
  none: 'No labels yet',
  none_hint: 'Create labels here, or add one to a conversation.',
  show: 'Show conversations',
  name: 'Name',
  rename_hint: 'Conversations with this label show the new name within seconds.',
  color: 'Color',
  colors: {
    gray: 'Gray',
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
  },
  edit: (name: string) => `Edit ${apart(name)}`,
  saved: (name: string) => `${apart(name)} saved.`,
  merge: (name: string) => `Merge ${apart(name)}`,
  into: 'Merge into',
  merge_hint: (name: string) =>
    `Conversations get this label instead of ${apart(name)}, which is deleted. This can’t be undone.`,
  merge_act: 'Merge labels',
  merged: (name: string, into: string) => `${apart(name)} merged into ${apart(into)}.`,
  remove: (name: string) => `Delete ${apart(name)}`,
  remove_hint: 'It’s also removed from all conversations. This can’t be undone.',
  remove_act: 'Delete label',
  removed: (name: string) => `${apart(name)} deleted.`,
}
