import { route } from '../http/route.ts'
import { MailSettings, MailTest, NewMailSettings } from './schema.ts'
import { changeMailSettings, getMailSettings, removeMailSettings, testMailSettings } from './settings.ts'

const own = { tag: 'Email', role: 'admin' } as const

export const mailRoutes = [
  route({
    ...own,
    method: 'GET',
    path: '/mail_settings',
    operation: 'getMailSettings',
    fresh_password: false,
    summary: 'Get the email server',
    answer: MailSettings,
    run: (scope) => getMailSettings(scope),
  }),
  route({
    ...own,
    method: 'PATCH',
    path: '/mail_settings',
    operation: 'changeMailSettings',
    fresh_password: true,
    summary: 'Set the email server',
    body: NewMailSettings,
    answer: MailSettings,
    errors: ['password_needed', 'parameter_missing'],
    run: (scope, { body }) => changeMailSettings(scope, body),
  }),
  route({
    ...own,
    method: 'DELETE',
    path: '/mail_settings',
    operation: 'removeMailSettings',
    fresh_password: true,
    summary: 'Remove the email server',
    answer: MailSettings,
    errors: ['password_needed'],
    run: (scope) => removeMailSettings(scope),
  }),
  route({
    ...own,
    method: 'POST',
    path: '/mail_settings/test',
    operation: 'testMailSettings',
    fresh_password: false,
    budget: 'outside',
    summary: 'Send a test email to yourself',
    description: "A server that doesn't work isn't an error: the response says what to do.",
    answer: MailTest,
    errors: ['mail_not_configured'],
    run: (scope) => testMailSettings(scope),
  }),
]
