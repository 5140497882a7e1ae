/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!)
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A mail's page: styles inline, because mail programs drop all others, and nothing loaded from anywhere. */
export function mailPage(title: string, body: string, foot: string, language: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body dir="${direction}" style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">${body}
<p style="margin-top:32px;font-size:13px;opacity:.7">${foot}</p></div></body></html>`
}
