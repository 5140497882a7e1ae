export type Rgb = readonly [red: number, green: number, blue: number]

export const white: Rgb = [255, 255, 255]

/** `#rgb` or `#rrggbb`; anything else is a dark neutral color. */
export function parse(color: string | null | undefined): Rgb {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color?.trim() ?? '') ?? ['', '1f2937']
  const wide = hex!.length === 3 ? hex!.replace(/./g, '$&$&') : hex!
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16)) as unknown as Rgb
}

/** WCAG 2.2, contrast ratio. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** The color, moved away from the ground step by step until text of it can be read there (or text of the ground on it). */
export function legible(color: Rgb, ground: Rgb, ratio = 4.5): Rgb {
  const target = luminance(ground) > 0.18 ? 0 : 255
  let found = color
  for (let part = 0.05; contrast(found, ground) < ratio && part <= 1; part += 0.05)
    found = color.map((one) => Math.round(one + (target - one) * part)) as unknown as Rgb
  return found
}

export function css(color: Rgb): string {
  return `rgb(${color.join(' ')})`
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
