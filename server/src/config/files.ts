interface Reader {
  text(name: string): string
  matching(name: string, pattern: RegExp, wanted: string): string
  integer(name: string, min: number, max: number): number
}

/** Settings about files, and where they are stored. */
export function fileSettings(read: Reader) {
  return {
    file_max_mb: read.integer('FILE_MAX_MB', 1, 2000),
    visitor_storage_mb: read.integer('VISITOR_STORAGE_MB', 0, 1e9),
    channel_storage_mb: read.integer('CHANNEL_STORAGE_MB', 0, 1e9),
    account_storage_mb: read.integer('ACCOUNT_STORAGE_MB', 0, 1e9),
    files_reserve_mb: read.integer('FILES_RESERVE_MB', 0, 1e9),
    file_refused_types: read.text('FILE_REFUSED_TYPES'),
    virus_scanner: read.matching(
      'VIRUS_SCANNER',
      /^(tcp:\/\/([A-Za-z0-9._-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}|\/[!-~]+)?$/,
      'an address such as tcp://127.0.0.1:3310, or the path of a socket such as /run/clamav/clamd.ctl',
    ),
    virus_scanner_max_mb: read.integer('VIRUS_SCANNER_MAX_MB', 1, 2000),
    s3_endpoint: read.matching(
      'S3_ENDPOINT',
      /^(https?:\/\/[^\s@?#]+)?$/,
      'a URL such as https://s3.eu-central-1.amazonaws.com',
    ),
    s3_region: read.matching('S3_REGION', /^[a-z0-9-]*$/, 'a region such as eu-central-1'),
    s3_bucket: read.matching('S3_BUCKET', /^[A-Za-z0-9._-]*$/, 'the name of a bucket'),
    s3_prefix: read.matching('S3_PREFIX', /^[A-Za-z0-9._/-]*$/, 'letters, digits, dots, dashes and slashes'),
    s3_access_key_id: read.matching('S3_ACCESS_KEY_ID', /^[!-~]*$/, 'printable ASCII without spaces'),
    s3_secret_access_key: read.matching('S3_SECRET_ACCESS_KEY', /^[!-~]*$/, 'printable ASCII without spaces'),
  }
}

export function fileFaults(settings: ReturnType<typeof fileSettings>): string[] {
  const { s3_endpoint, s3_bucket, s3_access_key_id, s3_secret_access_key } = settings
  if (s3_endpoint === '') return []
  if (!URL.canParse(s3_endpoint)) return ["S3_ENDPOINT isn't a valid URL."]
  return [s3_bucket, s3_access_key_id, s3_secret_access_key].includes('')
    ? ['S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']
    : []
}
