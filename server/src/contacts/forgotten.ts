import { sql } from '../db/sql.ts'

// What a repeat of a request about the contact is answered from now on.
const gone = JSON.stringify({ code: 'resource_not_found', message: 'What this request made was deleted since.' })

/** `update events set …`: the event keeps its number, and tells nothing more. */
export const emptiedEvent = sql`data = '{"object":null,"previous":null}'`

/** `update idempotent_answers set …`: the request stays known, its answer is gone. */
export const forgottenAnswer = sql`status = 404, body = ${gone}, location = null, version = null, contact_id = null`
