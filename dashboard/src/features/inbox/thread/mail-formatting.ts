import { stored, useStored } from '../../../stored.ts'

const max_kept = 200

const isList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The messages that this person reads in their original formatting, the latest last. */
const formatted = stored<readonly string[]>('parley.formatted_mails', [], isList)

/** Text unless asked: a conversation stays one conversation to read, and nothing is read again that nobody wants to see. */
export function useFormatting(id: string): [is_formatted: boolean, toggle: () => void] {
  const [ids, set] = useStored(formatted)
  const is_formatted = ids.includes(id)
  const others = ids.filter((one) => one !== id)
  return [is_formatted, () => set(is_formatted ? others : [...others, id].slice(-max_kept))]
}
