import { anyOf } from './alternatives.ts'
import { sentences } from './sentences.ts'

// What others did in English, and what became of a thing.
const others = String.raw`you|they|youve|theyve|driver|courier|nobody|noone|no one|somebody|someone|someone else|your \S+`
const did = [
  String.raw`\S{3,}ed|sent|took|taken|left|gave|forgot|lost|went|got|broke|came|told|said|put|made|drove|didnt|havent`,
  'hasnt|never|still|keep|kept|did not|have not',
].join('|')
const went = [
  'never|didnt|doesnt|hasnt|havent|isnt|arent|wasnt|werent|wont|did not|does not|has not|is not|still|was',
  'were|went|got|came|has been|have been|vanished|disappeared|says|shows',
].join('|')

// How people tell what happened to them, by the grammar of each language: that something came, was done or left undone, and that it
// concerns them. Folded, as in `intent`: "n'a" is "n a", "ä" is "a", "й" is "и".
const patterns: readonly string[] = [
  // English
  '(?:i|we) (?:was|were|am being|are being|have been|had been|just got|got|(?:have |had )?received)(?! (?:told|wondering|thinking|hoping|looking))',
  '(?:ive|weve) been(?! (?:wondering|thinking|looking))',
  String.raw`(?:i|we|ive|weve) (?:\S+ ){0,2}?(?:didnt|havent|hasnt|hadnt|wasnt|never|did not|have not|still have|still had|asked for|ordered)`,
  String.raw`(?:${others}) (?:\S+ ){0,2}?(?:${did})(?: \S+){0,12}? ?(?:me|my|i|us|our|mine|it|them|anything)`,
  String.raw`(?:my|our) (?:\S+ ){1,3}?(?:${went})`,
  '(?:and|but) it (?:still |never )?(?:went|came|is|was|does|did)',
  '(?:is|are|was|were) (?:all |completely |totally |partly |half )?(?:rotten|mouldy|moldy|soaked|slimy|spoiled|spoilt|smashed|crushed|squashed|torn|missing|stolen|leaking|burst|bruised)',
  String.raw`(?:half|all|some|most|three|two|one) of (?:\S+ ){1,3}?(?:was|were|is|are)`,
  'theres (?:mould|mold|mildew)|(?:mould|mold|bugs|insects|worms) (?:on|in|all over) (?:my|our|the)',
  'wheres (?:my|our)|where (?:is|are|has|have) (?:my|our)',
  '(?:you|they) (?:still |even |just )?(?:took|sent|charged|forgot|billed|delivered|left)',
  String.raw`(?:and|still|but) (?:no|nothing|not) \S+|(?:its|it is) \S+ and no|where s my`,
  String.raw`(?:wrong|different) (?:\S+ )?(?:was|were|came|arrived|house|address)|got (?:the wrong|somebody|someone|another)`,
  'overcharged|been charged|been billed|was promised|says delivered|nothing (?:is|was|came|has)',
  // German
  String.raw`(?:habt|haben|hat|hatte|hatten|wurde|wurden|wird|werden|ist|sind|war|waren|kam|kamen|kommt|fehlt|fehlen) (?:\S+ ){0,3}?(?:mir|mich|mein\S*|uns|unser\S*)`,
  String.raw`(?:mir|mich|mein\S*|uns|unser\S*) (?:\S+ ){0,4}?(?:habt|haben|hat|hatte|hatten|wurde|wurden|ist|sind|war|waren|kam|kamen|fehlt|fehlen|wurde) (?:\S+ ){0,3}?\S+`,
  String.raw`(?:ich|wir) (?:habe|hab|haben|bekomme|bekommen|bekam|warte|warten|wurde|wurden) (?:\S+ ){0,4}?(?:nicht|nie|kein\S*|noch|trotzdem|falsch\S*|doppelt|zweimal|nichts|seit)`,
  String.raw`wo (?:bleibt|bleiben|ist|sind) (?:mein\S*|unser\S*)`,
  String.raw`(?:gekundigt|bestellt|bezahlt|storniert) und \S+ (?:\S+ )?(?:trotzdem|immer noch|nicht)`,
  String.raw`(?:ist|sind|war|waren|war alles) (?:\S+ ){0,2}?(?:verschimmelt|schimmlig|verfault|faul|matschig|zerbrochen|kaputt|ausgelaufen|zerdruckt|verdorben|durchnasst|weg|verschwunden)`,
  // French
  String.raw`(?:m|nous) (?:a|ont|avez|avait) \S+|(?:je )?n ai (?:\S+ )?(?:jamais|rien|pas (?:\S+ )?(?:recu|eu))`,
  String.raw`(?:toujours|encore) pas|n est (?:jamais|toujours pas|pas) \S+|n a pas ete|n ont pas ete`,
  'ou (?:est|sont|en est) (?:mon|ma|mes)',
  String.raw`(?:etait|etaient|est|sont) (?:\S+ ){0,2}?(?:pourri\S*|moisi\S*|casse\S*|abime\S*|ecrase\S*|trempe\S*|perdu\S*)`,
  String.raw`(?:vous|ils) m?\s?(?:avez|ont) (?:\S+ )?(?:oublie|livre|debite|preleve|envoye)|me (?:prelevez|debitez|facturez)`,
  // Spanish
  String.raw`me (?:han|habeis|ha) \S+`,
  String.raw`(?:no|nunca|todavia no|aun no) (?:me )?(?:ha \S+|han \S+|llego|llegaron|recibi|he recibido|se ha \S+)|nadie me`,
  'sigo sin|donde esta(?:n)? (?:mi|mis)',
  String.raw`(?:llego|llegaron|vino|vinieron|estaba|estaban) (?:\S+ )?(?:rot\S*|podrid\S*|mal|danad\S*|abiert\S*|mojad\S*|vaci\S*)`,
  // Portuguese
  String.raw`(?:fui|fomos) (?:\S+ )?(?:cobrad\S*|debitad\S*|enganad\S*)|me (?:cobraram|mandaram|entregaram|enviaram|debitaram)`,
  '(?:ainda |nunca )?nao (?:recebi|chegou|chegaram|caiu|veio|foi|me)|nunca (?:chegou|recebi)',
  '(?:cade|onde esta|onde estao) (?:o |a |os |as )?(?:meu|minha|meus|minhas)',
  String.raw`(?:veio|vieram|chegou|chegaram) (?:\S+ )?(?:quebrad\S*|estragad\S*|podre\S*|errad\S*|partid\S*|amassad\S*)`,
  // Italian
  String.raw`mi (?:avete|hanno|ha|e stat\S|sono stat\S|e arrivat\S|sono arrivat\S) ?\S*`,
  String.raw`non (?:ho|abbiamo) (?:\S+ )?(?:ricevut\S|avuto)|non (?:mi )?(?:e|sono) (?:\S+ )?arrivat\S`,
  String.raw`(?:dove|dov e|dove e|dov) (?:\S+ )?(?:finit\S|il mio|la mia|i miei|le mie)`,
  String.raw`(?:era|erano|e arrivat\S|sono arrivat\S) (?:\S+ ){0,2}?(?:marc\S*|rott\S|ammuffit\S|sbagliat\S|schiacciat\S)`,
  // Dutch
  String.raw`(?:ben|werd) (?:\S+ ){0,3}?(?:afgeschreven|belast|gefactureerd)`,
  String.raw`(?:is|zijn|heb|hebben) (?:\S+ ){0,3}?(?:niet|nooit|geen|nog steeds) (?:\S+ ){0,3}?(?:bezorgd|geleverd|gekomen|aangekomen|ontvangen|gekregen|terug\S*)`,
  'waar (?:is|zijn|blijft|blijven) (?:mijn|m n|onze)',
  String.raw`(?:was|waren|is|zijn) (?:\S+ )?(?:bedorven|rot|beschimmeld|kapot|geplet|verkeerd)|jullie hebben (?:me|mij)`,
  String.raw`(?:heb|kreeg) (?:\S+ )?verkeerde`,
  // Polish and Czech
  String.raw`nie (?:dostal\S*|przysz\S*|dotar\S*|otrzymal\S*|przyjechal\S*|dostarcz\S*)|gdzie (?:jest|sa) (?:moj\S*|nasz\S*)`,
  String.raw`(?:nadal|wciaz|ciagle|jeszcze) nie|(?:pobra\S*|obciaz\S*) (?:\S+ ){0,3}?(?:dwa razy|dwukrotnie|podwojnie)`,
  String.raw`(?:zepsut\S*|zgnil\S*|splesnia\S*|uszkodz\S*)|nedostal\S*|neprisl\S*|nedorazil\S*|kde je m\S+`,
  // Russian and Ukrainian
  String.raw`не (?:пришл\S*|прише\S*|получил\S*|доставил\S*|привезли|вернули|отвечает|отвечают|прииш\S*|отримал\S*)|до сих пор`,
  String.raw`где (?:мои|моя|мое)|де (?:мои|моя|мое)|списали (?:\S+ ){0,3}?(?:дважды|два раза)`,
  String.raw`(?:дважды|два раза|двічі) (?:\S+ )?списал\S*|(?:сломан\S*|гнил\S*|испорчен\S*|разбит\S*|заплесневел\S*)`,
  // Turkish
  String.raw`(?:hala|halen) (?:\S+ ){0,3}?(?:gelmedi|ulasmadi|yok)|(?:gelmedi|ulasmadi|teslim edilmedi|almadim)`,
  String.raw`(?:iki kez|iki kere|cift) (?:\S+ )?(?:cekildi|cektiniz|ucret\S*)|(?:siparisim|paketim|kutum|kargom) (?:\S+ )?nerede`,
  String.raw`(?:curuk|kufl\S*|kirik|bozuk) (?:geldi|cikti)`,
  // Swedish, Danish, Norwegian, Finnish
  String.raw`(?:inte|ikke|aldrig|aldri) (?:\S+ )?(?:kommit|fatt|anlant|levererats|kommet|modtaget|mottatt|faet|leveret|levert)`,
  '(?:var|hvor) (?:ar|er|bliver|blir) (?:min|mitt|mit|mina|mine|det av)',
  String.raw`(?:dragit|debiterat|trukket|belastet) (?:\S+ ){0,3}?(?:tva ganger|to gange|to ganger|dubbelt|dobbelt)`,
  String.raw`ei ole (?:\S+ )?(?:tullut|saapunut)|en ole saanut|missa (?:on )?\S+ni`,
]

