import { sql } from '../db/sql.ts'
import { lazily } from '../jobs/lazily.ts'
import type { Means } from '../scope.ts'

/** The context that the private key is encrypted for. */
export const pushKeyPlace = 'push_keys private_key'

/** Encrypts and signs, nothing more: requests go out through `outbound/`. Not loaded before the first push. */
export const webPush = lazily(async () => (await import('web-push')).default)

export interface PushKeys {
  public_key: string
  private_key: string
}

/** The keys of the deployment. The first caller makes them, and of several at once one does. */
export async function pushKeys({ database, vault }: Pick<Means, 'database' | 'vault'>): Promise<PushKeys> {
  const find = () =>
    database.run<PushKeys>(
      sql`select public_key, encode(private_key, 'hex') as private_key from push_keys where id = 1`,
    )
  let [row] = await find()
  if (!row) {
    const { publicKey, privateKey } = (await webPush()).generateVAPIDKeys()
    await database.run(sql`
      insert into push_keys (id, public_key, private_key, created_at)
      values (1, ${publicKey}, ${vault.seal(privateKey, pushKeyPlace)}::bytea, now()) on conflict (id) do nothing`)
    row = (await find())[0]!
  }
  return { ...row, private_key: vault.open(Buffer.from(row.private_key, 'hex'), pushKeyPlace) }
}
