interface Reader {
  text(name: string): string
  matching(name: string, pattern: RegExp, wanted: string): string
  integer(name: string, min: number, max: number): number
}

/** Settings of the command that backs up. */
export function backupSettings(read: Reader) {
  const recipients = read.matching(
    'BACKUP_RECIPIENT',
    /^(age1[0-9a-z]+([\s,]+age1[0-9a-z]+)*)?$/,
    'public keys of age such as age1…, separated by commas',
  )
  return {
    backup_passphrase: read.text('BACKUP_PASSPHRASE'),
    backup_recipients: recipients.split(/[\s,]+/).filter((one) => one !== ''),
    backup_keep: read.integer('BACKUP_KEEP', 1, 10_000),
  }
}

export function backupFaults({ backup_passphrase, backup_recipients }: ReturnType<typeof backupSettings>): string[] {
  return backup_passphrase !== '' && backup_recipients.length > 0
    ? [
        'Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT, not both: a backup is encrypted with a passphrase or for public keys.',
      ]
    : []
}
