import { anyOf, wholly } from '../alternatives.ts'
import type { Amount } from './amounts.ts'
import { months } from './calendar.ts'
import type { Hit } from './phrases.ts'
import { type Found, isDenied, isOfAnother, type Reading } from './sentence.ts'
import type { Kind } from './vocabulary/kinds.ts'
import type { Word } from './words.ts'

/** What somebody wants to have, by how it is said: "we need twelve desks", "ich suche ein Fahrrad", "we plan to replace …". */
export function purchaseIn(reading: Reading): Found[] {
  const { has, trouble } = reading
  if (trouble || has.has('refusal') || has.has('unsubscribe') || has.has('job_seeker')) return []
  return [...boughtIn(reading), ...thingsIn(reading)]
}

// "We would like, before the winter comes and with the money of the club, to buy": verbs stand last in German.
const widest_plan = 12

/** A plan, and what is done to have a thing: buy, replace, rent. */
function boughtIn(reading: Reading): Found[] {
  const { hits } = reading
  if (!reading.has.has('acquire')) return []
  return hits.flatMap((hit) => {
    if (hit.kind !== 'acquire' || isOfAnother(reading, hit.from)) return []
    const plan = hits.find(
      (one) =>
        (one.kind === 'plan' || one.kind === 'wish') &&
        one.from < hit.from &&
        hit.from - one.to <= widest_plan &&
        near(reading, one, hit),
    )
    return plan ? [need(reading, plan.from, hit.to)] : []
  })
}

/** In one part of the sentence or the next: "we would like to, if the price is right, replace". */
function near({ sentence: { words } }: Reading, one: Hit<Kind>, other: Hit<Kind>): boolean {
  return words[other.from]!.clause - words[one.from]!.clause <= 1
}

const articles = new Set(
  `a an some new another several ein eine einen einem einer neue neuen neues neuer ein paar einige mehrere weitere
  un une des de d du nouveau nouvelle nouveaux quelques una unos unas nuevo nueva nuevos nuevas um uma uns umas novo nova novos novas uno
  een nieuwe`.split(/\s+/),
)
/** May stand between the wish and what is wanted. */
const between = new Set(
  `about around roughly approximately another additional the there also only just for now currently urgently
  dort hier etwa rund ca circa noch auch dafür dafur dringend aktuell mindestens insgesamt fur fuer unser unsere unseren für
  environ encore aussi au moins pour l le la les en urgence
  unos unas alrededor aproximadamente al menos para el la los las de en urgentemente
  cerca uns umas mais pelo menos para o a os as`.split(/\s+/),
)

/** A wish with a number or an article behind it, and a thing that can be bought. */
function thingsIn(reading: Reading): Found[] {
  const { hits, sentence } = reading
  const { words } = sentence
  const matches: Found[] = []
  if (!reading.has.has('wish')) return matches
  for (const wish of hits) {
    if (wish.kind !== 'wish' || isOfAnother(reading, wish.from) || isAskedOfUs(words, wish)) continue
    let at = wish.to
    while (at < wish.to + 4 && between.has(words[at]?.folded ?? '') && !articles.has(words[at]!.folded)) at++
    const count = reading.sums.find((sum) => sum.from === at && isCount(sum))
    const behind = count ? count.to : at
    let thing = behind
    while (articles.has(words[thing]?.folded ?? '')) thing++
    const is_one = /^(?:one|ones|uno)$/.test(words[at]?.folded ?? '')
    if (is_one) matches.push(need(reading, wish.from, at + 1))
    else if ((count || thing > behind || mayBeBare(words[thing])) && isThing(words, thing, wish))
      matches.push(need(reading, wish.from, thing + 1))
  }
  return matches
}

/** "We need packing benches", "wir suchen Schreibtische": no verb, and none of the small words. */
function mayBeBare(word: Word | undefined): boolean {
  return word !== undefined && word.number === null && word.folded.length >= 4 && !small_words.test(word.folded)
}

