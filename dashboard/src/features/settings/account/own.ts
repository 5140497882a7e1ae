import { infiniteQueryOptions } from '@tanstack/react-query'
import type { NewPassword, Profile, RecoveryCodes, TwoFactorSecret } from '../../../api/generated/administration.ts'
import { byCursor, pageOf } from '../../../api/pages.ts'
import { administration } from '../../../api/service.ts'

export type { RecoveryCodes, TwoFactorSecret }

export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  queryFn: ({ pageParam, signal }) =>
    pageOf(administration.sessions.list({ limit: 100, cursor: pageParam }, { signal })),
  ...byCursor,
})

export const endSession = (id: string) => administration.sessions.revoke(id)

export const changeProfile = (body: Profile) => administration.sessions.changeProfile(body)

export const changePassword = (body: NewPassword) => administration.sessions.changePassword(body)

export const beginTwoFactor = (password: string) => administration.twoFactor.begin({ password })

export const confirmTwoFactor = (code: string) => administration.twoFactor.confirm({ code })

export const renewRecoveryCodes = (password: string, code: string) =>
  administration.twoFactor.renewRecoveryCodes({ password, code })

export const endTwoFactor = (password: string, code: string) => administration.twoFactor.end({ password, code })
