import { constant, define, input, type Static, Type, timestamp } from '../../schema.ts'

const challenge = Type.String({
  minLength: 1,
  maxLength: 100,
  examples: ['1764106200.17.q1Jr0hkZ6nE3w8YxT2mVbA'],
})

export const Challenge = define(
  'Challenge',
  Type.Object({
    object: constant('challenge'),
    challenge,
    difficulty: Type.Integer({
      minimum: 1,
      maximum: 32,
      description: 'With how many zero bits the SHA-256 of `<challenge>.<nonce>` must begin.',
      examples: [17],
    }),
    expires_at: timestamp(),
  }),
)

export const Proof = define(
  'Proof',
  input({
    challenge,
    nonce: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Found by trying.',
      examples: [90210],
    }),
  }),
)
export type Proof = Static<typeof Proof>