// Scripts that put no spaces between words, or change when folded: read as they are written.
const told_unfolded = anyOf(
  'u',
  '没(?:有)?(?:收到|送到|到货|人回)|還沒(?:收到|到)|还没(?:到|收到|送)|一直没|扣了(?:两次|我)|重复扣|多扣|我的(?:订单|包裹|箱子|快递|货)(?:呢|在哪|怎么)',
  '(?:坏|烂|碎|破)了|送错|发错|届(?:か|き)(?:ない|ません)|届いて(?:い)?(?:ない|ません)|まだ(?:来|届)|壊れて|割れて|腐って|二重(?:に)?(?:請求|引)|間違った',
  '違うもの|안 ?왔|못 ?받|아직 ?(?:안|도)|도착하지|깨(?:졌|져)|썩었|두 ?번 ?(?:결제|청구)|잘못 ?(?:왔|배송)|لم (?:يصل|تصل|أستلم|استلم)',
  '(?:وصل|وصلت) (?:مكسور|تالف)|مرتين|אבד|לא (?:הגיע|קיבלתי)|חויבתי פעמיים',
)

const happened = new RegExp(`(?<= )(?:${patterns.join('|')})(?= )`, 'u')

// Whoever asks how something is done wants to be told, also where something went wrong: "what do I do if an egg is broken?"
const general_words: readonly string[] = [
  // English
  'how (?:do|does|can|to|should|would|long|much|many|often|is it)|what (?:if|happens|do|should|can|to do)',
  'what s|can (?:i|we|you|my|a|it|someone|somebody)|could (?:i|we)|may (?:i|we)|do (?:i|we|you)',
  'does (?:it|the|a)|is (?:it|there)|are there|will (?:i|the|you)|in case|when (?:do|does|is|are|will)',
  'where (?:can|do|should)|which',
  // German
  'wie|was (?:ist wenn|passiert|mache|kann|muss|soll)|kann (?:ich|man|ein|eine|jemand)|konnen|muss|darf',
  String.raw`wann|wo (?:kann|finde|muss)|welche\S*|gibt es|falls|wenn`,
  // French
  String.raw`comment|combien|que (?:faire|dois)|puis je|peut on|pouvez vous|quand|quel\S*|est ce que (?:je peux|vous)`,
  // Spanish
  String.raw`si|como (?:puedo|se|hago|funciona)|puedo|pueden|cuando|cuanto\S*|que (?:pasa|hago|puedo)`,
  // Portuguese
  String.raw`como (?:posso|faco)|posso|quando|quanto\S*|o que (?:faco|acontece)`,
  // Italian
  'come (?:posso|faccio|si)|cosa (?:faccio|succede|devo)|se',
  // Dutch
  'hoe|kan ik|wanneer|wat (?:als|moet|gebeurt)|hoeveel|als',
  // Polish, Russian, Turkish, Scandinavian languages and Finnish
  'jak|czy|kiedy|co (?:zrobic|jesli|gdy)',
  'ile|как|можно ли|когда|сколько|что (?:делать|если)|nasil|ne zaman|hur|hvordan|kan jag|kan jeg|miten',
]
const general = new RegExp(`(?<= )(?:${general_words.join('|')})(?= )`, 'u')

/** Whether somebody tells what happened to him, rather than asks what anybody might ask. */
export function tellsMishap(text: string): boolean {
  if (told_unfolded.test(text.slice(0, 10_000).normalize('NFKC'))) return true
  return sentences(text).some((sentence) => {
    const padded = ` ${sentence} `
    return happened.test(padded) && !general.test(padded)
  })
}
