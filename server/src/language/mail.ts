import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'

/** What mail programs and people put around their own words, in all languages: see `mail` in docs/languages.md. */
const patterns = lazily(() => {
  const languages = Object.values(section('mail'))
  const any = (name: string) => `(?:${languages.flatMap((lists) => lists[name] ?? []).join('|')})`
  const history = [
    String.raw`^${any('before_date')}[\s,].{6,160}${any('wrote')}.{0,80}[::]\s*$`,
    String.raw`^.{4,160}${any('wrote_last')}\s*[::]\s*$`,
    String.raw`^-{2,}\s*${any('forwarded')}`,
    String.raw`^${any('from')}\s?[::]\s.{0,80}[@<]`,
    '^_{10,}$',
  ]
  return {
    history: new RegExp(history.join('|'), 'iu'),
    signature: new RegExp(String.raw`^(?:--|—|__)\s*$|^${any('sent_from')}(?![\p{L}])`, 'iu'),
    sign_off: new RegExp(String.raw`^${any('sign_off')}[\s,.!。،–-]*(?:\p{Lu}[\p{L}.'-]*\s?){0,3}$`, 'u'),
    footer: new RegExp(`^${any('footer')}.{0,400}${any('footer_says')}`, 'iu'),
  }
})

/** What lawyers put below a mail. */
export function footerLine(line: string): boolean {
  return line.length > 15 && patterns().footer.test(line.slice(0, 500))
}

/** Where quoted history begins, as the common programs write it. */
export function historyLine(line: string): boolean {
  return line.length > 4 && line.length < 300 && patterns().history.test(line)
}

export function signatureLine(line: string): boolean {
  return patterns().signature.test(line)
}

export function signOffLine(line: string): boolean {
  if (line.length > 60) return false
  const { sign_off } = patterns()
  return sign_off.test(line.slice(0, 1).toLowerCase() + line.slice(1)) || sign_off.test(line.toLowerCase())
}
