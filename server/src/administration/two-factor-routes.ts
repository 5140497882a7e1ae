import { route } from '../http/route.ts'
import { Done } from './schema.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor-change.ts'
import { RecoveryCodes, TwoFactorCode, TwoFactorEnd, TwoFactorPassword, TwoFactorSecret } from './two-factor-schema.ts'

const own = { tag: 'Two-factor', role: 'viewer', path: '/two_factor' } as const

export const twoFactorRoutes = [
  route({
    ...own,
    method: 'POST',
    operation: 'beginTwoFactor',
    fresh_password: false,
    before_two_factor: true,
    summary: 'Begin two-factor sign-in',
    description:
      'Gives the secret for an authenticator app. Nothing is asked for before a code of it was confirmed; to begin anew replaces the secret.',
    body: TwoFactorPassword,
    answer: TwoFactorSecret,
    errors: ['password_incorrect', 'two_factor_already_on'],
    run: (scope, { body }) => beginTwoFactor(scope, body.password),
  }),
  route({
    ...own,
    path: '/two_factor/confirm',
    method: 'POST',
    operation: 'confirmTwoFactor',
    fresh_password: false,
    before_two_factor: true,
    cookie: 'always',
    summary: 'Switch two-factor sign-in on',
    description:
      'With a code that the app shows. Answers ten recovery codes, shown this once; each works once. All your other sessions end.',
    body: TwoFactorCode,
    answer: RecoveryCodes,
    errors: ['code_incorrect', 'two_factor_already_on', 'two_factor_not_begun'],
    run: (scope, { body }) => confirmTwoFactor(scope, body.code),
  }),
  route({
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
    run: (scope, { body }) => renewRecoveryCodes(scope, body.password),
  }),
  route({
    ...own,
    method: 'DELETE',
    operation: 'endTwoFactor',
    fresh_password: false,
    cookie: 'always',
    summary: 'Switch two-factor sign-in off',
    description: 'Where it is on, it also takes a code of the device or a recovery code.',
    body: TwoFactorEnd,
    answer: Done,
    errors: ['password_incorrect', 'second_factor_required', 'second_factor_invalid', 'two_factor_required'],
    run: (scope, { body }) => endTwoFactor(scope, body),
  }),
]
