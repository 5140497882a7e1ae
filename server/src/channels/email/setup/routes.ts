import { route } from '../../../http/route.ts'
import { EmailSetup, EmailSetupRequest } from './schema.ts'
import { emailSetup } from './setup.ts'

export const emailSetupRoutes = [
  route({
    method: 'POST',
    path: '/email_setup',
    operation: 'detectEmailSetup',
    summary: 'Find the servers of a mailbox',
    description:
      "Says which servers a mailbox has, asking its domain's name servers and the domain itself, and which records the domain lacks so that " +
      'mail from it is believed. Nothing is stored, and no password is needed.',
    tag: 'Channels',
    permission: 'channels:write',
    budget: 'outside',
    calls_others: true,
    body: EmailSetupRequest,
    answer: EmailSetup,
    errors: [],
    run: (scope, { body }) => emailSetup(scope, body),
  }),
]
