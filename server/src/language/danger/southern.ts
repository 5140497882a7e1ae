import type { DangerTable } from './table.ts'

const es: DangerTable = {
  link: 'esta|estan|ha|han|se|desde|ayer|en|su|tienda|hace|no|me|nos|le|la|lo|ya|muy|mi|aqui|horas|que|siempre|fue|sigue|por',
  child:
    'hijo|hija|nino|nina|bebe|hijito|hijita|nieto|nieta|sobrino|sobrina|hermano|hermana|hermanito|hermanita|hijos|ninos|peque|pequeno|pequena|menor',
  kin: '{child}|marido|esposo|esposa|mujer|madre|mama|padre|papa|abuela|abuelo|abuelita|pareja|novio|novia|amigo|amiga|ex|companero|el|ella|alguien',
  rules: `
    quiero|quisiera|prefiero|deseo|gustaria|ganas de|mejor + morir|morirme|estar muerto|estar muerta|matarme|desaparecer para siempre|quitarme la vida|suicidarme
    no quiero|no puedo|ya no quiero|no deseo|no tengo ganas de|sin ganas de + vivir|seguir viviendo|estar vivo|estar viva|existir|mas vivir|vivir asi|seguir con vida|estar aqui mas
    me voy a|voy a|pienso|quiero|pensando en|quiere + matar|suicidarme|suicidar|matarme|ahorcar|ahorcarme|cortar las venas|cortarme las venas|quitarme la vida|quitar la vida|colgarme|lastimarme|hacerme dano + $|esta|hoy|ahora|ya|porque|y|si|no|adios|mi
    suicid*|quitarme la vida|quitarse la vida|acabar con mi vida|terminar con mi vida|acabar con todo|autolesi*|sobredosis|me corto los brazos|me estoy cortando|tirarme del puente|tirarme de un puente|tirarme por la ventana|tirarme al tren|mejor sin mi|no tiene sentido vivir|la vida no tiene sentido|sin mi todos
    tome|tomado|tomo|trague|tomarme|tomé .. todas las|muchas|caja de|demasiadas|frasco de|bote de|todo el bote .. pastillas|pastilla|somniferos|tabletas|medicamentos|pildoras
    mi|mis|nuestro|nuestra + {kin} ~ desaparecido|desaparecida|desaparecio|desaparecidos|perdido|perdida|secuestrado|secuestrada|secuestraron|perdio en|extraviado|extraviada|extravio|fugado|escapado de casa|escapo de casa|vuelto a casa|regresado a casa|volvio a casa|aparece|llegado a casa
    no encuentro|no encontramos|no puedo encontrar|perdi|hemos perdido|perdimos|se llevaron|se ha llevado|se me perdio|se me ha perdido|se perdio|ha perdido|se llevo + a mi|a nuestro|a nuestra|a mis|mi|nuestra|nuestro + {child}|marido|esposa|madre|mama|padre|abuela + $|en|desde|por|ni|y|ayuda|estaba|de|hace|aqui|ayudenme
    nino|nina|menor|persona + desaparecido|desaparecida|perdido|perdida|extraviado|extraviada
    {child} .. encerrado|encerrada|atrapado|atrapada|solo en el coche|sola en el coche|solo en el carro|solo en un coche|dentro del coche|dentro de un coche|sola en un coche|encerrado en el auto
    trago|tragado|bebio|bebido|comio|ingerido|ingirio|tomo|tomado|se trago .. pila|pilas|lejia|cloro|detergente|producto|veneno|iman|imanes|boton|limpiador|pastillas|acido|desatascador|moneda
    me|nos|la|le|lo|los + pega|golpea|pegan|amenaza|amenaza con|viola|violo|violaron|ataco|atacaron|agredio|sigue|persigue|maltrata|estrangulo|apunalo|secuestro|secuestraron|pego|golpeo|acosa|tiene encerrada|encierra|agrede|amenazo|ahorca|dispararon|disparo|estan siguiendo|esta siguiendo|estan robando|estan asaltando|ha pegado|ha violado|ha amenazado|ha atacado
    me|nos|le|la|lo|te|los|os + esta|estan|quiere|quieren|va a|van a|ha|vive|intenta|intento|trata de|amenaza con .. matar|amenazando|pegando|golpeando|siguiendo|violar|apunalar|secuestrar|atacando|ahorcando|persiguiendo
    me|nos|la|lo|los|las + quiere|quieren|va a|van a|amenaza con|amenazo con|dijo que va a|intento|intenta|trato de + matar|matarme|matarnos|violar|apunalar|disparar
    matarme|matarnos|matarla|matarlo|violarme|apunalarme
    fui|fue|he sido|ha sido|soy|estoy siendo + violada|violado|agredida|agredido|apunalada|apunalado|secuestrada|secuestrado|atacada|atacado|asaltada|asaltado|amenazada|golpeada|perseguida|victima de
    toca|tocando|abusa|abuso|pegan|golpea|viola|manosea|tocaba|pega|maltrata + a mi|a los|a las|de los|de mi|a un|a una|de un|de una|a su|a sus|a mis + {child}
    os|los|te|las|a todos|les + voy|vamos + a + matar|todos|apunalar|disparar|quemar|degollar
    voy a|vamos a|voy + matar|mataros|mataros|mataré|matarlos|matarte|dispararos|apunalarte|quemar su|quemar vuestra|poner una bomba|volar|degollar|a matarlos + $|a|todos|tienda|oficina|en|os|los|te
    os matare|los matare|te matare|se donde vives|se donde viven|se donde vivis|vais a morir|van a morir|te vas a morir|voy a mataros|voy a matarlos|voy a matarte|mataros a todos
    una bomba|bomba en|rehen|rehenes|violencia de genero|violencia domestica|violencia machista|temo por mi vida|miedo por mi vida|peligro de muerte|amenazas de muerte|amenaza de muerte|vida corre peligro|trata de personas|abuso infantil|maltrato infantil|tiroteo|a punta de pistola
    estoy|esta|estamos|estan|corro|corre|corremos|corren + en|? + peligro + $|ayuda|por|y|de
    tiene|con|lleva|saco|tenia|trae + un|una + cuchillo|pistola|arma|navaja|machete|escopeta|hacha|fusil
    hombre|tipo|hombres|tipos + armado|armados
    entrar|entrando|entraron|metiendose|forzando .. mi casa|mi puerta|mi piso|mi apartamento|nuestra casa
    no me|no nos|no la + deja|dejan + salir|ir|irme|irnos|marchar
    no|apenas|casi no + respira|puede respirar|puedo respirar|podemos respirar|respiro|esta respirando|reacciona
    no me puedo respirar|le cuesta respirar|me cuesta respirar|se ahoga|se esta ahogando|se asfixia|me ahogo|se esta asfixiando|atragantado|atraganto|atragantando
    ataque al corazon|infarto|paro cardiaco|derrame cerebral|ictus|inconsciente|desmayado|desmayada|se desmayo|desmayo|se desplomo|convulsion*|convulsionando|dolor en el pecho|dolor de pecho|me duele el pecho|le duele el pecho|choque anafilactico|shock anafilactico|anafil*|sangra mucho|sangrando|mucha sangre|perdiendo sangre|desangra*|electrocut*|se muere|se esta muriendo|heridos graves|gravemente herido|malherido|perdio el conocimiento|perdido el conocimiento|envenenado|intoxicado grave|descarga electrica
    llamen|llama|llame|manden|envien|necesito|necesitamos|llamad|pidan|mande|manda|envia .. ambulancia|bomberos|911|al 112|paramedicos|a la policia por favor|policia rapido|a emergencias|la policia ya|una patrulla
    una ambulancia + $|por favor|ya|urgente|rapido
    ^ emergencia|es una emergencia|una emergencia medica|emergencia medica|auxilio|socorro + $|mi|por|hay|esta|un|el|ayuda|medica|se|alguien|me|necesito
    hay fuego|incendio en|un incendio|se incendia|incendiando|en llamas|prendio fuego|se quema la|esta ardiendo|ha cogido fuego|se esta quemando|fuego en la
    huele|olor|fuga|escape + a|de|mucho a + gas
    atrapado|atrapada|atrapados|atrapadas|encerrados|encerrado|encerrada .. ascensor|elevador
    atropello|atropellado|atropellada|accidente grave|atropellaron
  `,
}

