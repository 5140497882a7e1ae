import type { PromiseTable } from './table.ts'

export const southern: Readonly<Record<string, PromiseTable>> = {
  es: [
    {
      lead: 'voy a|vamos a|permítame|permíteme|déjeme|déjame|paso a|procedo a|procederé a|procederemos a',
      act: 'verificar*|revisar*|comprobar*|consultar*|mirar*|preguntar*|contactar*|llamar*|enviar*|reenviar*|mandar*|reembolsar*|devolver*|transferir*|pasar*|trasladar*|escalar*|informar*|avisar*|encargar*|ocupar*|hacer*|gestionar*|tramitar*|solicitar*|investigar*|averiguar*|hablar*|resolver*|solucionar*|cancelar*|abrir*|crear*|poner*|dar*|decir*|ver|asegurar*|abonar*|reponer*|cambiar*|confirmar*|mantener*|notificar*',
      gap: 3,
    },
    {
      lead: '(?:le |te |les |os |se |lo |la |los |me |nos ){0,3}',
      act: 'reembolsaré|reembolsaremos|devolveré|devolveremos|contactaré|contactaremos|llamaré|llamaremos|enviaré|enviaremos|mandaré|mandaremos|avisaré|avisaremos|informaré|informaremos|transmitiré|transmitiremos|encargaré|encargaremos|ocuparé|ocuparemos|consultaré|consultaremos|revisaré|revisaremos|comprobaré|comprobaremos|verificaré|verificaremos|investigaré|investigaremos|averiguaré|averiguaremos|responderé|responderemos|escribiré|escribiremos|gestionaré|gestionaremos|pondré|pondremos|pasaré|pasaremos|trasladaré|trasladaremos|escalaré|escalaremos|haré|haremos|solucionaré|solucionaremos|resolveré|resolveremos|miraré|miraremos|preguntaré|preguntaremos|notificaré|notificaremos|abonaremos|abonaré|repondremos|tramitaré|tramitaremos|aseguraré|aseguraremos|mantendré|mantendremos|daré|daremos|diré|diremos|prometo|garantizo|cancelaré|cancelaremos|confirmaré|confirmaremos|hablaré|volveré|volveremos|compensaremos|cambiaremos|sustituiremos',
      glued: true,
    },
    {
      lead: '(?:le|te|les|os|lo|la|me|se) (?:lo |la |los )?',
      act: 'aviso|llamo|informo|confirmo|respondo|digo|escribo|transfiero|paso|miro|reviso|consulto|compruebo|encargo|ocupo|gestiono|mantengo|contacto|tramito|averiguo|envío hoy|devolvemos|avisamos|llamamos|mantenemos|decimos|contactamos|encargamos|ocupamos|escribimos',
      glued: true,
    },
    {
      always:
        'transmito|traslado su|traslado tu|paso su (?:caso|consulta)|paso tu (?:caso|consulta)|nos encargamos|me encargo|me ocupo|nos ocupamos|tendrá noticias|tendrás noticias|nos pondremos|me pondré|nos ponemos en contacto|me pongo en contacto|un momento,? (?:lo|que)|déjelo en (?:mis|nuestras) manos|será contactado|(?:ahora|ya) (?:mismo )?lo (?:miro|reviso|compruebo|consulto)',
    },
    {
      lead: 'equipo|compañero|compañera|colega|agente|asesor|asesora|alguien|especialista|departamento|responsable|técnico|operador',
      act: '(?:le |te |les |se |lo |la ){0,2}(?:contactará|llamará|escribirá|pondrá|responderá|revisará|atenderá|encargará|ocupará|avisará|va a (?:contactar|llamar|revisar|ponerse|escribir|responder)*)',
      gap: 5,
    },
    {
      lead: 'he|hemos|ya he|ya hemos|acabo de|acabamos de',
      act: '(?:pasado|transmitido|trasladado|enviado|reenviado|escalado|informado|avisado|reembolsado|solicitado|abierto|creado|cancelado|notificado|remitido|derivado|pasar|enviar|trasladar|reenviar|informar|avisar|contactado|tramitado|devuelto)',
    },
  ],
  pt: [
    {
      lead: 'vou|vamos|iremos|irei|deixe-me|deixa-me|deixe eu|permita-me|estou a|estarei|estaremos',
      act: 'verificar|verificando|averiguar|checar|conferir|consultar|ver|perguntar|falar|contactar*|contatar*|ligar*|telefonar|enviar*|enviando|reenviar|mandar*|reembols*|devolv*|estorn*|encaminhar*|encaminhando|transferir*|passar|escalar|informar*|avisar*|tratar|resolver|cuidar|solicitar|investigar|abrir|criar|cancelar|entrar|retornar|responder|dar|providenciar|analisar|garantir|repor|trocar|creditar|confirmar|providenciando|pedir|acompanhar|manter|tentar|apurar',
      gap: 4,
    },
    {
      always:
        'encaminharei|encaminharemos|entrarei em|entraremos em|retornarei|retornaremos|retorno (?:em breve|assim|logo)|verificarei|verificaremos|reembolsaremos|reembolsá-l[oa]-emos|devolveremos|enviarei|enviaremos|informarei|informaremos|avisarei|avisaremos|ligarei|ligaremos|resolveremos|trataremos|tratarei|contactaremos|contataremos|garantiremos|prometo|garanto|farei|faremos|providenciarei|providenciaremos|cuidarei|cuidaremos|damos notícias|dou notícias|terá notícias|deixe comigo|deixa comigo|fico de|entro em contat?o|entramos em contat?o|já (?:lhe|te) (?:digo|ligo|respondo|aviso|confirmo)|aguarde (?:um momento|enquanto)|será contact?ad[oa]|responderei|responderemos|analisaremos|estornaremos',
    },
    {
      lead: 'equipa|equipe|time|colega|atendente|agente|especialista|alguém|departamento|responsável|técnico|operador|assistente',
      act: '(?:lhe |te |o |a |se )?(?:entrará|irá|vai|ligará|contactará|contatará|responderá|retornará|analisará|verificará|tratará)',
      gap: 4,
    },
    {
      lead: 'já|eu|nós',
      act: '(?:encaminhei|encaminhámos|encaminhamos|enviei|passei|informei|solicitei|abri|transferi|avisei|reembolsei|reembolsámos|cancelei|repassei|reportei|escalei|notifiquei|pedi|registei|registrei)',
      gap: 1,
    },
    { always: 'encaminhei|repassei|transferi o seu|passei (?:o|a) (?:seu|sua)|foi encaminhad[oa]' },
  ],
  it: [
    {
      lead: 'vado a|andiamo a|provvedo a|provvederò a|provvediamo a|mi permetta di|lasci che|sto per',
      act: 'controllare|verificare|vedere|chiedere|contattare|chiamare|inviare|rimborsare|inoltrare|informare|avvisare|fare|aprire|risolvere|spedire|sostituire',
      gap: 2,
    },
    {
      lead: '(?:le|ti|la|vi|lo|li|glielo|te lo|ve lo|ce ne|me ne|ne|ci|mi)',
      act: 'rimborserò|rimborseremo|contatterò|contatteremo|ricontatto|ricontatterò|ricontatteremo|ricontattiamo|richiamo|richiamerò|richiameremo|chiamerò|chiameremo|chiamo|invierò|invieremo|manderò|manderemo|avviserò|avviseremo|avviso|informo|informerò|informeremo|faccio|farò|faremo|facciamo sapere|darò|daremo|dirò|diremo|occupo|occuperò|occuperemo|occupiamo|scriverò|scriveremo|aggiorno|aggiornerò|aggiorneremo|assicuro|assicurerò|assicureremo|terrò|terremo|rispondo|risponderò|risponderemo|metto|metterò|metteremo|controllo|verifico|verificherò|spedirò|spediremo|prometto|garantisco|incarico|restituiremo|accrediteremo|sostituiremo|contattiamo noi',
    },
    {
      always:
        'verificherò|verificheremo|controllerò|controlleremo|inoltrerò|inoltreremo|inoltro (?:la|il|subito|questa)|passerò|passeremo|chiederò|chiederemo|provvederò|provvederemo|provvedo|rimborseremo|rimborserò|indagheremo|approfondirò|approfondiremo|risolverò|risolveremo|segnalerò|segnaleremo|farò il possibile|faremo il possibile|controllo (?:subito|io|e|un attimo|ora)|verifico (?:subito|io|e|un attimo|ora|con)|me ne occupo|ce ne occupiamo|ci penso io|ci pensiamo noi|riceverà nostre notizie|avrà nostre notizie|sarà contattat[oa]|un attimo che|mi informo|mi metto in contatto|ci metteremo|è stat[oa] inoltrat[oa]|aprirò|apriremo|annullerò|annulleremo',
    },
    {
      lead: 'team|collega|colleghi|operatore|operatrice|addetto|addetta|specialista|qualcuno|responsabile|reparto|tecnico|consulente|assistenza',
      act: '(?:la |ti |le |vi |si )?(?:contatterà|ricontatterà|chiamerà|richiamerà|scriverà|risponderà|metterà|occuperà|verificherà|esaminerà|contatteranno|chiameranno)',
      gap: 4,
    },
    {
      lead: 'ho|abbiamo',
      act: '(?:già |appena |subito )?(?:inoltrato|inviato|trasmesso|passato|segnalato|avvisato|informato|richiesto|aperto|rimborsato|annullato|contattato|girato|sollecitato|incaricato|avviato)',
    },
  ],
  ro: [
    {
      lead: 'voi|vom|o să|am să|vă voi|vă vom|îți voi|îți vom|te voi|te vom|lăsați-mă să|permiteți-mi să|urmează să',
      act: 'verific*|reven*|contact*|sun*|trimit*|returna|ramburs*|transmit*|redirecțion*|inform*|anunț*|ocup*|rezolv*|întreb*|interes*|investig*|anul*|înlocui*|face|fac|facem|da|dau|dăm|ține|comunica|comunic|scri*|răspund*|asigur*|escalad*|proces*|deschid*|cer*|solicit*|prelu*|expedi*|confirm*|uit|vorb*',
      gap: 3,
    },
    {
      always:
        'mă ocup|ne ocupăm|mă interesez|vă contactăm|vă contactez|vă sun|vă sunăm|vă anunț|vă anunțăm|te anunț|te sun|te contactez|vă țin la curent|vă ținem la curent|revin cu|revenim cu|revin imediat|verific (?:cu|imediat|acum|și|asta)|verificăm (?:și|imediat|acum|cu)|transmit (?:întrebarea|solicitarea|mai departe|cererea)|promit|garantez|veți fi contactat*|veți primi vești de la noi|lăsați pe mine|un moment,? (?:să|verific)|a fost transmis*|vă rambursăm (?:azi|mâine|astăzi)',
    },
    {
      lead: 'echipa|coleg|colegă|colegul|colegii|operator|agent|specialist|cineva|departamentul|consultant|reprezentant|tehnician',
      act: '(?:vă |te |îți )?(?:va|vor|o să) <2>(?:contacta|suna|răspunde|reveni|scrie|verifica|ocupa|analiza|prelua|vă sune|vă contacteze|contacteze)',
      gap: 4,
    },
    {
      lead: 'am',
      act: '(?:transmis|trimis|redirecționat|informat|anunțat|rambursat|deschis|anulat|escaladat|solicitat|contactat|cerut|raportat)',
      gap: 1,
    },
  ],
  el: [
    {
      lead: 'θα',
      act: 'ελέγξω|ελέγξουμε|κοιτάξω|κοιτάξουμε|δω|δούμε|ενημερώσω|ενημερώσουμε|επικοινωνήσω|επικοινωνήσουμε|καλέσω|καλέσουμε|τηλεφωνήσω|τηλεφωνήσουμε|πάρω|πάρουμε|επιστρέψω|επιστρέψουμε|στείλω|στείλουμε|αποστείλω|αποστείλουμε|προωθήσω|προωθήσουμε|διαβιβάσω|διαβιβάσουμε|μεταφέρω|μεταφέρουμε|φροντίσω|φροντίσουμε|αναλάβω|αναλάβουμε|επανέλθω|επανέλθουμε|ρωτήσω|ρωτήσουμε|διερευνήσω|διερευνήσουμε|εξετάσω|εξετάσουμε|απαντήσω|απαντήσουμε|ακυρώσω|ακυρώσουμε|αντικαταστήσουμε|λύσω|λύσουμε|κάνω|κάνουμε|ζητήσω|ζητήσουμε|πω|πούμε|πιστώσουμε|αποζημιώσουμε|γράψω|γράψουμε|βεβαιωθώ|βεβαιωθούμε|κρατήσω|κρατήσουμε|ασχοληθώ|ασχοληθούμε|μιλήσω|μιλήσουμε|δώσω|δώσουμε|επιβεβαιώσω|ανοίξω|ανοίξουμε',
      gap: 3,
    },
    {
      lead: 'συνάδελφος|συνάδελφοι|συνάδελφό|ομάδα|εκπρόσωπος|εκπρόσωπός|κάποιος|τμήμα|υπεύθυνος|τεχνικός|σύμβουλος|ειδικός|συνεργάτης',
      act: 'θα <2>(?:επικοινωνήσει|επικοινωνήσουν|καλέσει|καλέσουν|τηλεφωνήσει|απαντήσει|ελέγξει|εξετάσει|ενημερώσει|γράψει|αναλάβει|πάρει)',
      gap: 4,
    },
    {
      always:
        'το κοιτάζω|το κοιτάω|το ελέγχω|το φροντίζω|το αναλαμβάνω|επανέρχομαι|επανερχόμαστε|προώθησα|προωθήσαμε|διαβίβασα|διαβιβάσαμε|ενημέρωσα|ενημερώσαμε|έστειλα|προωθώ|υπόσχομαι|εγγυώμαι|έχω (?:προωθήσει|ενημερώσει|στείλει|διαβιβάσει|ζητήσει)|έχουμε (?:προωθήσει|ενημερώσει|στείλει|διαβιβάσει|επιστρέψει)|θα έχετε νέα μας|αφήστε το σε (?:μένα|εμένα|εμάς)|μεταβίβασα|μια στιγμή να|έχει προωθηθεί',
    },
  ],
}
