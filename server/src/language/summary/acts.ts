/** An agent says what was done: told, even where a smaller matter was settled after it. */
const done: Partial<Record<string, RegExp>> = {
  en: /\b(?:i|we)(?:['’]ve| have| just)\b(?! to\b)|\bha(?:s|ve) (?:now |just |already )?been\b/i,
  de: /\b(?:ich|wir) habe?n?\b|\bhabe(?:n)? (?:ich|wir)\b|\bwurden? /i,
  fr: /\bj['’]ai\b|\bnous avons\b|\bc['’]est fait\b|\b(?:a|ont) (?:bien )?été(?!\p{L})/iu,
  es: /\b(?:he|hemos)\b|\bha(?:n)? sido\b|\bquedan? \p{L}+[ao]s?\b/iu,
  it: /\b(?:ho|abbiamo)\b|(?<!\p{L})è stat[oa]\b|\bsono stat[ei]\b/iu,
  pt: /\b(?:foi|foram)\b|\bjá \p{L}+(?:ei|amos)\b/iu,
  nl: /\b(?:ik heb|we hebben|wij hebben|heb ik|hebben we)\b|\bis (?:nu|inmiddels)\b/i,
  pl: /\p{L}(?:łem|łam|liśmy|łyśmy)(?!\p{L})|\bzostał[aoy]?\b/iu,
  zh: /已/,
  ja: /(?:しました|いたしました|済みです)/,
}

/** An agent says that something is yet to come of him: then nobody waits for the customer. */
const owed: Partial<Record<string, RegExp>> = {
  en: /\b(?:let me|i['’]ll|i will|we['’]ll|we will|i['’]m going to)\s+(?:just |quickly )?(?:check|look|ask|find out|see|get back|send|forward|pass|escalate|confirm|call|update|follow up|talk|speak)\b|\bwill (?:send|e-?mail|call|contact|issue|refund|ring|get back to|reach out to) (?:you|it|this|that)\b|\b(?:one|just a|a) (?:moment|minute|sec(?:ond)?)\b|\bbear with me\b/i,
  de: /\bich (?:prüfe|schaue?|kläre|frage|gebe (?:das|es|dies)|leite (?:das|es|dies)|kümmere|melde|schicke|sende|werde)\b|\bwir (?:prüfen|klären|melden|kümmern|schicken|senden|werden)\b|\b(?:meldet sich|schickt (?:Ihnen|dir)|ruft (?:Sie|dich))\b|\b(?:einen|ein) (?:kleinen |kurzen )?(?:moment|augenblick)\b/i,
  fr: /\bje (?:vérifie|regarde|me renseigne|reviens|transmets|demande|vais|vous (?:l['’])?envoie|vous (?:rappelle|recontacte|tiens))\b|\bnous (?:vérifions|allons|revenons|transmettons)\b|\bon (?:vous|te) (?:rappelle|recontacte|envoie|tient)\b|\bun (?:instant|moment)\b/i,
  es: /d[eé]j[ae]me (?:que )?(?:lo |la )?(?:consult|revis|ver(?!\p{L})|comprob|pregunt|mir)|\b(?:lo|la|se lo) (?:reviso|consulto|miro|pregunto|envío|paso)\b|\b(?:te|le|os|les) (?:digo|comento|informo|aviso|confirmo|llamo|escribo|envío)\b|\bvoy a\b|\bvamos a\b|\bun (?:momento|segundo)\b/iu,
  it: /\b(?:verifico|controllo|chiedo|inoltro)\b|\b(?:la|ti|vi) (?:ricontatt|richiam)|\b(?:le|ti) (?:faccio sapere|scrivo|invio|mando)\b|\bun (?:attimo|momento)\b/i,
  pt: /\bvou (?:verificar|ver|confirmar|perguntar|encaminhar|enviar)\b|\b(?:já retorno|aguarde|um momento|um instante)\b/i,
  nl: /\bik (?:kijk|zoek|vraag|geef (?:het|dit)|kom erop terug|stuur|laat het)\b|\b(?:een|één) moment(?:je)?\b/i,
  pl: /\b(?:sprawdzę|przekażę|dam znać|odezwę się|wyślę)\b|\bchwil[kęa]/iu,
  zh: /我(?:来|先|这边)?(?:帮您|为您)?(?:查|问|确认|核实)一下|稍等|反馈给|尽快(?:回复|联系|处理)/,
  ja: /確認(?:いた)?します|お待ちください|折り返し/,
}

export function saysDone(language: string, text: string): boolean {
  return done[language]?.test(text) ?? false
}

export function saysOwed(language: string, text: string): boolean {
  return owed[language]?.test(text) ?? false
}

const offer =
  /\b(?:shall|should|can|could|may) (?:i|we)\b|\b(?:want|like) (?:me|us) to\b|\bsoll(?:en)? (?:ich|wir)\b|\b(?:kann|darf) ich\b|\bpuis-je\b|\bvou(?:lez|drais|driez)-vous que\b|\bsouhaitez-vous que\b|\bje peux\b|\bquiere[ns]? que\b|\bpuedo\b|\bposso\b|\bvuol?e? che\b|\bvuoi che\b|\bquer que\b|\b(?:zal|mag|kan) ik\b|\b(?:czy )?mam\b|\bmogę\b/iu

/** "Shall I put one aside for you?": whoever says yes to it waits for it. */
export function isOffer(text: string): boolean {
  return offer.test(text)
}

const yes =
  /^[\s"'¡]*(?:yes|yep|yeah|yup|sure|please do|go ahead|sounds good|ja|jo|gerne?|klar|oui|ouais|d['’]accord|volontiers|s[iíì]|claro|vale|de acuerdo|sim|va bene|certo|volentieri|graag|tak|poproszę|да|давайте|конечно|evet|olur|tamam|نعم|أجل)(?!\p{L})|^(?:はい|お願い|好的|好啊|可以|是的)/iu

export function isYes(text: string): boolean {
  return yes.test(text)
}

const thanks =
  /(?<!\p{L})(?:thanks?|thank you|thx|cheers|danke|merci|gracias|obrigad[oa]|grazie|bedankt|dank (?:je|u)|dankjewel|dzięk\p{L}{1,3}|спасибо|teşekkür\p{L}*|sağ ?ol\p{L}*|شكر\p{L}*)(?!\p{L})|谢谢|感谢|多谢|謝謝|ありがと|助かりました/iu

/** In whatever language: people thank in others than their own. */
export function isThanks(text: string): boolean {
  return thanks.test(text)
}

const negation =
  /(?<!\p{L})(?:not|never|no|cannot|nicht|kein\p{L}{0,2}|nie|ne|pas|rien|jamais|non|ni|nunca|nada|não|niet|geen|nooit|nie|не|нет|ничего|değil|hiç|لم|لا|ليس|ما)(?!\p{L})|n['’]t(?!\p{L})|[没沒不未]|ない|ません/iu

/** "It works" that is denied in the same breath: "it has not arrived", "das geht jetzt nicht". */
export function isDenied(text: string): boolean {
  return negation.test(text)
}

const still =
  /(?<!\p{L})(?:still|again|immer noch|schon wieder|encore|toujours|sigue|otra vez|todavía|aún|ainda|outra vez|ancora|di nuovo|nog steeds|weer|wciąż|znowu|всё ещё|все еще|опять|снова|hâlâ|hala|yine|ما زال|لا يزال|مرة أخرى)(?!\p{L})|还是|又|まだ|また/iu

/** The trouble is there again, or was never gone. */
export function contradicts(text: string): boolean {
  return still.test(text)
}
