import type { IntentTable } from './table.ts'

export const southern: readonly IntentTable[] = [
  {
    person:
      'humain|humaine|etre humain|agent|agente|conseiller*|operateur|operatrice|vraie personne|personne reelle|service client|service clients|representant*|responsable|superviseur|technicien|vrai humain|vrai conseiller|vrai agent|collegue*|chef|patron|personne humaine|employe|employee|superieur',
    someone: 'quelqu un|quelquun|quelqun|qqun|qqn|personne|une personne|gens|vos equipes|votre equipe',
    speak:
      'mis en relation|mise en relation|mis en contact|mise en contact|parler|discuter|echanger|joindre|contacter|appeler|transferez moi|transferer|mettez moi en relation|mettre en relation|mettez moi en contact|entrer en contact|passez moi|passer|connectez moi|communiquer|dialoguer|avoir|me reponde|me repondre|me rappelle|prendre le relais|prenne le relais|m aide',
    want: 'je veux|je voudrais|veux|voudrais|besoin d|besoin de|il me faut|donnez moi|souhaite|j aimerais|je prefere|je souhaite|passez moi|svp|y a t il|il y a|est ce qu il y a',
    link: 'a|avec|un|une|de|du|d|votre|vos|le|la|vrai|vraie|au|reel|en|directement|plutot|autre|l|relation|contact|svp|s il vous plait|moi|ce|cet|cette',
    filler:
      'putain|bordel|merde|svp|stp|s|il|vous|te|plait|merci|maintenant|je|veux|voudrais|un|une|vrai|vraie|parler|a|avec|bonjour|salut|oui|non|tout|de|suite|besoin|d|urgent|urgence|pas|bot|robot|rapidement|au|le|la|telephone|peux|puis|est|ce|que|reel|en|pour|moi|derriere|chat|ici',
    not: 'ne veux pas|pas besoin|sans|veux pas|dois je|faut il|marre de|marre du|assez de|assez du|ras le bol du|stop au|fini le',
    bot: 'bot|robot|machine|chatbot|ordinateur|automate',
    reversed: true,
    always:
      'qu on me rappelle|quelqu un peut me rappeler|quelqu un peut m appeler|quelqu un me rappelle|quelqu un peut il me rappeler|etre rappele|un etre humain|pas un robot|pas a un robot|un humain|un vrai humain|a une personne|avec une personne reelle|conseiller humain|etre rappelee|chair et en os|quelqu un de chez vous|quelqu un de votre equipe|rappelez moi|rappeler svp',
    wish: 'svp|stp|s il vous plait|peut|peux|peuvent|pouvez|pourriez|pourrait|pourrais je|puis je|voudrais|veux|aimerais|souhaite|souhaiterais|possible|faut|besoin|merci de|serait il|il y a|y a|t il|donnez|mettez|passez',
    told: 'hier|a dit|ont dit|disait|m a|m ont|a appele|ai parle|ai eu|avez appele|livreur|voisin|ne m|ne me|avant|mon collegue|ma collegue|mon chef|ma conseillere|mon conseiller|combien|francais|anglais',
    call: 'appelle|appellent|appeler|appelez|rappelle|rappellent|rappeler|rappelez|contacter|contacte|contactez|recontacter|joindre|telephoner',
    me: 'me|m|moi|nous',
    real: 'vrai*|reel*|vivant*|veritable*|humain|humaine',
    no: 'pas|sans|plus|aucun|marre',
    hello: 'bonjour|salut|bonsoir|coucou|hello|bjr|re bonjour|slt',
    thanks:
      'merci|merci beaucoup|merci bien|grand merci|mille mercis|merci a vous|mrc|merci pour votre aide|je vous remercie',
    fine: 'ok|d accord|daccord|parfait|super|tres bien|bien|oui|compris|entendu|genial|non merci|c est tout|cest tout|au revoir|bonne journee|ca marche|nickel|top|c est bon',
    what_are_you:
      'etes vous un robot|es tu un robot|etes vous un humain|es tu humain|qui etes vous|qui es tu|est ce que je parle a un robot|vous etes un robot|tu es un robot|etes vous une vraie personne|est ce un robot',
  },
  {
    person:
      'humano|humana|ser humano|agente|agentes|operador|operadora|asesor|asesora|representante|persona real|persona de verdad|atencion al cliente|servicio al cliente|ejecutivo|ejecutiva|supervisor|supervisora|encargado|gerente|soporte humano|agente humano|persona humana|empleado|jefe|jefa|responsable|compañero|companera|trabajador|superior|empleada',
    someone: 'alguien|persona|una persona|ustedes|vosotros|su equipo',
    speak:
      'hablar|chatear|conversar|comunicarme|comunicar|comunicame|comuniqueme|contactar|pasame|paseme|paseme con|pasar|transfierame|transfiereme|conectame|conecteme|me pasas|me pasa|ponme|pongame|hablarle|atienda|contacto|me comunica|me comunicas|conteste|contestar|atender|tratarlo|tratar esto|llame|llamen|responda|me transfiere|me transfieres|llamarme|contestarme|derivar|derivarme|responderme|ayudarme',
    want: 'quiero|necesito|quisiera|deme|dame|prefiero|me gustaria|puedo tener|solicito|por favor|exijo|hay',
    link: 'con|a|un|una|el|la|de|del|su|sus|real|verdadero|algun|alguna|directamente|otro|otra|al|me|en|por favor|ya|mejor|que|ser|este|esta|tanto',
    filler:
      'joder|carajo|mierda|por|favor|porfa|porfavor|pf|ya|ahora|quiero|necesito|un|una|real|con|hablar|hola|si|no|de|verdad|urgente|gracias|la|el|inmediatamente|bot|robot|al|puedo|quisiera|mismo|en|buenas|buenos|dias|me|telefono|que|algun|alguna|aqui|ahi',
    not: 'no quiero|no necesito|sin|no hace falta|tengo que|debo|basta de|harto de|harta de|cansado de|cansada de|harto del|harta del|no mas|estoy harto|estoy harta',
    bot: 'bot|robot|maquina|chatbot|ordenador|computadora',
    reversed: true,
    always:
      'poner con alguien|ponerme con alguien|puede llamar alguien|pueden llamar por telefono|puede llamarme alguien|que me llame alguien|alguien me puede llamar|alguien puede llamarme|alguien real|alguien de verdad|no un robot|no con un robot|persona real|humano por favor|con un humano|con una persona de verdad|que me llamen|quiero que me llame|llamenme|llameme|devuelvan la llamada|carne y hueso|persona que me pueda atender|alguien del equipo',
    wish: 'por favor|porfa*|puede|pueden|puedo|podria*|podrian|quiero|quisiera|necesito|exijo|gustaria|hay|deseo|solicito|pido|dejeme|dejame',
    told: 'ayer|dijo|dijeron|llamo|llamaron|hable|hablo|ha dicho|repartidor|vecino|no me llam*|no llam*|antes|mi jefe|mi jefa|mi asesor|mi gestor|cuantas|espanol|ingles',
    call: 'llame|llamen|llamar|llama|llamarme|llamenme|llameme|llamada|contacte|contacten|contactarme|atienda|atiendan|atender|atenderme',
    me: 'me|nos|conmigo|llamarme|llamenme|llameme|contactarme|atenderme',
    real: 'real|reales|de verdad|verdader*|humano|humana|vivo|viva',
    no: 'no|sin|ningun|en vez de|en lugar de',
    hello: 'hola|buenas|buenos dias|buenas tardes|buenas noches|buen dia|hey|hola buenas|que tal|saludos',
    thanks:
      'gracias|muchas gracias|mil gracias|muy amable|gracias por la ayuda|gracias por su ayuda|te agradezco|le agradezco',
    fine: 'ok|okay|vale|bien|perfecto|de acuerdo|si|entendido|genial|estupendo|no gracias|eso es todo|es todo|nada mas|adios|hasta luego|listo|excelente|buenisimo|claro',
    what_are_you:
      'eres un robot|eres un bot|es usted un robot|eres humano|eres una persona|quien eres|es usted una persona|hablo con un robot|eres una maquina',
  },
  {
    person:
      'humano|humana|ser humano|atendente|atendentes|agente|operador|operadora|pessoa real|pessoa de verdade|representante|assistente humano|supervisor|supervisora|gerente|atendimento humano|suporte humano|funcionario|apoio ao cliente|colaborador|chefe|responsavel|gente de verdade|pessoa viva|atendimento',
    someone: 'alguem|pessoa|uma pessoa|gente|voces',
    speak:
      'falar|conversar|contactar|contatar|passe me|me passe|me passa|transfira me|me transfira|me transfere|transferir|ligar me|me conecte|falo|fala|atenda|contacto|contato|chat|me passa pro|me passa pra|me passe para|atendido|atendida|atender|ligue|ligar|liga|responda|me atenda|me ligue|me transfere pro|me transfere pra',
    want: 'quero|preciso|preciso de|queria|gostaria|gostaria de|me de|prefiro|posso ter|desejo|por favor|exijo|tem|ha',
    link: 'com|a|um|uma|o|de|do|da|para|pra|real|algum|alguma|diretamente|outro|outra|ao|me|em|por favor|ja|ser|seu|por|pro|esse|este|desse|deste',
    filler:
      'porra|caramba|por|favor|pf|pfv|agora|ja|quero|preciso|um|uma|real|com|falar|ola|oi|sim|nao|de|verdade|urgente|obrigado|obrigada|bot|robo|posso|queria|bom|dia|boa|tarde|me|o|a|ai|algum|alguem|aqui|disponivel',
    not: 'nao quero|nao preciso|sem|tenho que|devo|chega de|cansei de|basta de|farto de|farta de|cansado de',
    bot: 'bot|robo|maquina|chatbot|computador',
    reversed: true,
    always:
      'alguem da equipe pode falar|alguem pode falar comigo|alguem pode me ligar|alguem me ligar|alguem me liga|alguem pode ligar me|nao um robo|com um humano|atendimento humano|pessoa real|com um atendente|me liguem|me liga de volta|retornem a ligacao|carne e osso',
    wish: 'por favor|pfv|pf|pode|podem|posso|poderia*|quero|queria|preciso|gostaria|exijo|tem|da pra|desejo|solicito|chama|chame',
    told: 'ontem|disse|disseram|ligou|ligaram|falei|falou|nao me|nao liguem|entregador|vizinho|antes|meu chefe|minha chefe|meu colega|quantas|portugues|ingles',
    call: 'ligar|ligue|liguem|liga|ligarem|retornar|retorne|contactar|contatar|contacte|contate|atender|atenda|telefonar|telefonem',
    me: 'me|mim|nos|comigo|pra mim',
    real: 'real|reais|de verdade|humano|humana|vivo|viva',
    no: 'nao|sem|nenhum|em vez de',
    hello: 'ola|oi|bom dia|boa tarde|boa noite|ei|oie|opa|viva',
    thanks:
      'obrigado|obrigada|muito obrigado|muito obrigada|obg|valeu|grato|grata|agradeco|obrigado pela ajuda|obrigada pela ajuda',
    fine: 'ok|okay|esta bem|ta bom|certo|perfeito|sim|entendi|otimo|beleza|nao obrigado|nao obrigada|e tudo|e so isso|so isso|tchau|ate logo|tudo bem|combinado|show',
    what_are_you:
      'voce e um robo|e um robo|es um robo|voce e humano|quem e voce|voce e uma pessoa|es humano|quem es|estou a falar com um robo',
  },
  {
    person:
      'umano|umana|essere umano|operatore|operatrice|agente|persona vera|persona reale|assistenza clienti|servizio clienti|consulente|rappresentante|responsabile|supervisore|addetto|persona in carne e ossa|operatore umano|capo|collega|direttore|titolare|persona umana',
    someone: 'qualcuno|persona|una persona|voi',
    speak:
      'parlare|chattare|contattare|passatemi|passami|mi passi|trasferitemi|trasferiscimi|mettetemi in contatto|mettermi in contatto|collegatemi|parlo|comunicare|parlarne|contatto|mi metta in contatto|mi metti in contatto|mi colleghi|mi trasferisca|al telefono|contattato da|mi chiami|mi chiamasse|chiamarmi|contattare da|rispondermi|richiamarmi',
    want: 'voglio|vorrei|ho bisogno di|mi serve|datemi|dammi|bisogno|preferisco|posso avere|desidero|per favore|pretendo|c e|ce',
    link: 'con|a|un|una|uno|il|la|lo|di|del|vero|vera|reale|vostro|direttamente|altro|al|in|mi|per favore|subito|qualche|col|coi|un vostro|uno dei|questo|questi|suo|tuo|loro',
    filler:
      'cazzo|cavolo|per|favore|perfavore|pf|ora|adesso|subito|voglio|vorrei|un|una|vero|vera|reale|con|parlare|ciao|buongiorno|salve|si|no|grazie|urgente|bot|robot|di|posso|il|la|bisogno|ho|mi|serve|cortesia|telefono|qui|li',
    not: 'non voglio|non ho bisogno|senza|non vorrei|devo|non mi serve|non serve|basta con|basta|stufo del|stufa del|non mi occorre',
    bot: 'bot|robot|macchina|chatbot|computer',
    reversed: true,
    always:
      'puo richiamare qualcuno|puo chiamare qualcuno|qualcuno puo richiamarmi|qualcuno puo chiamarmi|qualcuno mi puo richiamare|essere richiamat*|non un robot|con un umano|persona vera|operatore umano|con un operatore|carne e ossa|richiamatemi|mi richiami|persona con cui|qualcuno al telefono',
    wish: 'per favore|puo|possono|posso|potrebbe|potreste|potrei|vorrei|voglio|desidero|c e|ce|e possibile|bisogno|pretendo|fate|fatemi|fammi|datemi|dammi|serve',
    told: 'ieri|detto|disse|ha chiamato|ho parlato|corriere|vicino|non chiam*|non mi|prima|il mio capo|la mia collega|un mio|quante|italiano|inglese',
    call: 'chiamare|chiamarmi|chiami|chiamate|chiamatemi|richiamare|richiamarmi|richiami|richiamato|richiamata|contattare|contattarmi|contatti|telefonare|telefonarmi|ricontatt*',
    me: 'mi|me|ci|chiamarmi|richiamarmi|contattarmi|telefonarmi|chiamatemi',
    real: 'vero|vera|veri|reale|reali|vivo|viva|umano|umana',
    no: 'non|senza|niente|nessun|invece di|invece del',
    hello: 'ciao|salve|buongiorno|buonasera|buon pomeriggio|buondi|ehi',
    thanks: 'grazie|grazie mille|molte grazie|ti ringrazio|la ringrazio|grazie tante|vi ringrazio|grazie per l aiuto',
    fine: 'ok|okay|va bene|bene|perfetto|si|capito|ottimo|d accordo|no grazie|e tutto|nient altro|arrivederci|buona giornata|chiaro|benissimo',
    what_are_you:
      'sei un robot|sei un bot|sei umano|sei una persona|chi sei|lei e un robot|parlo con un robot|sto parlando con un robot|e un robot',
  },
  {
    person:
      'om|operator|operatorul|agent|agentul|persoana reala|reprezentant|consultant|manager|serviciul clienti|om real|coleg|angajat',
    someone: 'cineva|persoana|o persoana',
    speak: 'vorbesc|vorbi|discut|discuta|contactez|conectati ma|transferati ma|comunica|iau legatura|vorbeasca',
    want: 'vreau|doresc|am nevoie|as vrea|as dori|dati mi|imi trebuie|as prefera',
    link: 'cu|un|o|la|de|real|reala|sa|direct|alt|alta|adevarat',
    filler: 'va|rog|te|acum|vreau|un|o|cu|sa|vorbesc|buna|salut|da|nu|real|urgent|imediat|multumesc|doresc|pot',
    not: 'nu vreau|fara|nu am nevoie',
    bot: 'bot|robot|masina|calculator|chatbot',
    always: 'cu un om|cu o persoana reala|cu un operator',
    wish: 'va rog|te rog|pot|poate|puteti|vreau|doresc|as vrea|as dori|exista|e posibil',
    told: 'ieri|a spus|a sunat|am vorbit|nu ma sun*|seful meu|cate',
    call: 'suna|sunati|sune|sunat|contacta|contactati|contacteze',
    me: 'ma|mi|imi|ne',
    real: 'reala|reale|adevarat*|viu|vie',
    no: 'nu|fara',
    hello: 'buna|buna ziua|salut|buna seara|buna dimineata|alo|servus',
    thanks: 'multumesc|mersi|multumesc mult|va multumesc|mersi mult|multumesc frumos',
    fine: 'ok|bine|perfect|da|am inteles|in regula|nu multumesc|la revedere|gata|super|e tot',
    what_are_you: 'esti robot|esti un robot|esti om|cine esti|sunteti robot|esti un bot',
  },
  {
    person: 'ανθρωπο*|εκπροσωπο*|υπαλληλο*|συμβουλο*|εξυπηρετηση πελατων|προισταμενο*|υπευθυνο*',
    someone: 'καποιον|ατομο|προσωπο|κανεναν',
    speak: 'μιλησω|μιλαω|συνδεστε με|επικοινωνησω|συνομιλησω|συζητησω|συνδεσετε|μιλησουμε',
    want: 'θελω|χρειαζομαι|θα ηθελα|δωστε μου|μπορω να',
    link: 'με|σε|εναν|ενα|τον|πραγματικο|αληθινο|καποιον|απευθειας|την|μια|στην|να',
    filler: 'παρακαλω|τωρα|θελω|εναν|με|να|μιλησω|γεια|ναι|οχι|πραγματικο|αμεσα|σας|μπορω|ευχαριστω',
    not: 'δεν θελω|χωρις',
    bot: 'ρομποτ|μηχανη|bot|υπολογιστη',
    always: 'με ανθρωπο|με εναν ανθρωπο',
    wish: 'παρακαλω|μπορει|μπορειτε|μπορω|θελω|θα ηθελα|υπαρχει',
    told: 'χθες|ειπε|μιλησα|πηρε|μη με',
    call: 'καλεσει|καλεσετε|τηλεφωνησει|παρει|παρετε',
    me: 'με|μου',
    real: 'πραγματικ*|αληθιν*|ζωνταν*',
    no: 'οχι|δεν|χωρις',
    hello: 'γεια|γεια σας|καλημερα|καλησπερα|γεια σου|χαιρετε',
    thanks: 'ευχαριστω|ευχαριστω πολυ|σας ευχαριστω|σ ευχαριστω',
    fine: 'οκ|ok|ωραια|εντάξει|εντaξει|καλα|ναι|τελεια|καταλαβα|αντιο|μαλιστα',
    what_are_you: 'εισαι ρομποτ|ειστε ρομποτ|εισαι ανθρωπος|ποιος εισαι',
  },
]
