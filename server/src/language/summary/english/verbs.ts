const words = (list: string) => new Set(list.split(' '))

/** Base forms that open a request or follow "you". */
export const BASE = words(
  'accept access activate add advise allow answer apply arrange ask assist attach book bring bump buy call cancel change charge chat check choose ' +
    'clear click close come compare complete configure confirm connect contact continue correct create deal delete deliver describe direct dispatch dm do download ' +
    'drop elaborate email enable ensure enter escalate exchange expect explain export fill find fix follow forward get give go handle have head help honor ' +
    'honour import include inform install investigate issue join keep know leave let like list log look lower mail make manage mean mention merge message move need ' +
    'note notify offer open order pass paste pay phone pick place post prefer press print process provide purchase push put reach read rebook receive reconnect ' +
    'refer refresh refund register reinstall release remain remove rename renew repair replace reply report request resend reset resolve respond ' +
    'restart restore retry return reverse review run save say scan schedule search see select sell send set share ship show sign sort speak start state stay ' +
    'stop submit swap switch take talk tap tell test think transfer try turn tweet type understand uninstall unlock unsubscribe update upgrade ' +
    'upload use verify view visit wait want watch wish work write follow-up double-check reboot',
)

const PAST = words(
  'sent told gave took made said bought got went came had left lost found paid kept let set put sold thought brought wrote chose ' +
    'saw felt held stood spoke began broke stole forgot read met lied ran did was were knew heard built ate drove flew',
)

const IRREGULAR = new Map(
  Object.entries({
    have: 'has',
    do: 'does',
    go: 'goes',
    are: 'is',
    were: 'was',
    "don't": "doesn't",
  }),
)

export const MODAL = words(
  "can could will would should may might must shall can't cannot couldn't won't wouldn't shouldn't might'll did didn't had hadn't gonna",
)

const AUXILIARY = new Map(
  Object.entries({
    ...{
      am: 'is',
      are: 'is',
      were: 'was',
      was: 'was',
      is: 'is',
      have: 'has',
      do: 'does',
      "don't": "doesn't",
      "haven't": "hasn't",
    },
    ...{ "aren't": "isn't", "weren't": "wasn't", dont: "doesn't", havent: "hasn't" },
  }),
)

export const ADVERB = words(
  'just still also already never always only really currently even now recently usually then again finally ever simply actually kindly please both all probably',
)

/** Third person singular of a verb whose subject was I, we or you; null when the word is not known to be a verb. */
export function singular(verb: string): string | null {
  const word = verb.toLowerCase()
  const special = AUXILIARY.get(word) ?? IRREGULAR.get(word)
  if (special) return special
  if (MODAL.has(word) || PAST.has(word) || /[a-z]{2}ed$/.test(word)) return word === 'need' ? 'needs' : verb
  if (!BASE.has(word)) return null
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) return `${verb}es`
  return /[^aeiou]y$/.test(word) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
