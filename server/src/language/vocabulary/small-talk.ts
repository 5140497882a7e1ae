/**
 * Words that customers put around what they ask, in any trade: with the stop words of the packages they say nothing about
 * which article is meant. "Help" and "problem" are here because everybody who writes needs help with a problem.
 */
export const smallTalk: Record<string, string> = {
  en: `hi hello hey dear please pls plz thanks thank thx ty cheers okay ok yes yeah sure sorry bye goodbye regards sir madam team guys
    want wants wanted like need needs needed know get gets got getting gotten go going gonna wanna tell let give help helps
    also just still really actually currently now today much many lot im ive id ill dont doesnt didnt isnt arent wasnt cant couldnt wont
    wouldnt shouldnt havent hasnt ve re ll don doesn didn isn wasn couldn wouldn shouldn haven hasn whats wheres hows thats theres
    something anything someone anyone question questions ask asking asked wondering wonder possible way ways make makes made try tries trying
    tried see say says said think thought sure able happen happens happened happening problem problems issue issues bit soon already
    ever even well back good great right one ones thing things look looking seem seems s t m d u ur a r able another`,
  de: `hallo hi hey guten tag morgen abend moin servus bitte danke dank vielen ja nein ok okay gerne liebe lieber geehrte damen herren gruss
    gruesse mfg tschuss mochte moechte mocht will brauche brauchen wissen weiss gibt geben geht gehen bekomme bekommen hilfe helfen frage
    fragen problem probleme mal eigentlich leider immer schon gerade heute bitten wann warum wieso weshalb wer wen wem kannst konnen kann
    lassen tun mache macht gemacht passiert passieren moglich ware hatte sagen sagt sie ihnen ihr`,
  es: `hola buenos buenas dias tardes noches gracias por favor si vale ok estimado estimada saludos adios quiero quisiera querria necesito
    puedo puede podria pueden saber decir dime tengo hay hacer hago ayuda ayudar pregunta problema problemas ahora hoy todavia aun ya
    cuando porque quien cual cuales como donde quiere gustaria seria posible pasa pasado ir va voy dar da dan`,
  fr: `bonjour salut bonsoir merci svp stp sil plait oui non ok cher chere madame monsieur cordialement voudrais voudrait veux veut aimerais
    besoin peux peut puis pouvez pourriez savoir dire dites faire fais fait faut aide aider question probleme problemes maintenant aujourd hui
    encore toujours deja quand pourquoi comment combien quel quelle est-ce possible avoir aller vais va donner donne passe`,
  pt: `ola oi bom boa dia tarde noite obrigado obrigada por favor sim nao ok caro cara cumprimentos tchau quero queria gostaria preciso
    posso pode poderia podem saber dizer diga tenho tem ha fazer faco fazem faz ajuda ajudar pergunta problema problemas agora hoje ainda ja
    quando porque quem qual quais como onde possivel seria acontece aconteceu ir vai vou dar da dao eu voces voce`,
  it: `ciao buongiorno buonasera salve grazie prego per favore si no ok gentile saluti vorrei voglio bisogno posso puo potete sapere dire fare
    aiuto domanda problema problemi adesso oggi ancora gia quando perche come dove quale quali possibile`,
  nl: `hallo hoi goedemorgen goedemiddag dag bedankt dank alstublieft alsjeblieft ja nee ok beste groeten wil graag nodig kan kunnen weten
    zeggen doen help hulp vraag probleem problemen nu vandaag nog wanneer waarom hoe waar welke mogelijk krijg krijgen`,
  th: `ฉัน ผม ดิฉัน เรา คุณ ต้องการ อยาก ได้ ไหม อย่างไร ยังไง ครับ ค่ะ คะ ที่ไหน เมื่อไหร่ เท่าไหร่ ขอ ช่วย สวัสดี ขอบคุณ มี เป็น คือ ที่ และ หรือ จะ ของ ใน`,
  ja: `お願い 教え ください 下さい ありがとう こんにちは すみません 知り たい 方法 場合 どう いつ いくら`,
  zh: `你好 您好 请问 请 谢谢 想 要 可以 能 怎么 怎样 如何 帮 帮忙 我 你 您 吗 呢 吧 了 的 有 是 多少 多久 什么时候 哪里 哪儿 几 我的 你们的`,
}
