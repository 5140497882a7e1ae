import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { administration } from '../api/service.ts'
import { type Language, useLanguage } from '../text/text.tsx'
import { sessionQuery, useSession } from './session.ts'

/** Mail and pushes come in the language of the first page that somebody opens, until they choose one. */
export function useLanguageKept(): void {
  const queries = useQueryClient()
  const shown = useLanguage()
  const { language } = useSession()
  const is_unknown = language === null
  useEffect(() => {
    if (is_unknown) keepLanguage(queries, shown)
  }, [is_unknown, shown, queries])
}

/** Keeps the language with the user. Without a connection, mail stays in the one before. */
export async function keepLanguage(queries: QueryClient, language: Language): Promise<void> {
  try {
    queries.setQueryData(sessionQuery.queryKey, await administration.sessions.changeProfile({ language }))
  } catch {
    // The page itself has it.
  }
}