const pt: DangerTable = {
  link: 'esta|estao|foi|desde|ontem|no|na|se|de|vossa|sua|loja|shopping|nao|ja|me|nos|ha|horas|sempre|o|a|que|aqui|ta|todo|dia|vive',
  child:
    'filho|filha|crianca|bebe|menino|menina|neto|neta|sobrinho|sobrinha|filhinho|filhinha|irmao|irma|filhos|criancas|miudo|miuda|garoto|garota|garotinho',
  kin: '{child}|marido|esposo|esposa|mulher|mae|pai|avo|vovo|namorado|namorada|companheiro|amigo|amiga|ex|ele|ela|alguem|sogra|colega',
  rules: `
    quero|queria|prefiro|gostaria de|vontade de|so queria|so quero|pensando em + morrer|me matar|matar me|estar morto|estar morta|sumir para sempre|tirar minha vida|suicidar me|desaparecer para sempre
    nao quero|nao aguento|nao consigo|ja nao quero|sem vontade de|nao tenho vontade de|nao tenho mais vontade de + mais|? + viver|estar vivo|estar viva|existir|continuar viva|continuar vivo|estar aqui
    vou|penso em|estou pensando em|pensei em|quer|vontade de|tentou|tentei|tentar + me|se|? + matar|matar me|enforcar|suicidar|cortar os pulsos|jogar da ponte|atirar da ponte|mutilar + $|hoje|agora|esta|porque|e|nao|se|me
    me matar|matar me|suicid*|tirar a minha vida|tirar a minha propria vida|tirar minha propria vida|acabar com a minha vida|acabar com minha vida|por fim a vida|automutil*|overdose|me cortando|me corto|me cortar|pular da ponte|me jogar da ponte|saltar da ponte|me jogar na frente|atirar me da ponte|melhor sem mim|melhor eu morto|a vida nao faz sentido|nao vale a pena viver|acabar com tudo
    tomei|tomou|engoli|engoliu|tomado .. todos os|muitos|cartela|caixa de|frasco|varios .. comprimidos|remedios|calmantes|medicamentos|pilulas|comprimido
    meu|minha|nosso|nossa|meus + {kin} ~ desaparecido|desaparecida|desapareceu|sumiu|sumido|sumida|sequestrado|sequestrada|raptado|raptada|perdeu na|perdeu no|perdido no|perdida na|fugiu de casa|voltou para casa|voltou pra casa|regressou a casa|chegou em casa|chegou a casa
    nao encontro|nao acho|nao consigo encontrar|nao consigo achar|perdi|perdemos|levaram|raptaram|sequestraram + o|a|os|? + meu|minha|nosso|nossa|meus + {child}|marido|esposa|mae|avo + $|no|na|em|desde|aqui|ajuda|por|e|ela|ele|estava
    crianca|menina|menino|pessoa + desaparecida|desaparecido|perdida|perdido
    {child} .. trancado|trancada|preso no carro|presa no carro|sozinho no carro|sozinha no carro|fechado no carro|fechada no carro|dentro do carro|dentro de um carro|presa no|presa num
    engoliu|bebeu|comeu|ingeriu|tomou|engolir .. pilha|pilhas|bateria|agua sanitaria|lixivia|detergente|veneno|ima|imas|produto|remedio|comprimidos|soda|moeda|desinfetante
    me|nos|lhe|a|te + bate|espanca|agride|ameaca|ameaçou|violou|estuprou|atacou|agrediu|persegue|bateu|esfaqueou|sequestrou|segue|estrangulou|maltrata|esta batendo|esta ameacando|esta a ameacar|ameacando|ta ameacando|batendo|ameacou|espancou|esta perseguindo|seguindo|esta seguindo|assaltando
    bate me|bate nos|ameaca me|agride me|persegue me|violou me|ameacou me|agrediu me|atacou me|segue me|tranca me|ameaca nos|esta a seguir me|esta a bater me
    bate|bateu|bater|toca|tocando|abusa|abusou|abusando|batendo|mexendo + na|no|nas|nos|em|de|das|dos|com + {child}|minha|meu|mim
    fui|foi|fomos|sou|sendo|estou sendo|estou a ser + violada|violado|estuprada|estuprado|agredida|agredido|esfaqueada|esfaqueado|sequestrada|sequestrado|atacada|atacado|assaltada|ameacada|ameacado|espancada|perseguida|perseguido|baleado|baleada|ameacada
    vou|vamos|vai|quer|quero|tentou|ameacou|ameaca|tenta + me|vos|te|nos|a|? + matar|todos|esfaquear|estuprar|espancar|vos matar|por fogo|matar vos|matar voces|explodir|dar um tiro|atirar em|degolar
    matar voces|matar todos|matar todo mundo|matar vos|sei onde voce mora|sei onde voces moram|sei onde moras|sei onde moram|voces vao morrer|vais morrer|vao morrer todos|quer me matar|quer matar me|ameacou matar*
    uma bomba|bomba no|bomba na|refem|refens|violencia domestica|medo de morrer|temo pela minha vida|medo pela minha vida|perigo de vida|risco de vida|risco de morte|ameaca de morte|ameacas de morte|abuso infantil|trafico de pessoas|maos ao alto|tiroteio|abuso sexual|maria da penha
    estou|esta|estamos|estao|corro|corre + em|? + perigo + $|ajuda|por|e
    tem|com|tinha|puxou|traz|sacou + uma|um + faca|arma|pistola|revolver|espingarda|facao|machado
    homem|homens + armado|armados
    entrar|entrando|arrombar|arrombando|invadir|invadindo|entrou|invadiram + na|a|em|? + minha|nossa|casa + casa|porta|apartamento
    nao + me|nos|a + deixa|deixam + sair|ir embora|ir
    nao|mal|nao esta|quase nao|nao consegue|nao consigo|nao ta|parou de + respira|respirar|respirando|a respirar|consegue respirar|consigo respirar|respiro
    falta de ar|engasg*|sufoca*|se afogando|afogou*|a afogar se
    ataque cardiaco|enfarte|infarto|infartando|parada cardiaca|paragem cardiaca|avc|derrame|inconsciente|desmaiou|desmaiado|desmaiada|convulsao|convulsoes|convulsionando|dor no peito|dores no peito|choque anafilatico|anafila*|muito sangue|sangrando|a sangrar|perdendo sangue|eletrocutado|choque eletrico|esta morrendo|esta a morrer|ta morrendo|gravemente ferid*|ferido grave|envenenado|envenenada|desacordad*
    chamem|chama|chame|mandem|enviem|preciso|precisamos|liguem|ligue|mande|chamar|manda .. ambulancia|samu|bombeiros|112|192|190|inem|a policia por favor|policia urgente|policia rapido|socorro
    ambulancia + $|por favor|urgente|rapido|ja
    ^ socorro|emergencia|e uma emergencia|emergencia medica|uma emergencia medica + $|meu|minha|tem|ha|por|ele|ela|medica|alguem|o|a|preciso|me
    ha um incendio|incendio na|incendio no|um incendio|pegando fogo|pegou fogo|esta a arder|em chamas|fogo na|fogo no predio|a arder
    cheiro|cheira|fuga|vazamento|cheirando + de|a|muito a|forte de + gas
    preso|presa|presos|trancados|presas .. elevador
    atropelado|atropelada|atropelou|acidente grave
  `,
}

