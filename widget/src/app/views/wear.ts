/** Adds the style of a part that is fetched when it's first needed. It's no inline style: the strictest policy allows it. */
export function wear(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
