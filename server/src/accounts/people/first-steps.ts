import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Mode, Resource } from '../../scope.ts'
import { done } from '../inbox/done-response.ts'
import { enough_articles, FirstSteps } from './first-steps-schema.ts'

const { json } = rendering(FirstSteps)

type Row = Omit<Stored<Static<typeof FirstSteps>>, 'object' | 'mode'>

/** What an owner does before customers come, and how far it is. One row of each suffices, and an index leads to it. */
export async function getFirstSteps(scope: DashboardScope, mode: Mode): Promise<Resource> {
  const { account_id, session } = scope
  const environment_id = session[mode]
  const [row] = await scope.database.read<Row>(sql`
    select first_steps_hidden_at is null and created_at > now() - interval '30 days' as shown, question_asked_at, (
        select json_build_object('channel_id', id, 'color', widget->'color', 'has_origins', json_array_length(widget->'origins') > 0,
          'seen_on', seen_on, 'seen_at', to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from channels where environment_id = ${environment_id} and kind = 'widget' and deleted_at is null
        order by seen_at desc nulls last, id limit 1) as website, (
        select json_build_object('channel_id', id, 'name', name, 'connected', works)
        from channels, lateral (
          select began_at is not null and problem is null and channels.send_problem is null as works from email_mailboxes
          where environment_id = channels.environment_id and channel_id = channels.id) mailbox
        where environment_id = ${environment_id} and kind = 'email' and deleted_at is null
        order by works desc, id limit 1) as mailbox, (
        select count(*)::integer from (
          select from articles where environment_id = ${environment_id} and status = 'published'
          limit ${enough_articles}::integer) enough) as published_articles,
      case
        when exists (select from users where account_id = accounts.id and id <> ${session.user_id}) then 'joined'
        when exists (
          select from invitations where account_id = accounts.id and user_id is null and accepted_at is null and revoked_at is null
            and expires_at > now()) then 'invited'
        else 'alone' end as team
    from accounts join environments on environments.id = ${environment_id} where accounts.id = ${account_id}`)
  return { json: json({ ...row!, mode }), id: account_id, volatile: true }
}

export async function hideFirstSteps({ database, account_id }: DashboardScope): Promise<Resource> {
  await database.write(sql`
    update accounts set first_steps_hidden_at = now() where id = ${account_id} and first_steps_hidden_at is null`)
  return done
}
