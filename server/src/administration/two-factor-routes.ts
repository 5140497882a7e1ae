import { administer } from '../http/administration.ts'
import { Done } from './schema.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor-change.ts'
import { RecoveryCodes, TwoFactorCode, TwoFactorPassword, TwoFactorSecret } from './two-factor-schema.ts'

const own = { tag: 'Two-factor', role: 'viewer', path: '/two_factor' } as const

export const twoFactorRoutes = [
  administer({
    ...own,
    method: 'POST',
    operation: 'beginTwoFactor',
    fresh_password: false,
    summary: 'Begin two-factor sign-in',
    description:
      'Gives the secret for an authenticator app. Nothing is asked for before a code of it was confirmed; to begin anew replaces the secret.',
    body: TwoFactorPassword,
    answer: TwoFactorSecret,
    errors: ['password_incorrect', 'two_factor_already_on'],
    run: (desk, { body }) => beginTwoFactor(desk, body.password),
  }),
  administer({
    ...own,
    path: '/two_factor/confirm',
    method: 'POST',
    operation: 'confirmTwoFactor',
    fresh_password: false,
    cookie: 'always',
    summary: 'Switch two-factor sign-in on',
    description:
      'With a code that the app shows. Answers ten recovery codes, shown this once; each works once. All your other sessions end.',
    body: TwoFactorCode,
    answer: RecoveryCodes,
    errors: ['code_incorrect', 'two_factor_already_on', 'two_factor_not_begun'],
    run: (desk, { body }) => confirmTwoFactor(desk, body.code),
  }),
  administer({
    ...own,
    path: '/two_factor/recovery_codes',
    method: 'POST',
    operation: 'renewRecoveryCodes',
    fresh_password: false,
    summary: 'Make new recovery codes',
    description: 'Answers ten, shown this once. Those from before work no longer.',
    body: TwoFactorPassword,
    answer: RecoveryCodes,
    errors: ['password_incorrect', 'two_factor_not_begun'],
    run: (desk, { body }) => renewRecoveryCodes(desk, body.password),
  }),
  administer({
    ...own,
    method: 'DELETE',
    operation: 'endTwoFactor',
    fresh_password: false,
    cookie: 'always',
    summary: 'Switch two-factor sign-in off',
    body: TwoFactorPassword,
    answer: Done,
    errors: ['password_incorrect'],
    run: (desk, { body }) => endTwoFactor(desk, body.password),
  }),
]
