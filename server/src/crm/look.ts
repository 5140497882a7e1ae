import type { Page } from '../http/answer.ts'
import type { Resource, Scope } from '../scope.ts'
import { ask, inquire } from './call.ts'
import { findConnection, mappingOf } from './connection.ts'
import { CrmError } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { adviceFor, atSetUp } from './failure.ts'

/** Whether the connection works now. If not, that is a result and not an error. */
export async function testConnection(scope: Scope, id: string): Promise<Resource> {
  const connection = await findConnection(scope, id)
  const answer = {
    object: 'crm_connection.test',
    connection_id: id,
    ok: true,
    account: null as string | null,
    problem: null as string | null,
  }
  try {
    answer.account = await inquire(scope, connection, async (connector, crm) => (await connector.verify(crm)).account)
  } catch (error) {
    if (!(error instanceof CrmError)) throw error
    answer.ok = false
    const failure = atSetUp(error, connectorOf(connection.provider))
    answer.problem = `${failure.message} ${adviceFor(failure)}`
  }
  return { json: JSON.stringify(answer) }
}

/** The CRM's fields, with what our mapping writes to them. */
export async function listFields(scope: Scope, id: string): Promise<Page> {
  const connection = await findConnection(scope, id)
  const fields = await ask(scope, connection, (connector, crm) => connector.describe(crm))
  const mapping = mappingOf(connection)
  const data = fields.map(({ name, label, type, options = [], required, read_only }) => ({
    object: 'crm_field',
    name,
    label,
    type,
    options,
    required,
    read_only,
    mapped_from: mapping.filter(({ to }) => to === name).map(({ from }) => from),
  }))
  return { json: JSON.stringify({ object: 'list', data, has_more: false, next_cursor: null }), next_cursor: null }
}
