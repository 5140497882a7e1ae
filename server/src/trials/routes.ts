import { requirePermission } from '../http/authenticate.ts'
import { route } from '../http/route.ts'
import {
  DeletedTrialCase,
  DeletedTrialSet,
  NewTrialCase,
  NewTrialSample,
  NewTrialSet,
  TrialCase,
  TrialCaseList,
  TrialCaseQuery,
  TrialSet,
  TrialSetList,
  TrialSetQuery,
} from './case-schema.ts'
import { createTrialCase, deleteTrialCase, listTrialCases, sampleTrialCases } from './cases.ts'
import { compareTrials } from './compare.ts'
import { judgeResult, listTrialResults } from './results.ts'
import {
  NewTrial,
  NewTrialVerdict,
  Trial,
  TrialComparison,
  TrialComparisonQuery,
  TrialList,
  TrialQuery,
  TrialResult,
  TrialResultList,
  TrialResultQuery,
} from './schema.ts'
import { createTrialSet, deleteTrialSet, getTrialSet, listTrialSets } from './sets.ts'
import { cancelTrial, getTrial, listTrials, startTrial } from './trials.ts'

const tag = 'Trials'
const reads = { tag, method: 'GET', permission: 'knowledge:read' } as const
/** Cases and results quote customers. */
const quotes = { tag, method: 'GET', permission: 'messages:read' } as const
const writes = { tag, method: 'POST', permission: 'knowledge:write' } as const
const deletes = { tag, method: 'DELETE', permission: 'knowledge:write' } as const
const list_errors = ['cursor_invalid', 'cursor_mismatch'] as const
const set = '/assistant/trial_sets/:trial_set_id'
const trial = '/assistant/trials/:trial_id'

export const trialRoutes = [
  route({
    ...reads,
    path: '/assistant/trial_sets',
    operation: 'listTrialSets',
    summary: 'List trial sets',
    query: TrialSetQuery,
    answer: TrialSetList,
    errors: [...list_errors],
    run: (scope, { query }) => listTrialSets(scope, query),
  }),
  route({
    ...writes,
    path: '/assistant/trial_sets',
    operation: 'createTrialSet',
    summary: 'Create a trial set',
    body: NewTrialSet,
    status: 201,
    located: true,
    answer: TrialSet,
    run: (scope, { body }) => createTrialSet(scope, body),
  }),
  route({
    ...reads,
    path: set,
    operation: 'getTrialSet',
    summary: 'Get a trial set',
    answer: TrialSet,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getTrialSet(scope, params.trial_set_id!),
  }),
  route({
    ...deletes,
    path: set,
    operation: 'deleteTrialSet',
    summary: 'Delete a trial set',
    description: 'With its cases and trials.',
    answer: DeletedTrialSet,
    errors: ['resource_not_found'],
    run: (scope, { params }) => deleteTrialSet(scope, params.trial_set_id!),
  }),
  route({
    ...quotes,
    path: `${set}/cases`,
    operation: 'listTrialCases',
    summary: 'List the cases of a trial set',
    query: TrialCaseQuery,
    answer: TrialCaseList,
    errors: ['resource_not_found', ...list_errors],
    run: (scope, { params, query }) => listTrialCases(scope, params.trial_set_id!, query),
  }),
  route({
    ...writes,
    path: `${set}/cases`,
    operation: 'createTrialCase',
    summary: 'Add a case to a trial set',
    description:
      'A replay is a copy of the conversation up to the message, with personal data masked. It is deleted with the conversation. Also requires ' +
      'the scope `messages:read`.',
    body: NewTrialCase,
    status: 201,
    answer: TrialCase,
    errors: ['parameter_missing', 'resource_not_found'],
    run: (scope, { params, body, caller }) => {
      requirePermission(caller, 'messages:read')
      return createTrialCase(scope, params.trial_set_id!, body)
    },
  }),
  route({
    ...writes,
    path: `${set}/sample`,
    operation: 'sampleTrialCases',
    summary: 'Add past conversations to a trial set',
    description: 'Adds a replay of the first turn of each of the newest resolved conversations.',
    body: NewTrialSample,
    answer: TrialSet,
    errors: ['resource_not_found'],
    run: (scope, { params, body }) => sampleTrialCases(scope, params.trial_set_id!, body),
  }),
  route({
    ...deletes,
    path: `${set}/cases/:trial_case_id`,
    operation: 'deleteTrialCase',
    summary: 'Delete a case of a trial set',
    description: 'With its results.',
    answer: DeletedTrialCase,
    errors: ['resource_not_found'],
    run: (scope, { params }) => deleteTrialCase(scope, params.trial_set_id!, params.trial_case_id!),
  }),
  route({
    ...reads,
    path: '/assistant/trials',
    operation: 'listTrials',
    summary: 'List trials',
    query: TrialQuery,
    answer: TrialList,
    errors: [...list_errors],
    run: (scope, { query }) => listTrials(scope, query),
  }),
  route({
    ...writes,
    path: '/assistant/trials',
    operation: 'createTrial',
    summary: 'Start a trial',
    description:
      'Decides on a reply in each case, in the background, as in a conversation with a customer, even while the assistant is off. Nothing is ' +
      'sent, and no language model is called. It goes on after a restart. The newest 20 trials of a set are kept.',
    body: NewTrial,
    status: 201,
    located: true,
    answer: Trial,
    errors: ['resource_not_found'],
    run: (scope, { body }) => startTrial(scope, body),
  }),
  route({
    ...reads,
    path: trial,
    operation: 'getTrial',
    summary: 'Get a trial',
    description: 'Says how far it is.',
    answer: Trial,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getTrial(scope, params.trial_id!),
  }),
  route({
    ...writes,
    path: `${trial}/cancel`,
    operation: 'cancelTrial',
    summary: 'Cancel a trial',
    description: 'Results so far stay.',
    answer: Trial,
    errors: ['resource_not_found'],
    run: (scope, { params }) => cancelTrial(scope, params.trial_id!),
  }),
  route({
    ...quotes,
    path: `${trial}/results`,
    operation: 'listTrialResults',
    summary: 'List the results of a trial',
    description: 'In the order of the cases.',
    query: TrialResultQuery,
    answer: TrialResultList,
    errors: ['resource_not_found', ...list_errors],
    run: (scope, { params, query }) => listTrialResults(scope, params.trial_id!, query),
  }),
  route({
    ...writes,
    path: `${trial}/verdicts`,
    operation: 'judgeTrialResult',
    summary: 'Judge a result of a trial',
    description:
      'Replaces an earlier verdict. It also holds in later trials, as long as the reply is the same. Also requires the scope `messages:read`.',
    body: NewTrialVerdict,
    answer: TrialResult,
    errors: ['resource_not_found'],
    run: (scope, { params, body, caller }) => {
      requirePermission(caller, 'messages:read')
      return judgeResult(scope, params.trial_id!, body)
    },
  }),
  route({
    ...quotes,
    path: `${trial}/comparison`,
    operation: 'compareTrials',
    summary: 'Compare a trial with an earlier one',
    description:
      'What was good and is not now, and the other way around, in the cases of both. `with` is the finished trial of the set before it by default.',
    query: TrialComparisonQuery,
    answer: TrialComparison,
    errors: ['resource_not_found'],
    run: (scope, { params, query }) => compareTrials(scope, params.trial_id!, query.with),
  }),
]
