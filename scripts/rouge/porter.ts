/**
 * Porter's stemmer as NLTK has it, whose departures from the paper the reference implementation of ROUGE shares:
 * another stemmer gives other figures.
 */
export function porterStem(word: string): string {
  if (word.length <= 2) return word
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  return [plural, participle, finalY, double, single, residual, finalE, finalL].reduce((stem, step) => step(stem), word)
}

const IRREGULAR = new Map(
  'sky:sky skies:sky dying:die lying:lie tying:tie news:news howe:howe innings:inning inning:inning outings:outing outing:outing '
    .concat('cannings:canning canning:canning proceed:proceed exceed:exceed succeed:succeed')
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** One letter a letter: v(owel) or c(onsonant); y after a consonant is a vowel. */
function shape(word: string): string {
  let made = ''
  for (const [at, letter] of [...word].entries())
    made += 'aeiou'.includes(letter) || (letter === 'y' && at > 0 && made[at - 1] === 'c') ? 'v' : 'c'
  return made
}

function measure(stem: string): number {
  return shape(stem).match(/v+c+/g)?.length ?? 0
}

function endsDouble(word: string): boolean {
  return word.length > 1 && word.at(-1) === word.at(-2) && shape(word).endsWith('c')
}

function endsShort(word: string): boolean {
  const letters = shape(word)
  return letters === 'vc' || (letters.endsWith('cvc') && !/[wxy]$/.test(word))
}

function plural(word: string): string {
  if (word.endsWith('ies')) return word.length === 4 ? word.slice(0, -1) : word.slice(0, -2)
  if (word.endsWith('sses')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function participle(word: string): string {
  if (word.endsWith('ied')) return word.length === 4 ? word.slice(0, -1) : word.slice(0, -2)
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const stem = word.replace(/(?:ed|ing)$/, '')
  if (stem === word || !shape(stem).includes('v')) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (endsDouble(stem)) return /[lsz]$/.test(stem) ? stem : stem.slice(0, -1)
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem
}

function finalY(word: string): string {
  return word.length > 2 && word.endsWith('y') && shape(word.slice(0, -1)).endsWith('c')
    ? `${word.slice(0, -1)}i`
    : word
}

const DOUBLE =
  'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al ' +
  'iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble fulli:ful'
const SINGLE = 'icate:ic ative: alize:al iciti:ic ical:ic ful: ness:'
const RESIDUAL = 'al: ance: ence: er: ic: able: ible: ant: ement: ment: ent:'
const LATER = 'ou: ism: ate: iti: ous: ive: ize:'

function double(word: string): string {
  const alli = word.endsWith('alli') && measure(word.slice(0, -4)) > 0
  if (alli) return double(word.slice(0, -2))
  if (word.endsWith('logi')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  return replaced(word, DOUBLE, 0)
}

function single(word: string): string {
  return replaced(word, SINGLE, 0)
}

function residual(word: string): string {
  if (/[st]ion$/.test(word)) return measure(word.slice(0, -3)) > 1 ? word.slice(0, -3) : word
  return replaced(word, `${RESIDUAL} ${LATER}`, 1)
}

/** The first ending that fits decides, also when the stem before it is too short to lose it. */
function replaced(word: string, rules: string, least: number): string {
  for (const rule of rules.split(' ')) {
    const [ending = '', by = ''] = rule.split(':')
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, word.length - ending.length)
    return measure(stem) > least ? stem + by : word
  }
  return word
}

function finalE(word: string): string {
  if (!word.endsWith('e')) return word
  const stem = word.slice(0, -1)
  return measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem)) ? stem : word
}

function finalL(word: string): string {
  return word.endsWith('ll') && measure(word.slice(0, -1)) > 1 ? word.slice(0, -1) : word
}