const it: DangerTable = {
  link: 'e|si|ha|sono|stato|stata|da|ieri|nel|vostro|negozio|non|piu|ancora|di|questa|mattina|mi|ci|al|centro|commerciale|sempre|che|ore|due',
  child:
    'figlio|figlia|bambino|bambina|neonato|bimbo|bimba|figlioletto|nipote|nipotino|nipotina|fratello|fratellino|sorella|sorellina|figli|bambini|ragazzo|ragazzino|piccolo|piccola',
  kin: '{child}|marito|moglie|madre|mamma|padre|papa|nonna|nonno|fidanzato|fidanzata|compagno|compagna|amico|amica|ex|lui|lei|qualcuno|collega',
  rules: `
    voglio|vorrei|preferisco|preferirei|meglio + solo|? + morire|morta|essere morto|essere morta|farla finita|uccidermi|ammazzarmi|suicidarmi|sparire per sempre|togliermi la vita
    non voglio|non ho voglia di|non ce la faccio|non riesco|non vorrei + piu|piu a|? + vivere|esistere|esserci|andare avanti a vivere|stare al mondo|svegliarmi
    mi|voglio|vado a|sto per|penso di + ammazzo|uccido|tolgo la vita|suicido|impicco|taglio le vene|butto dal ponte|butto sotto|uccidermi|ammazzarmi|impiccarmi|suicidarmi|farmi del male|buttarmi dal|buttarmi sotto
    suicid*|togliermi la vita|togliersi la vita|farla finita|autolesion*|overdose|mi sto tagliando|mi taglio|tagliarmi le vene|buttarmi dal ponte|buttarmi sotto|buttarmi dalla finestra|saltare dal ponte|meglio senza di me|la vita non ha senso|non vale la pena vivere|porre fine alla mia vita|porre fine ai miei giorni
    preso|ingoiato|inghiottito|presa|mandato giu .. tutte le|troppe|scatola di|tutta la|un sacco di|tutti i .. pastiglie|pasticche|pillole|sonniferi|compresse|scatola|farmaci
    mio|mia|nostro|nostra|miei + {kin} ~ scomparso|scomparsa|sparito|sparita|rapito|rapita|perso|persa|smarrito|smarrita|scappato|scappata|tornato a casa|tornata a casa|rientrato a casa|rientrata a casa|tornato|tornata|introvabile
    non trovo|non troviamo|non riesco a trovare|ho perso|abbiamo perso|hanno rapito|hanno preso|non vedo + piu|? + mio|mia|nostro|nostra|il|la|i miei|il mio|la mia + {child}|marito|moglie|madre|nonna + $|nel|da|al|in|dal|e|aiuto|da nessuna|vi|era
    bambino|bambina|persona|ragazza + scomparso|scomparsa|smarrito|smarrita|sperduto
    {child} .. chiuso in|chiusa in|bloccato in|bloccata in|solo in macchina|sola in macchina|chiuso dentro|intrappolato|chiusa dentro|solo in auto|chiusi in
    bevuto|ingoiato|mangiato|ingerito|inghiottito|beve .. candeggina|batteria|pila|detersivo|detergente|veleno|calamita|magnete|pastiglie|acido|disgorgante|prodotto|moneta|ammoniaca|bottone|candeggiante|pile
    mi|ci|la|lo + picchia|minaccia|ha picchiata|ha picchiato|ha minacciata|ha minacciato|ha violentata|violentata|ha stuprata|ha aggredita|ha aggredito|segue|perseguita|maltratta|strangola|ha accoltellato|ha accoltellata|sta picchiando|sta minacciando|sta seguendo|stanno seguendo|ha rapita|pesta|mena|hanno aggredito|hanno rapinato|stanno rapinando|vuole uccidere|vuole ammazzare|tiene chiusa|ha chiusa
    vuole|vogliono|minaccia di|ha minacciato di|sta cercando di|ha cercato di|tenta di|ha provato a|voleva + uccidermi|ammazzarmi|ucciderci|ammazzarci|violentarmi|accoltellarmi|ucciderla|ucciderlo|spararmi|uccidersi|farsi del male|ammazzarsi
    sono|e|stata|stato|essere|siamo + stata|stato|? + violentata|violentato|stuprata|aggredita|aggredito|accoltellata|accoltellato|rapita|rapito|minacciata di morte|picchiata|picchiato|perseguitata|derubata con|sequestrata
    tocca|toccava|abusa|picchia|violenta|maltratta|molesta|mette le mani + mio|mia|i|il|un|la|di|dei|una|le|mie|addosso + {child}
    vi|ti|lo|la|li + ammazzo|uccido|ammazzero|uccidero|sparo|accoltello|brucio vivi|faccio fuori|spacco la testa|sgozzo|faccio saltare
    uccidervi|ammazzarvi|ucciderti|ammazzarti|ammazzo tutti|uccido tutti|so dove abiti|so dove abitate|so dove vivi|morirete tutti|siete morti|dar fuoco al|darvi fuoco|metto una bomba
    una bomba|bomba nel|bomba in|ostaggi*|violenza domestica|temo per la mia vita|paura per la mia vita|paura di morire|pericolo di vita|pericolo di morte|minacce di morte|minaccia di morte|codice rosso|abusi su minori|tratta di|sparatoria|stalker
    sono|e|siamo + in pericolo
    ha|con|aveva|tirato fuori|impugna + un|una + coltello|pistola|arma|fucile|machete|ascia
    uomo|uomini|tizio + armato|armati
    entrare in casa|entrando in casa|entrato in casa|sfondando la porta|forzando la porta|ladri in casa|davanti alla mia porta|fuori dalla mia porta
    non mi|non ci|non la + lascia|fa|lasciano|fanno + uscire|andare via|andare
    non|fatica a|a fatica a|a stento|smesso di + respira|respiro|riesce a respirare|riesco a respirare|respirare|sta respirando|respira piu
    sta soffocando|soffoca|si sta strozzando|si strozza|sta annegando|difficolta respiratorie|gli manca il respiro|le manca il respiro|mi manca il respiro
    infarto|attacco cardiaco|arresto cardiaco|ictus|svenuto|svenuta|incosciente|privo di sensi|priva di sensi|perso conoscenza|perso i sensi|crollato a terra|crollata a terra|convulsioni|dolore al petto|dolori al petto|male al petto|shock anafilattico|anafila*|perde molto sangue|sanguina molto|sta sanguinando|sangue dappertutto|tanto sangue|emorragia|folgorato|scossa elettrica|sta morendo|ferito grave|gravemente ferit*|avvelenat*
    chiamate|chiama|chiami|mandate|serve|servono|ho bisogno di|mandi|manda|chiamare .. ambulanza|118|112|pompieri|vigili del fuoco|i soccorsi|la polizia subito|i carabinieri|un medico subito
    ambulanza + $|subito|presto|per favore
    ^ emergenza|aiuto emergenza|e un emergenza|emergenza medica|e un emergenza medica + $|mio|mia|c e|per|aiuto|qui|un|medica
    c e un incendio|incendio in|incendio nel|va a fuoco|andando a fuoco|preso fuoco|in fiamme|sta bruciando|brucia la casa|scoppiato un incendio
    odore|puzza|fuga|perdita|sento + di|odore di|puzza di + gas
    bloccato|bloccata|bloccati|intrappolati|intrappolato|chiusi|bloccate .. ascensore
    investito da|investita da|incidente grave
  `,
}

