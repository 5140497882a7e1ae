import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newIdAt } from '../ids.ts'

/** What the people of the demo write most days. */
const written = [
  {
    shortcut: 'hello',
    title: 'Greeting',
    content:
      'Hello {{contact.first_name}},\n\nthank you for writing to us. I am {{agent.first_name}}, and I look into it now.',
  },
  {
    shortcut: 'delivery',
    title: 'How long delivery takes',
    content:
      'Hello {{contact.first_name}},\n\na bicycle leaves our workshop within **two working days**; the carrier then takes one to three more. You get a tracking link by e-mail as soon as it is on its way.',
  },
  {
    shortcut: 'return',
    title: 'Returning a bicycle',
    content:
      'You can send it back within 30 days, as long as it was not ridden in the rain:\n\n- write to us from {{contact.email}} with the order number\n- we send you a label\n- the money is back within five days',
  },
  {
    shortcut: 'lieferzeit',
    title: 'Lieferzeit',
    content:
      'Guten Tag {{contact.name}},\n\nIhr Rad verlässt unsere Werkstatt innerhalb von zwei Werktagen. Die Sendungsverfolgung erhalten Sie per E-Mail.\n\nFreundliche Grüße\n{{agent.name}}',
  },
  {
    shortcut: 'bye',
    title: 'Sign off',
    content: 'Is there anything else I can do for you?\n\nBest wishes\n{{agent.name}}',
  },
]

export function insertCannedReplies(database: Database, environment_id: number, since: number) {
  const rows = written.map((reply, n) => {
    const at = since + n * 60_000
    return { ...reply, id: newIdAt('canned_reply', at), at: new Date(at).toISOString() }
  })
  return database.run(sql`
    insert into canned_replies (environment_id, id, shortcut, folded_shortcut, title, content, created_at, updated_at)
    select ${environment_id}::integer, id, shortcut, shortcut, title, content, at, at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id text, shortcut text, title text, content text, at timestamptz)`)
}