// The end of an infinitive in the Romance languages; a German one is told by its small letter, and by what is in the list.
const small_words = anyOf(
  'u',
  '(?:[aei]r|oir|[^aeiou]re|arse|erse|irse|arme|arnos|ieren)$',
  wholly(
    // English
    'that|this|these|those|them|they|your|yours|what|when|where|which|more|less|much|many|some|someone',
    'somebody|anyone|urgent|urgently|asap|immediate|immediately|only|also|just|still|really|know|with|from',
    'have|make|sure|every|everyone|everything|nothing|anything|each',
    // German
    String.raw`dass|diese\p{L}*|jetzt|noch|auch|bitte|nicht|nichts|kein\p{L}*|mehr|viel|etwas|alles|alle|unbedingt`,
    String.raw`schnell|dringend|sofort|bald|ihre|ihren|ihrer|unser\p{L}*|mein\p{L}*|gern|gerne|lieber|wissen|mich|sich`,
    'euch|ihnen|dich|haben|werden|sein|gleich|heute|morgen',
    // French
    String.raw`plus|moins|bien|tout|tous|toute|cela|ceci|vous|votre|notre|avec|dans|pour|que|quel\p{L}*|comment`,
    'pourquoi|rapidement|vite|vraiment',
    // Spanish
    String.raw`esto|eso|esta|este|todo|toda|algo|mucho|poco|bien|para|con|cuanto|cuando|como|donde|quien|urgente\p{L}*`,
    // Portuguese
    'isto|isso|tudo|muito|pouco|bem|com|quanto|quando|como|onde|quem|logo|rapido|agora|ahora|ustedes|voces',
  ).source,
)

/** "The oak table", where it was asked what somebody is looking for. */
export function thingNamedIn(reading: Reading): Found[] {
  const { words } = reading.sentence
  const at = words.findIndex(({ folded }) => articles.has(folded) || definite.has(folded))
  if (at < 0 || at > 2 || !isThing(words, at + 1, { from: at })) return []
  return [need(reading, at, at + 2)]
}

const definite = new Set('the your das die der den le la les el los las o os as votre vos vuestra'.split(' '))

export function isCount({ currency, max, min }: Amount): boolean {
  return currency === null && Number.isInteger(max) && Number.isInteger(min) && min >= 1 && max <= 1_000_000
}

/** "Brauchen Sie eine Kopie?" */
function isAskedOfUs(words: Word[], { to }: Hit<Kind>): boolean {
  return /^(?:sie|ihr|you|vous|usted|ustedes|voce|voces)$/.test(words[to]?.folded ?? '')
}

function isThing(words: Word[], at: number, wish: { from: number }): boolean {
  // Some words about it stand before the thing: "a quick answer", "eine schnelle Hilfe".
  const next_words = words.slice(at, at + 3).filter(({ clause }) => clause <= words[wish.from]!.clause)
  return (
    next_words.length > 0 && next_words[0]!.number === null && !next_words.some(({ folded }) => isNothingToBuy(folded))
  )
}