const ro: DangerTable = {
  link: 'a|au|este|e|de|ieri|in|magazinul|dumneavoastra|nu|mai|din|s|si|acum|mereu|la|voastra|mall|mea|meu',
  child: 'copilul|fiul|fiica|bebelusul|fetita|baietelul|baiatul|fata|nepotul|nepoata|fratele|sora|copiii|copil',
  kin: '{child}|sotul|sotia|mama|tata|bunica|bunicul|prietenul|prietena|tatal|barbatul|nevasta',
  rules: `
    vreau|as vrea|imi doresc|prefer|mi as dori + sa + mor|fiu mort|fiu moarta|ma omor|ma sinucid|imi iau viata|dispar pentru totdeauna
    nu + mai|? + vreau|suport|pot + sa|? + mai|? + traiesc|trai|exist
    ma omor|ma sinucid|sinucid*|sinucigas*|sa ma omor|sa ma spanzur|imi tai venele|sa mi tai venele|imi iau viata|sa imi iau viata|sa mi iau viata|supradoza|ma tai singur|ma arunc de pe|sa ma arunc|nu mai are rost viata|n are rost sa traiesc|sa sar de pe pod|mai bine fara mine
    am luat|am inghitit|a luat|a inghitit|luat .. toate|multe|cutie|prea multe .. pastile|pastilele|somnifere|medicamente|comprimate
    {kin} + meu|mea|nostru|noastra|mei|lui|ei ~ disparut|disparuta|rapit|rapita|pierdut|pierduta|fugit de acasa|intors acasa|ajuns acasa|venit acasa|lipseste
    nu gasesc|nu mi gasesc|nu imi gasesc|am pierdut|nu l gasesc|nu o gasesc|mi am pierdut|nu reusesc sa gasesc + pe|? + copilul|fiul|fiica|fetita|baiatul|baietelul|fata|nepotul|nepoata|mama|sotul|bunica
    copil|persoana|fetita + disparut|disparuta|pierdut|pierduta
    {child} .. incuiat|incuiata|blocat in|blocata in|singur in masina|singura in masina|inchis in masina|blocat in masina
    a baut|a inghitit|a mancat|inghitit|baut .. baterie|bateria|clor|detergent|inalbitor|pastile|otrava|magnet|solutie|medicamente|dezinfectant
    ma|ne|m|o|imi + bate|ameninta|loveste|violat|a violat|a batut|a lovit|a amenintat|urmareste|strange de gat|injunghiat|a atacat|a injunghiat|sechestreaza|agreseaza|a rapit|a agresat|a violat o
    am fost|a fost|sunt|fost + violata|violat|atacata|atacat|injunghiat|injunghiata|rapita|rapit|batuta|batut|amenintata|amenintat cu|urmarita|talharit|sechestrata|agresata
    va|te|il|o|ma|ne + omor|omoara|impusc|injunghii|ucid|voi omori|omor pe toti|tai
    vrea|vor|ameninta ca|incearca|a incercat + sa|? + ma|ne|o|il|va + omoare|omor|ucida|violeze|injunghie|omoara|impuste
    sa va omor|sa te omor|stiu unde locuiesti|stiu unde locuiti|stiu unde stai|o sa muriti|o sa mori|dau foc la|va dau foc
    o bomba|bomba in|ostatic*|violenta domestica|ma tem pentru viata|mi e frica pentru viata|pericol de moarte|amenintari cu moartea|abuz asupra copil*|trafic de persoane|impuscaturi
    sunt|este|suntem|e + in pericol
    are|cu|avea|scos + un|o + cutit|pistol|arma|topor|cutitul|maceta
    barbat inarmat|inarmat|inarmati
    intra in casa|sparge usa|incearca sa intre|a intrat in casa|sparg usa|la usa mea
    nu ma|nu ne + lasa + sa + plec|ies|plecam|iesim
    nu|abia|greu + mai|? + respira|poate respira|pot respira|pot sa respir|poate sa respire|respir|raspunde la
    se sufoca|se ineaca|s a inecat|se asfixiaza
    infarct|atac de cord|atac cerebral|accident vascular|stop cardiac|inconstient|inconstienta|lesinat|a lesinat|s a prabusit|convulsii|durere in piept|dureri in piept|ma doare pieptul|soc anafilactic|anafila*|sangereaza|mult sange|hemoragie|electrocutat*|moare|e pe moarte|ranit grav|grav ranit*|otravit*
    chemati|suna|sunati|trimiteti|nevoie|chiama|cheama|trimite .. ambulanta|salvarea|112|pompierii|pompieri|smurd|politia repede|politia va rog|o salvare
    ^ urgenta medicala|e o urgenta|este o urgenta|urgenta medicala|caz de urgenta
    ^ ajutor + $|ma|sotul|copilul|mama|tata|cineva|el|e
    a luat foc|incendiu in|incendiu la|un incendiu|arde casa|este in flacari|in flacari|ia foc|e foc in|arde magazinul
    miroase|scurgere|scurgeri|miros + a|de + gaz|gaze
    blocat|blocata|blocati|blocate|prinsi .. lift|liftul|liftului
    lovit de o masina|calcat de o masina|accident grav
  `,
}

