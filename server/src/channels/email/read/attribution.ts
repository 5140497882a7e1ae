interface Attribution {
  /** Its first line. */
  from: number
  /** Whether it can be nothing else, even without marked lines below. */
  is_certain: boolean
}

/** "wrote", as mail programs put it above what they quote. */
const wrote = new RegExp(
  `(?:^|[^\\p{L}])(?:
  wrote|writes|schrieb(?: am| im| um)?|hat geschrieben|geschrieben|a écrit|écrit|escribió|ha escrito|va escriure|escreveu|ha scritto|scrive|scritto
  |schreef|heeft .{1,150} geschreven|geschreven|skrev|skriver|kirjoitti|kirjutas
  |napisał(?:\\(a\\)|a)?|pisze|napisana|napsal(?:\\(a\\)|a)?|napísal(?:\\(a\\)|a)?|odesílatel .{1,150} napsal
  |napisao(?:\\/la)?|napisala?|je pisal|írta|ezt írta|a scris|написал(?:\\(а\\)|а)?|писал(?:\\(а\\)|а)?|пишет|написав(?:\\(ла\\)|ла)?|пише
  |написа|напиша
  |yazdı|şunu yazdı|έγραψε|έγραψαν|rašė|parašė|rakstīja|menulis|đã viết|viết|เขียนว่า|เขียน
  )(?![\\p{L}])
  |كتب|تمت كتابة|כתב(?:\\/ה|ה)?|נכתב|さん(?:が|は)?書きました|書きました|のメール|さんのメッセージ|写道|寫道|写到|작성
  |님이 쓴|썼습니다`.replace(/\n\s*/g, ''),
  'iu',
)
const opening =
  /^[\s*_"'“«]*(?:on|at|in|am|le|el|em|a|il(?: giorno)?|op|den|d\.|w dniu|dnia|dne|dňa|pe|în|la|στις|в|у|on the|fre|tor|ons|tir|man|lør|søn)\b|^\p{P}*(?:בתאריך|في|在|于|\d)/iu
const date = /\b(?:19|20)\d\d\b|(?:19|20)\d\d年|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[:.h]\d{2}/u
const full_date = /\b(?:19|20)\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/u
const time = /\d{1,2}[:.h时時]\s?\d{2}|\d{1,2}시/u
const address = /[<([]?(?:mailto:)?[^\s<>@()[\]]+@[^\s<>@()[\]]+\.[^\s<>@()[\]]+[>)\]]?/u
const direction_marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const max_lines = 4
const max_characters = 500

/**
 * The line, or the few lines, above `end` that say who wrote what is quoted below, and when. Programs break them anywhere:
 * lines are added until there is a date.
 */
export function attributionAbove(lines: string[], end: number): Attribution | null {
  if (!/[:：]\s*[*_]*$/.test(lines[end - 1]!.slice(-20).replace(direction_marks, ''))) return null
  const is_above_quote = isQuoted(nextWords(lines, end))
  let [text, nearest] = ['', null as Attribution | null]
  for (let from = end - 1; from >= Math.max(0, end - max_lines); from--) {
    const line = lines[from]!.replace(direction_marks, '').trim()
    if (line === '' || isQuoted(line) || text.length + line.length > max_characters) break
    text = `${line} ${text}`.trim()
    // People write "yesterday at nine I wrote:" themselves, but no address with it.
    const is_certain = isCertain(text) && (is_above_quote || address.test(text))
    if (!is_certain && !(is_above_quote && isLikely(text))) continue
    if (nearest === null || is_certain || !nearest.is_certain) nearest = { from, is_certain }
    if (full_date.test(text)) return { from, is_certain }
  }
  return nearest
}

export function isQuoted(line: string): boolean {
  // An address that was broken before its bracket may leave ">:" alone.
  return /^\s{0,3}[>＞](?!:$)/.test(line)
}

function nextWords(lines: string[], from: number): string {
  let next = from
  while (next < lines.length && lines[next]!.trim() === '') next++
  return lines[next] ?? ''
}

/** The verb, and when or who: nobody writes that by hand above something else. */
function isCertain(text: string): boolean {
  if (wrote.test(text))
    return (
      (date.test(text) && (address.test(text) || opening.test(text) || time.test(text))) || endsWithAddressVerb(text)
    )
  // Some programs leave the verb out: "пн, 23 нояб. 2026 г. в 10:00, Anna <anna@example.com>:"
  return date.test(text) && time.test(text) && /@[^\s<>]+>\s*(?:[:：]|.{0,20}[:：])\s*$/u.test(text)
}

function endsWithAddressVerb(text: string): boolean {
  return (
    address.test(text) &&
    /(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|kirjoitti|пишет|написал\(?а?\)?|写道|寫道)\s*[:：]\s*$/iu.test(
      text,
    )
  )
}

/** With quoted lines right below, less is enough. */
function isLikely(text: string): boolean {
  return (
    text.length <= 300 &&
    (wrote.test(text) || (date.test(text) && (address.test(text) || time.test(text))) || address.test(text))
  )
}