const nothing_to_buy = wholly(
  // English
  'help|access|support|assistance|clarification|understanding|zugang|zugriff|acceso|acces|acesso|suporte',
  'soporte|hand|hands|answers?|repl(?:y|ies)|refund|cop(?:y|ies)|invoices?|receipts?|minutes?|moment|time',
  'favou?r|jobs?|work|role|internship|replacement|passwords?|links?|info|information|advice|statement',
  'certificate|confirmation|address|number|code|parts?|spare|repair|update|explanation|response|way|bit|lot',
  'few|break|word|chat|reason|proof|days?|weeks?|months?|years?|hours?|look|problem|issue|report|screenshot',
  'guide|manual|instructions?|survey|interview|contact|person|someone|colleague|technician|date|thing',
  'something|idea|feature|fix|workaround|opportunit(?:y|ies)|position|partnership|collaboration',
  'apprenticeship|feedback|reference|km|kg|cm|mm|gb|mb|kw|percent|prozent|words',
  // German
  'hilfe|antwort|antworten|ruckerstattung|erstattung|kopien?|rechnung(?:skopie)?|rechnungen|termin',
  String.raw`ersatz(?:\p{L}*)?|auskunft|informationen|ruckruf|bestatigung|losung|techniker|praktikum(?:splatz)?`,
  'ausbildungsplatz|stelle|job|arbeit|minuten?|stunden?|tage?n?|wochen?|monaten?|jahre?n?|zeit|frage|fragen',
  'nachweis|gutschrift|passwort|hinweis|tipp|rat|bescheinigung|anleitung|reparatur|umtausch|rucksendung',
  'kontakt|ansprechpartner',
  // French
  'aides?|reponses?|remboursement|copies?|factures?|stage|emploi|travail|renseignements?|renseignement',
  'solution|explication|technicien|attestation|duplicata|rappel|rendez|temps|jours?|semaines?|mois|ans',
  'heures?|mot|lien|conseils?|savoir|precision|precisions',
  // Spanish
  'ayuda|respuesta|reembolso|copias?|facturas?|momento|trabajo|empleo|solucion|confirmacion|tecnico',
  'explicacion|certificado|dias?|semanas?|meses|anos?|horas?|minutos?|practicas|contrasena|enlace|duda',
  'dudas|consulta|favor|cambio|saber',
  // Portuguese, and what several languages share
  'ajuda|resposta|copia|faturas?|nota|trabalho|emprego|estagio|solucao|confirmacao|segunda|explicacao',
  'duvida|vaga|tempo|link|senha|informacao|informacoes|informacion|troca|questions?|pregunta|pergunta',
  'retour|returns?|etiquette|label|retourenschein|aiuto|risposta|hulp|antwoord',
)

function isNothingToBuy(folded: string): boolean {
  return nothing_to_buy.test(folded)
}

function need(reading: Reading, from: number, to: number): Found {
  const end = Math.min(to, reading.sentence.words.length)
  return { signal: 'need', met: !isDenied(reading, { from, to: end }), from, to: end, weak: true }
}

// Behind these a number counts what is wanted: "replace our 40 chairs", "a quote for 5 counters", "an order of 12".
const before_count = new Set<Kind>(['wish', 'acquire', 'ask', 'topic', 'budget_or_quote'])
const widest_count = 4

/** Whether a number with a thing behind it says how many of that are wanted. */
export function countsThings(reading: Reading, count: Amount): boolean {
  const { hits, sentence } = reading
  const { words } = sentence
  const next = words[count.to]
  if (!isCount(count)) return false
  // "Il nous en faudrait 3, livrés …"
  if (next?.clause !== words[count.from]!.clause)
    return hits.some(({ kind, to }) => kind === 'wish' && to === count.from)
  if (next.number !== null || months.has(next.folded)) return false
  if (next.folded.length < 3 || isNothingToBuy(next.folded) || measures.test(next.folded)) return false
  const clause = words[count.from]!.clause
  return hits.some(
    (hit) =>
      before_count.has(hit.kind) &&
      hit.to <= count.from &&
      count.from - hit.to <= widest_count &&
      words[hit.from]!.clause === clause &&
      // "Queremos una que haga 2.000 botellas" counts something else.
      !words.slice(hit.to, count.from).some(({ folded }) => /^(?:que|qui|that|which|who)$/.test(folded)),
  )
}

const measures = wholly(
  'met(?:er|re)s?|metros?|tonnes?|tons?|tonnen|litros?|lit(?:er|re)s?|kilos?|grad|degrees?|grados|watts?',
  'volts?|percent|prozent|pour|por|times?|mal|fois|veces|vezes|and|und|et|or|oder|bis|to|per|pro|cent|zoll',
  'inch(?:es)?|uhr|pm|am|days?|hours?|locations?|sites?|propert(?:y|ies)|standorte?n?|filialen|sedes|lojas',
  'tiendas|classes|euros?|dollars?|seconds?|second|step|steps|questions?|fragen|options?|optionen|things',
  'reasons|different|verschiedene',
)
