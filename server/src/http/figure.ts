import { type Sql, sql } from '../db/sql.ts'

/** A number that metrics report for the whole deployment, and the dashboard for one environment. */
export interface Figure {
  unit: 'seconds' | 'count'
  /** Above this, somebody should look, as `deploy/alerts.yaml` says. */
  max: number
  /** Gives the column `number`. Null: of all environments. */
  of(environment_id: number | null): Sql
}

export function within(column: Sql, environment_id: number | null): Sql {
  return environment_id === null ? sql`true` : sql`${column} = ${environment_id}`
}
