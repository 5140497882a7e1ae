import { constant, define, input, optional, Type } from '../../schema.ts'
import { Code, Password } from '../schema.ts'

export const TwoFactorPassword = define('TwoFactorPassword', input({ password: Password }))
export const TwoFactorProof = define('TwoFactorProof', input({ password: Password, code: optional(Code) }))
export const TwoFactorCode = define('TwoFactorCode', input({ code: Code }))

export const TwoFactorSecret = define(
  'TwoFactorSecret',
  Type.Object({
    object: constant('two_factor_secret'),
    secret: Type.String({
      description: 'The secret to enter in the app, in base32.',
      examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
    uri: Type.String({ description: 'The secret as a link that apps can open.', examples: ['otpauth://totp/…'] }),
    qr_svg: Type.String({
      description: 'The link as an image to scan.',
      examples: ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
    }),
  }),
)

export const RecoveryCodes = define(
  'RecoveryCodes',
  Type.Object({
    object: constant('recovery_codes'),
    recovery_codes: Type.Array(Type.String(), {
      minItems: 10,
      maxItems: 10,
      examples: [Array.from({ length: 10 }, (_, n) => `7GQX-M2RV-K4ZN-PA${'234567ABCD'[n]}D`)],
    }),
  }),
)
