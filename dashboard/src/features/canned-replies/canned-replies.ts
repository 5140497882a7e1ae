import { queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode, newKey } from '../../api/call.ts'
import type { CannedReply, NewCannedReply } from '../../api/generated/types.ts'

export type { CannedReply, NewCannedReply }

/** All of them: there are a thousand at most, and the picker looks through what it has. */
export const cannedRepliesQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'canned_replies'] as const,
    queryFn: async ({ signal }) => {
      const all: CannedReply[] = []
      let cursor: string | undefined
      do {
        const query = { limit: 100, cursor }
        const page = await call<List<CannedReply>>(`/${mode}/canned_replies`, { query, signal })
        all.push(...page.data)
        cursor = page.next_cursor ?? undefined
      } while (cursor !== undefined)
      return all.sort((a, b) => a.shortcut.localeCompare(b.shortcut))
    },
    // Colleagues change them, and no event tells.
    staleTime: 30_000,
  })

export const createCannedReply = (mode: Mode, body: NewCannedReply) =>
  call<CannedReply>(`/${mode}/canned_replies`, { method: 'POST', body, key: newKey() })

export const updateCannedReply = (mode: Mode, id: string, body: NewCannedReply) =>
  call<CannedReply>(`/${mode}/canned_replies/${id}`, { method: 'PATCH', body, key: newKey() })

export const deleteCannedReply = (mode: Mode, id: string) => call(`/${mode}/canned_replies/${id}`, { method: 'DELETE' })

/** Those that hold every word, what is found in the shortcut first. */
export function matching(all: readonly CannedReply[], words: string): CannedReply[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found = all.filter(({ shortcut, title, content }) => {
    const text = plain(`${shortcut} ${title} ${content}`)
    return wanted.every((word) => text.includes(word))
  })
  const rank = ({ shortcut }: CannedReply) => (wanted[0] && plain(shortcut).startsWith(wanted[0]) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
