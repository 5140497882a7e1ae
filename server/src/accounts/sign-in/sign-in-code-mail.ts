import { sql } from '../../db/sql.ts'
import { escaped, mailPage } from '../../mail/html.ts'
import type { Compose } from '../../mail/worker.ts'
import type { Language } from '../languages.ts'
import { code_minutes, newSignInCode } from './sign-in-code.ts'
import { signInCodeWords } from './sign-in-code-words.ts'

interface Recipient {
  id: string
  email: string
  language: Language | null
}

/** A code that was asked for some minutes ago. Later, nobody waits for it. */
export const signInCodeMail: Compose = async (scope, { id, user_id }) => {
  const { database, environment_id, account_id } = scope
  const [user] = await database.run<Recipient>(sql`
    select users.id, email, language from mails join users on users.id = user_id
    where environment_id = ${environment_id} and mails.id = ${id} and user_id = ${user_id} and account_id = ${account_id}
      and mails.created_at > now() - make_interval(mins => ${code_minutes}::integer) and disabled_at is null and password_hash is not null`)
  if (!user) return null
  const code = await newSignInCode(scope, user)
  const language = user.language ?? 'en'
  const { subject, lead, foot } = signInCodeWords(language)
  return {
    to: user.email,
    subject,
    text: [lead(code_minutes), code, `--\n${foot}`].join('\n\n'),
    html: mailPage(
      subject,
      `<p>${escaped(lead(code_minutes))}</p><p dir="ltr" style="font-size:24px;letter-spacing:2px"><strong>${code}</strong></p>`,
      escaped(foot),
      language,
    ),
  }
}