const el: DangerTable = {
  link: 'ειναι|εχει|απο|χθες|στο|μαγαζι|σας|δεν|μας|τωρα|παλι|συνεχεια|το|τον|την|η|ο|με|και|στην|μου|χτες',
  child: 'παιδι|γιος|κορη|μωρο|αγορι|κοριτσι|γιο|εγγονι|εγγονος|αδερφος|αδερφη|παιδια|αδελφος|αδελφη|κορακι|παιδακι',
  kin: '{child}|αντρας|ανδρας|συζυγος|γυναικα|μητερα|μαμα|πατερας|μπαμπας|γιαγια|παππους|φιλος|φιλη|πατερα|αντρα',
  rules: `
    θελω|θα ηθελα|προτιμω|ηθελα|ευχομαι + να + πεθανω|σκοτωθω|αυτοκτονησω|τελειωσω τη ζωη μου|βαλω τελος|δωσω τελος|μην υπαρχω|μην ζω|εξαφανιστω για παντα
    δεν|δε + θελω|αντεχω|μπορω + πια|αλλο|? + να + ζω|ζησω|υπαρχω|συνεχισω να ζω
    αυτοκτον*|σκοτωσω τον εαυτο μου|σκοτωσω εαυτον|να σκοτωθω|θα σκοτωθω|τελος στη ζωη μου|αυτοτραυματι*|κοβω τις φλεβες|κοψω τις φλεβες|χαρακωνομαι|υπερβολικη δοση|πεσω απο τη γεφυρα|πηδηξω απο|καλυτερα χωρις εμενα|δεν εχει νοημα η ζωη|δεν αξιζει να ζω|κρεμαστω|να φουνταρω
    πηρα|ηπια|καταπια|πηρε|ηπιε .. ολα τα|πολλα|κουτι .. χαπια|υπνωτικα|χαπι|φαρμακα
    χαθηκε|εξαφανιστηκε|αγνοειται|χασαμε|εχασα|δεν βρισκω|δεν μπορω να βρω|απηγαγαν|απηγαγε|λειπει απο + το|ο|η|τον|την|? + {kin} + μου|μας
    {kin} + μου|μας ~ χαθηκε|εξαφανιστηκε|αγνοειται|χαμενο|εξαφανισμενη|εξαφανισμενος|γυρισε σπιτι|επεστρεψε σπιτι|χαμενη|χαμενος|γυρισει σπιτι|αγνοουμενος
    {child} .. κλειδωμενο|κλειδωθηκε|μονο στο αυτοκινητο|εγκλωβισμενο|κλεισμενο στο αυτοκινητο|μονο του στο αυτοκινητο
    καταπιε|ηπιε|εφαγε .. μπαταρια|χλωρινη|χαπια|απορρυπαντικο|δηλητηριο|μαγνητη|καθαριστικο|φαρμακα|υγρο
    με|μας|την|τον + χτυπαει|χτυπα|δερνει|απειλει|βιασε|επιτεθηκε|ακολουθει|παρακολουθει|στραγγαλιζει|μαχαιρωσε|κακοποιει|πνιγει|χτυπησε|απειλησε|εχει κλειδωσει|κυνηγαει|εδειρε|βιαζει
    με βιασαν|βιαστηκα|βιασμος|με μαχαιρωσαν|με απηγαγαν|δεχτηκα επιθεση|με ληστευουν|με κρατανε
    θα + σας|σε|με|τον|την|μας + σκοτωσω|σκοτωσει|σφαξω|μαχαιρωσω|πυροβολησω|καψω|σκοτωσουν|σφαξει
    να με σκοτωσει|απειλει να|να σας σκοτωσω|ξερω που μενεις|ξερω που μενετε|θα πεθανετε|θα βαλω φωτια|να μας σκοτωσει|να την σκοτωσει
    βομβα|ομηρο*|ενδοοικογενειακη βια|ενδοοικογενειακης βιας|φοβαμαι για τη ζωη|κινδυνευει η ζωη|κινδυνευω|απειλες θανατου|κακοποιηση παιδι*|παιδικη κακοποιηση|κινδυνος θανατου|πυροβολισμ*|ενοπλος|ενοπλοι
    ειμαι|ειναι|ειμαστε + σε κινδυνο
    εχει|με|κραταει|κρατα|εβγαλε + ενα|μια|? + μαχαιρι|οπλο|πιστολι|τσεκουρι|καραμπινα
    προσπαθει να μπει|σπαει την πορτα|μπηκε στο σπιτι|διαρρηκτ* στο|εξω απο την πορτα μου|μπηκαν στο σπιτι
    δεν με|δεν μας + αφηνει|αφηνουν + να + φυγω|βγω|φυγουμε
    δεν|με δυσκολια|δυσκολευεται να + αναπνεει|αναπνεω|μπορει να αναπνευσει|μπορω να αναπνευσω|παιρνει ανασα|αναπνευσει|εχει σφυγμο|εχει τις αισθησεις
    πνιγεται|πνιγηκε|δεν μπορω να παρω ανασα|ασφυξια
    εμφραγμα|καρδιακη προσβολη|καρδιακο επεισοδιο|εγκεφαλικο|ανακοπη|αναισθητ*|λιποθυμησε|λιποθυμ*|κατερρευσε|σπασμους|πονο στο στηθος|πονος στο στηθος|αλλεργικο σοκ|αναφυλα*|αιμορραγ*|πολυ αιμα|χανει αιμα|ηλεκτροπληξια|πεθαινει|σοβαρα τραυματισμεν*|δηλητηριαστηκε
    καλεστε|στειλτε|χρειαζομαι|χρειαζομαστε|καλεσε|φωναξτε|παρτε .. ασθενοφορο|εκαβ|166|112|πυροσβεστικη|αστυνομια γρηγορα|την αστυνομια
    ασθενοφορο
    ^ βοηθεια + $|ο|η|το|με|εχει|σε
    επειγον ιατρικο|ειναι επειγον περιστατικο|εκτακτη αναγκη ειναι|εκτακτη αναγκη + $|ο|η|το
    πυρκαγια|επιασε φωτια|πηρε φωτια|φωτια στο|φωτια στην|φλεγεται|καιγεται το|καιγεται η|στις φλογες
    μυριζει|διαρροη|μυριζω + ? + αεριο|γκαζι|υγραεριο|αεριου|υγραεριου
    εγκλωβισμεν*|κλειστηκαμε|κλειστηκα .. ασανσερ
    τον πατησε|την πατησε|σοβαρο ατυχημα|χτυπηθηκε απο αυτοκινητο
  `,
}

export const southern: readonly DangerTable[] = [es, pt, it, ro, el]
