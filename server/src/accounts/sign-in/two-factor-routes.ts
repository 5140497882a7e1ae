import { route } from '../../http/route.ts'
import { Done } from '../schema.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor-change.ts'
import {
  RecoveryCodes,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorProof,
  TwoFactorSecret,
} from './two-factor-schema.ts'

const own = { tag: 'Two-factor', role: 'viewer', path: '/two_factor' } as const

export const twoFactorRoutes = [
  route({
    ...own,
    method: 'POST',
    operation: 'beginTwoFactor',
    fresh_password: false,
    before_two_factor: true,
    summary: 'Start two-factor setup',
    description:
      'Returns the secret for an authenticator app. Codes are required only after you confirm one. Starting again replaces the secret.',
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
    summary: 'Turn two-factor authentication on',
    description:
      'Requires a code from the app. Returns ten recovery codes, shown only once; each works once. Ends all your other sessions.',
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
    summary: 'Generate new recovery codes',
    description:
      'Returns ten codes, shown only once. Earlier codes stop working. `code` is required: from the app, or a recovery code.',
    body: TwoFactorProof,
    answer: RecoveryCodes,
    errors: ['password_incorrect', 'second_factor_required', 'second_factor_invalid', 'two_factor_not_begun'],
    run: (scope, { body }) => renewRecoveryCodes(scope, body),
  }),
  route({
    ...own,
    method: 'DELETE',
    operation: 'endTwoFactor',
    fresh_password: false,
    cookie: 'always',
    summary: 'Turn two-factor authentication off',
    description: 'If it is on, a code from the app or a recovery code is also required. Ends your other sessions.',
    body: TwoFactorProof,
    answer: Done,
    errors: ['password_incorrect', 'second_factor_required', 'second_factor_invalid', 'two_factor_required'],
    run: (scope, { body }) => endTwoFactor(scope, body),
  }),
]
