import { sql } from '../db/sql.ts'
import type { TestAccount } from './service.ts'

/** Says that there's no room for contacts, as a database does whose disk is full. */
export async function fillDisk({ database }: Pick<TestAccount, 'database'>): Promise<void> {
  await database.run(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await database.run(sql`create trigger no_room before insert on contacts for each row execute function no_room()`)
}
