import { route } from '../../http/route.ts'
import { Done } from '../schema.ts'
import { getFirstSteps, hideFirstSteps } from './first-steps.ts'
import { FirstSteps, FirstStepsQuery } from './first-steps-schema.ts'

const all = { tag: 'First steps', role: 'admin', fresh_password: false } as const

export const firstStepsRoutes = [
  route({
    ...all,
    method: 'GET',
    path: '/first_steps',
    operation: 'getFirstSteps',
    summary: 'Get what is still to do',
    query: FirstStepsQuery,
    answer: FirstSteps,
    run: (scope, { query }) => getFirstSteps(scope, query.mode),
  }),
  route({
    ...all,
    method: 'POST',
    path: '/first_steps/hide',
    operation: 'hideFirstSteps',
    summary: 'Hide the first steps',
    description: 'For everyone, and for good.',
    answer: Done,
    run: (scope) => hideFirstSteps(scope),
  }),
]
