import { route } from '../../http/route.ts'
import { getChallenge, prove } from './proof.ts'
import { Challenge, Proof } from './proof-schema.ts'
import { Done } from './schema.ts'

/** What a new visitor of a flooded channel does before their first message. */
export const proofRoutes = [
  route({
    method: 'POST',
    path: '/challenge',
    operation: 'createChallenge',
    summary: 'Get a challenge',
    description:
      'For visitors who were refused with `proof_required`. Find a `nonce` with which the SHA-256 of `<challenge>.<nonce>`, the nonce in ' +
      'decimal digits, begins with `difficulty` zero bits.',
    tag: 'Visitors',
    visitor: 'known',
    answer: Challenge,
    run: (scope) => getChallenge(scope),
  }),
  route({
    method: 'POST',
    path: '/proof',
    operation: 'proveWork',
    summary: 'Send the solution of a challenge',
    description: 'It counts for the first conversation of this visitor, begun within ten minutes.',
    tag: 'Visitors',
    visitor: 'known',
    body: Proof,
    answer: Done,
    errors: ['parameter_missing', 'proof_invalid'],
    run: (scope, { body }) => prove(scope, body),
  }),
]
