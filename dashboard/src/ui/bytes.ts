/** A size as people read it, such as 48 kB. */
export function bytes(size: number, language: string): string {
  const [unit, value] = inUnit(size)
  const digits = value < 10 && size >= 1e6 ? 1 : 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    // The short form of bytes is "0 byte" in English.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(value)
}

function inUnit(size: number): [unit: string, value: number] {
  if (size < 1000) return ['byte', size]
  if (size < 1e6) return ['kilobyte', size / 1e3]
  return size < 1e9 ? ['megabyte', size / 1e6] : ['gigabyte', size / 1e9]
}
