import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type List } from '../../api/call.ts'
import type { OpenSession, RecoveryCodes, TwoFactorSecret } from '../../api/generated/administration.ts'

export type { RecoveryCodes, TwoFactorSecret }

export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  queryFn: ({ pageParam, signal }) =>
    call<List<OpenSession>>('/sessions', { query: { limit: 100, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
})

export const endSession = (id: string) => call(`/sessions/${id}`, { method: 'DELETE' })

export const changePassword = (body: { current_password: string; new_password: string }) =>
  call('/password', { method: 'POST', body })

export const beginTwoFactor = (password: string) =>
  call<TwoFactorSecret>('/two_factor', { method: 'POST', body: { password } })

export const confirmTwoFactor = (code: string) =>
  call<RecoveryCodes>('/two_factor/confirm', { method: 'POST', body: { code } })

export const renewRecoveryCodes = (password: string) =>
  call<RecoveryCodes>('/two_factor/recovery_codes', { method: 'POST', body: { password } })

export const endTwoFactor = (password: string) => call('/two_factor', { method: 'DELETE', body: { password } })
