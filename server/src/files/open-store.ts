import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Keyring } from '../config/keyring.ts'
import type { ApiError } from '../errors.ts'
import { operatorsHost } from '../outbound/public-address.ts'
import { signedAddresses } from './addresses.ts'
import { diskStorage } from './disk.ts'
import { roomOf } from './room.ts'
import { s3Storage } from './s3.ts'
import { openScanner } from './scanner.ts'
import type { FileStore, Scanner, Storage } from './store.ts'

const mb = 1024 * 1024

/** `refused` learns of each file that the disk has no room for. */
export function openFileStore(
  config: Config,
  keyring: Keyring,
  refused: (error: ApiError) => void = () => {},
): FileStore {
  return {
    storage: storageOf(config),
    addresses: signedAddresses(keyring),
    incoming: join(config.data_dir, 'incoming'),
    max_bytes: config.file_max_mb * mb,
    quotas: {
      visitor_bytes: config.visitor_storage_mb * mb,
      channel_bytes: config.channel_storage_mb * mb,
      account_bytes: config.account_storage_mb * mb,
    },
    requireRoom: roomOf(config.data_dir, config.files_reserve_mb * mb, refused),
    scanner: scannerOf(config),
    refused_types: config.file_refused_types.split(',').map((type) => type.trim().toLowerCase()),
  }
}

export function scannerOf({ virus_scanner, virus_scanner_max_mb }: Config): Scanner | null {
  return virus_scanner === '' ? null : openScanner(virus_scanner, virus_scanner_max_mb * mb)
}

export function storageOf(config: Config): Storage {
  const { s3_endpoint, s3_region, s3_bucket, s3_prefix, s3_access_key_id, s3_secret_access_key } = config
  if (s3_endpoint !== '')
    return s3Storage({
      endpoint: s3_endpoint,
      region: s3_region,
      bucket: s3_bucket,
      prefix: s3_prefix,
      access_key_id: s3_access_key_id,
      secret_access_key: s3_secret_access_key,
      allowed: operatorsHost(new URL(s3_endpoint)),
    })
  return diskStorage(join(config.data_dir, 'files'))
}
