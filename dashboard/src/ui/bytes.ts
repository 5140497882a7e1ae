/** A size as people read it, such as 48 kB. */
export function bytes(size: number, language: string): string {
  const [unit, value] = size < 1000 ? ['byte', size] : size < 1e6 ? ['kilobyte', size / 1e3] : ['megabyte', size / 1e6]
  const digits = Number(value) < 10 && unit === 'megabyte' ? 1 : 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: `${unit}`,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(Number(value))
}
