/** How much files take. */
export const storage = {
  title: 'Storage',
  lead: 'Files in messages and their previews, in live and test mode together.',
  used: (used: string, max: string) => `Files: ${used} of ${max}`,
  used_unlimited: (used: string) => `Files: ${used}`,
  channel_nearly:
    'Almost full. Once it’s full, files from customers are refused and emails arrive without attachments. Messages still arrive.',
  channel_full:
    'Full. Files from customers are refused and emails arrive without attachments. Messages still arrive. Delete conversations with files, or ask your operator for more.',
  account_nearly:
    'Your account’s storage is almost full. Once it’s full, all new files are refused, including your team’s, and emails arrive without attachments. Messages still arrive.',
  account_full:
    'Your account’s storage is full. All new files are refused, including your team’s, and emails arrive without attachments. Messages still arrive. Delete conversations with files, or ask your operator for more.',
}
