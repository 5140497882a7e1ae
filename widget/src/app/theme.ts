import { css, legible, parse, type Rgb, white } from '../color.ts'

// `--raised` of app.css: what is legible there is legible on the page as well.
const light: Rgb = [243, 244, 246]
const dark: Rgb = [37, 41, 50]

/** The brand's color as a ground for white text, and as a text on each ground. Returns the ground, for the launcher. */
export function paint(color: string | null): string {
  const brand = parse(color)
  const fill = css(legible(brand, white))
  const { style } = document.documentElement
  style.setProperty('--brand', fill)
  style.setProperty('--brand-on-light', css(legible(brand, light)))
  style.setProperty('--brand-on-dark', css(legible(brand, dark)))
  return fill
}
