import type { DangerTable } from './table.ts'

const en: DangerTable = {
  link: 'is|are|has|have|had|been|was|were|went|gone|got|just|now|still|suddenly|also|always|keeps|keep|s|he|she|who|my|our|the|a|an|his|her|your|am|being|really|again|ve|both',
  child:
    'son|daughter|child|kid|baby|toddler|boy|girl|little one|year old|yr old|yo|infant|newborn|grandson|granddaughter|nephew|niece|children|kids|twins|sister|brother',
  kin: '{child}|husband|wife|mother|mum|mom|father|dad|grandmother|grandma|granny|grandfather|grandpa|granddad|friend|partner|boyfriend|girlfriend|fiance|fiancee|cousin|uncle|aunt',
  rules: `
    kill|killing|hang|hanging|shoot|drown|drowning|stab|stabbing|poison|poisoning|unalive|harm|harming|starving|strangle|cutting|burning + myself
    want to|wanna|going to|gonna|thinking of|thinking about|keep|urge to|started|afraid i will|might + hurt|hurting|cut + myself
    end|ending|ended + my|my own|it + life|all|suffering|misery
    take|taking|took + my own life
    want to|wanna|wish to|ready to|hoping to|just want to|wish i could|wish i would|deserve to + die|be dead|fall asleep and never wake up
    wish i was dead|wish i were dead|wish i wasnt alive|wish i had never been born|better off dead|better off without me|id rather be dead|better without me
    dont want to|do not want to|dont wanna|no longer want to|cant|cannot|dont see how to|not want to + live anymore|live any more|live any longer|live like this|be alive|exist anymore|exist any more|keep living|go on living|be here anymore|be here any more|wake up anymore|be in this world|live with this pain
    dont want to|do not want to|dont wanna|no longer want to + live|exist + $
    would|will|wont|gonna + miss me + if|when|$
    no|any|see no|little + point|reason|sense|purpose + in living|to live|in being alive|to be alive|to go on living|to keep living|in life|left to live
    nothing|nothing left + to live for
    tired of living|tired of life|tired of being alive|sick of living|done with life|done living|life isnt worth|life is not worth|not worth living|hate being alive|plan to die|planning to die|planning my death
    suicid*|kms|overdos*|od ed|self harm*|selfharm*|suicde|suiside
    took|taken|swallowed|taking|swallow|swallowing|ate .. all my|all the|all of|all his|all her|too many|a whole|whole box|whole bottle|a lot of|bottle of|pack of|handful of .. pills|tablets|medication|meds|medicine|paracetamol|painkillers|sleeping
    jump|jumping|throw myself|throwing myself .. bridge|roof|building|window|balcony|cliff|in front of a train|in front of the train
    slit|cut|cutting|slitting + my|his|her + wrist|wrists|veins
    goodbye forever|goodbye world|this is goodbye|final goodbye|my last message|want it all to end|want everything to end
    {kin} ~ missing|disappeared|vanished|unaccounted for
    {kin} .. kidnapped|abducted|ran away|run away|wandered off|never came home|hasnt come home|not come home|hasnt come back|didnt come home|did not come home|hasnt been home|nowhere to be found|never arrived at school|never made it home|hasnt been seen|havent been seen|not been seen|was last seen
    {child} + is lost|got lost|is gone|are lost|are gone|was taken|were taken|is nowhere
    cant find|cannot find|can not find|could not find|couldnt find|lost|have lost|lost sight of|separated from|someone took|somebody took|he took|she took|they took + my|our|a|the .. son|daughter|toddler|little boy|little girl|year old|granddaughter|grandson
    cant find|cannot find|can not find|couldnt find|lost|have lost|someone took|somebody took|he took|they took + my|our + child|kid|baby|kids|children|mother|mum|mom|father|dad|grandma|brother|sister|husband|wife + $|anywhere|in|at|please|help|he|she|and|since|inside|on|from
    missing|lost + child|person|kid|boy|girl|toddler|teenager
    {child} ~ locked|trapped|shut|stuck + in|inside .. car|van|room|house|bathroom|elevator|lift|store|shop|toilet|trunk|closet|machine|freezer|fridge|hot|it
    {child} ~ left|all|locked|home + alone|unattended|in the car|in a car|in a hot car
    {child}|husband|wife|mother|mum|mom|father|dad|he|she|dog .. swallowed|drank|ate|ingested|licked|eaten|drunk .. battery|batteries|bleach|cleaner|detergent|pill|pills|tablets|magnet|magnets|poison|chemical|chemicals|acid|pod|pods|polish|antifreeze|pesticide|coin|glue|lye|descaler|remover
    touching|touched|touches|abusing|abused|abuses|molesting|molested|hurting|hits|hitting|beats|beating|raped|grooming|groping|filming|attacked|grabbed|hit + my|the|our|a|some|little|her|his|two|young ~ {child}
    child abuse|sexual abuse|sexually abus*|sexually assault*|sexual assault|molest*|pedophile|paedophile|child porn*|child is in danger|children are in danger|kids are in danger
    he|she|husband|wife|boyfriend|girlfriend|partner|ex|father|dad|stepdad|stepfather|mother|mom|mum|brother|driver|courier|guy|man|someone|somebody|neighbour|neighbor|they|technician|employee|guard|boss|landlord|uncle ~ hits|hit|beats|beat|beating|hitting|attacked|attacking|strangled|strangling|choked|choking|punched|punching|stabbed|raped|assaulted|threatened|threatening|threatens|abuses|abused|abusing|hurts|hurting|slapped|kicked|follows|stalking|stalks|pushed + me|us|my|our|her
    was|got|being|been|just got|am|get + raped|sexually assaulted|stabbed|beaten|beaten up|assaulted|stalked|kidnapped|abducted|strangled|trafficked|held hostage|held captive|shot at|mugged|robbed at
    being|am being|im being + followed|attacked|threatened|held|chased|watched
    trying to|tried to|threatened to|threatens to|threatening to|wants to|going to|gonna|planning to|said he would|said he will|will|might|about to + kill|hang|harm|shoot|hurt + himself|herself|themselves|themself
    trying to|tried to|threatened to|threatens to|threatening to|wants to|planning to + kill|murder|stab|rape|hurt|strangle|beat|shoot|attack|harm|burn + me|us|her|him|my|them|the|our
    he|ex|someone|somebody|man|guy|hes|father|stepfather|they|neighbour|neighbor ~ going to|gonna|will|about to|would + kill|murder|stab|rape|hurt|strangle|beat|attack|shoot + me|us|her|him|my|them
    kill|shoot|murder|stab|bomb|slaughter|strangle|gun down|burn + you all|all of you|you guys|everyone|everybody|your family|your whole|your staff|your team|your drivers|you people|you bastards|people
    i|im|ill|i am|we|well .. will|going to|gonna|ill|want to|wanna|swear + kill|murder|stab|strangle|hurt|bomb|slaughter|rape|blow up|burn down + you|him|her|them|your|somebody|someone|everyone|people
    ill|will|going to|gonna + kill|murder|strangle|stab + you|him|her|them
    burn|burning|blow up|bomb|blowing up|set fire to|set + your|the|this|down + office|store|shop|building|warehouse|place|house|headquarters|your|depot|branch|on fire
    i know where you live|i know where you all live|know where you and your|watch your back|you will die|you are all going to die|hope you die|deserve to die|you are dead|you wont live|will pay with your life|i am coming for you with
    bomb|explosives|grenade|explosive + in|inside|under|at|will + your|the|my|this|explode|go|our
    there is a|theres a|planted a|place a|put a|bring a|plant a|have a|got a + bomb
    he|she|they|man|guy|someone|somebody|ex|driver|husband|boyfriend|person|robber|robbers|people|customer|woman ~ has|got|with|had|pulled|holding|carrying|waving|pointed|pointing|armed with|came at me with|brandishing + a|an|his|her + gun|knife|weapon|pistol|rifle|machete|axe|blade|hammer
    attacked|threatened|stabbed|threatening|attacking|threatens|cut .. with + a + knife|gun|weapon|axe|machete|hammer|pistol
    i have|i got|ive got|i bought + a + gun|rifle|pistol + and
    armed + man|robber|robbery|men|person|robbers|intruder
    active shooter|hostage|hostages|gunpoint|knifepoint|shots fired|gunshots|heard shots
    someone|somebody|people|man|men|guy|burglar|burglars|they|intruder|intruders|ex|he|husband|stranger .. breaking into|break into|breaking in|broke in|broken in|broke into|trying to get in|inside my house|outside my door|outside my house|outside my window|at my window|break down my door|following me
    being robbed|robbery in progress|are robbing us|is robbing us
    he|she|they|husband|boyfriend|man|stepfather|father|parents|boss + wont|doesnt|dont|will not|not|never + let|lets|letting + me|us|her + leave|go|out
    locked me in|locked us in|locking me in|keeps me locked|held against my will|keeping me against|forced me to have sex|forced me into|human traffick*|sex traffick*
    afraid|scared|fear|fearing|frightened|worried|terrified + for + my|our|her|his|their + life|lives|safety
    im|i am|we are|she is|he is|are|hes|shes ~ in + danger + $|please|help|now|and|from|right|here
    immediate danger|grave danger|mortal danger|serious danger|great danger|life in danger|life is in danger|lives are in danger|lives in danger|matter of life and death|life threatening emergency|life or death
    domestic violence|domestic abuse|abusive husband|abusive boyfriend|abusive partner|abusive relationship|abusive father|abusive parents
    having|has|had|suffering|suffered|suffer|is having|think its|have|like + a|an|some kind of + heart attack|stroke|seizure|asthma attack|cardiac arrest|anaphylactic*|allergic shock|severe allergic|epileptic|fit + $|in|at|on|after|help|and|please|right|now|here|from|reaction|attack|he|she|because|seizure|while
    cant|cannot|can not|hardly|barely|stopped|difficulty|trouble|struggling to|struggles to|couldnt|unable to|gasping + breathe|breathing
    not|isnt|no longer|arent + breathing|responding and|conscious
    unconscious|unconcious|lost consciousness|losing consciousness|convulsing|no pulse|turning blue|turned blue|foaming at
    {kin}|he|she|person|man|woman|someone|somebody|customer|colleague|employee|instructor|guest|passenger|worker|guy|lady|i|im|people ~ collapsed|passed out|fainted|bleeding|choking|electrocuted|suffocating|drowning|drowned|seizing|bleeds
    bleeding + out|heavily|badly|everywhere|profusely|to death|from|a lot
    wont stop bleeding|blood everywhere|lots of blood|lot of blood|losing blood|covered in blood|pool of blood|so much blood|coughing blood|vomiting blood
    chest + pain|pains|hurts
    pain|pressure|tightness + in + my|his|her + chest
    call|send|need|get|calling|dial|want .. ambulance|ambulence|paramedic*|911|fire brigade|fire department|firefighters
    call|dial + 112|999|911|the police now|the police please|the police asap|police now
    please|someone|somebody|can you|quickly|quick|now + call|send + the|? + police|cops|help
    send + the|? + police|cops
    this is an|its an|it is an|medical|have an|a real|genuine + emergency + $|please|my|he|she|i|we|someone|there|help|at|in|the
    ^ emergency|emergancy|emergeny|mayday|sos + $|please|my|he|she|i|we|someone|there|help|need|at|here|now|in|call
    is|are|s|our|whole|the|caught|set|house|kitchen|car + on + fire + $|in|at|and|help|please|because|after|now|right|call|there|people
    caught fire|catching fire|burst into flames|in flames|went up in flames|is burning down|fire broke out|fire has broken out|there is a fire|theres a fire|full of smoke|smoke everywhere
    fire + in|at + your|my|our|the + store|shop|building|office|kitchen|house|warehouse|hotel|flat|apartment|basement|garage|lobby|car park|hallway|room
    smell|smells|smelling|smelled + of|like|? + gas
    gas + is|? + leak|leaking|leaks + $|in|at|and|since|help|from|after|please|now
    electrocuted|electric shock|exploded in my|exploded in his|exploded in her|exploded and + $|from|hand|hands|face|burned|burnt|injured|hurt|my|in|at|when|while|by
    i|im|we|were|are|people|someone|he|she|they|{kin} ~ trapped|stuck + in|inside|under + the|your|an|a|this|our .. elevator|lift|building|car|basement|fire|snow|cave|rubble|machine|cable car|gondola
    hit by a car|hit by a truck|hit by your|run over by|car crash|badly injured|seriously injured|seriously hurt|severely injured|badly hurt|badly burned|badly burnt|severely burned|people are injured|someone is injured|head injury|is injured|are injured|lost a finger|cut off his finger|cut off my finger
    been|was|were|got|being|is|have been + poisoned
    going into + labor|labour|shock
    i think im|i think i am|help im|help i am|he is|she is|hes|shes|i am|im + dying + $|please|help|here|and|right|send|call
  `,
  never:
    'suicide squad|suicide door*|bath bomb*|heart attack when i saw|shooting star*|suicide cable*|killing it|photo shoot*|kill switch',
}

const de: DangerTable = {
  link: 'ist|sind|hat|haben|wird|wurde|seit|gestern|heute|mir|plotzlich|nicht|mehr|auf|einmal|gerade|jetzt|immer|wieder|in|eurem|ihrem|laden|stunden|einer|zwei|tagen|dem|der|weg|aus|sich|schwer',
  child:
    'sohn|tochter|kind|baby|kleine|kleiner|bub|junge|madchen|enkel|enkelin|kleinkind|bruder|schwester|neffe|nichte|jahrige|jahriger|kinder',
  kin: '{child}|mann|frau|mutter|mama|vater|papa|oma|opa|freund|freundin|partner|partnerin|kollege|kollegin|er|sie|jemand|kunde',
  rules: `
    bringe|bring|bringen|brachte|umbringen|umzubringen|tote|toten|erschiesse|erhange|aufhangen|erhangen|ritze|erschiessen|verletze + mich|mich selbst
    mich|mir|ich .. umbringen|umzubringen|toten|zu toten|selbst toten|das leben nehmen|das leben zu nehmen|etwas antun|was antun|die pulsadern|erhangen|vor den zug|ritze|ritzen|bringe mich um
    ich + bringe|bring + mich
    will|mochte|wollen|kann|mag|wollte|mocht|lieber + nicht mehr|nicht langer|einfach nicht mehr|so nicht mehr|nimmer + leben|weiterleben|da sein|hier sein|aufwachen|existieren
    will|mochte|wollte|mocht|wurde am liebsten|ich will nur noch|wurde gern|lieber + sterben|tot sein|einfach sterben|nur noch sterben|nur sterben|nicht leben
    nicht mehr|nie mehr|kein grund|keinen grund|keinen sinn|lebensmude|sinn mehr + leben|zu leben|leben mehr|weiterzuleben|leben will|leben mochte|im leben|weiter zu leben
    lebensmude|selbstmord*|suizid*|selbstverletz*|uberdosis|lebenswille|umbringen will|freitod
    leben .. ein ende setzen|ende machen|beenden will|ein ende bereiten|beenden
    alle|ganze packung|zu viele|uberdosis|viele|schachtel .. tabletten|schlaftabletten|schmerzmittel + genommen|geschluckt|eingenommen
    von der brucke|vom dach|vor den zug|aus dem fenster|vom balkon + springen|springe|zu springen|werfen|werfe|gesprungen
    ware ich doch tot|ware lieber tot|besser tot|ohne mich besser|besser ohne mich|niemand wurde mich vermissen|keiner wurde mich vermissen
    mein|meine|unser|unsere|unsrer|sein|seine + {kin} ~ verschwunden|vermisst|spurlos|entfuhrt|weggelaufen|abgehauen|verloren gegangen|unauffindbar|davongelaufen
    mein|meine|unser|unsere .. {child}|mutter|vater|mann|frau|oma|opa .. nicht nach hause|nicht heimgekommen|nicht zuruckgekommen|nicht mehr nach hause|nicht heim
    finde|finden|vermisse|vermissen|suche verzweifelt|verloren + mein|meine|meinen|unser|unsere|unseren|mein kleines + sohn|tochter|kind|baby|kleinen|kleine|enkel|enkelin|mann|mutter|vater + $|nicht|nirgends|nirgendwo|seit|im|in|nicht mehr|und|bitte
    meine|meinen|unsere|unseren|mein + tochter|sohn|kind|enkelin|enkel|mutter|kleine|kleinen + nicht|nirgends|verloren|nirgendwo + $|finden|gefunden|mehr|und|im|in|bitte|hilfe
    vermisstes|verschwundenes|entfuhrtes + kind
    kind|baby|sohn|tochter|madchen|junge|kinder .. eingesperrt|eingeschlossen|im auto eingeschlossen|allein im auto|alleine im auto|im heissen auto|allein zuruckgelassen|sitzt im auto
    kind|baby|sohn|tochter|kleine|kleiner|junge|madchen|er|sie|bub|hund .. verschluckt|getrunken|geschluckt|gegessen + $|und|was|hilfe|bitte|soll|wir
    hat .. reiniger|batterie|knopfzelle|bleiche|spulmittel|tabletten|putzmittel|waschmittel|magnet|magnete|gift|saure|entkalker + verschluckt|getrunken|geschluckt|gegessen
    schlagt|schlagen|verprugelt|bedroht|wurgt|misshandelt|verfolgt|missbraucht|vergewaltigt|tritt|stalkt|schlug|attackiert + mich|uns|meine|meinen|die kinder|seine frau|sie|ihn|mein kind
    mich|uns|sie|kinder|kind|tochter|sohn .. geschlagen|verprugelt|bedroht|gewurgt|misshandelt|vergewaltigt|missbraucht|angegriffen|uberfallen|niedergestochen|entfuhrt|gestalkt|sexuell|belastigt|angefasst|schlagt|bedroht|umbringen|umzubringen|mit einem messer|eingesperrt|mit dem tod|mit dem tode
    wurde|worden|werde + vergewaltigt|uberfallen|angegriffen|bedroht|entfuhrt|verfolgt|niedergestochen|festgehalten|geschlagen|verprugelt
    bringe|bring|bringen|steche|erschiesse|tote|mache + euch|dich|sie|ihn|euch alle|sie alle|jeden .. um|ab|kalt|fertig
    ich|wir .. bringe|tote|ersteche|erschiesse|umbringen|abstechen|erschiessen|toten + euch|dich|sie alle|ihn|alle|euch alle
    euch|sie|dich + alle|? + umbringen|abstechen|erschiessen|toten|abknallen|umlegen|fertigmachen
    weiss wo ihr wohnt|weiss wo du wohnst|weiss wo sie wohnen|ihr werdet sterben|bring euch alle um|zunde euch|fackel* euch|jage euch in die luft|sprenge
    bombe + in|im|unter|gelegt|versteckt|hochgehen|liegt
    hat|mit|hatte|zieht|zuckt|halt + ein|einem|eine|einer|eine geladene + messer|pistole|waffe|gewehr|axt|schusswaffe
    geisel*|amoklauf*|amok|schusse gefallen|bewaffnet*|hausliche gewalt|todesangst|in lebensgefahr|lebensgefahr|angst um mein leben|angst um ihr leben|kindesmissbrauch|kindeswohl*|menschenhandel
    jemand|einer|mein ex|er|fremder|einbrecher .. bricht ein|einbrechen|versucht einzubrechen|bricht gerade|in meiner wohnung|vor meiner tur|eingebrochen|verfolgt mich|in mein haus
    lasst|lassen + mich|uns + nicht + gehen|raus|weg|aus dem haus|heraus
    bin|sind|ist|kind + in + gefahr|akuter gefahr|grosser gefahr|not
    bekommt|bekomme|kriegt|kriege|bekam|bekommen + keine|kaum + luft
    atmet|atme + nicht|nicht mehr|kaum|schwer
    herzinfarkt|schlaganfall|herzstillstand|krampfanfall|atemnot|bewusstlos*|ohnmachtig|zusammengebrochen|brustschmerzen|allergischer schock|anaphyla*|erstickt|blutet stark|verblutet|stromschlag|verblute|ertrinkt|leblos|nicht ansprechbar|schwer verletzt|reanimier*|wiederbeleb*
    blutet|blute|blut + stark|stark aus|uberall|sehr|wie verruckt|nicht auf|aus dem|am kopf
    ruft|rufen|ruf|schickt|schicken|brauche|brauchen|braucht|brauch|holt|holen|bitte .. krankenwagen|rettungswagen|notarzt|rettung|feuerwehr|polizei schnell|notruf|sanitater
    bitte|schnell|sofort + die|? + polizei + $|rufen|schicken|schnell|holen
    ^ notfall|hilfe notfall|medizinischer notfall|das ist ein notfall|ein notfall|es ist ein notfall|akuter notfall
    es brennt|brand in|steht in flammen|feuer gefangen|in brand|brennt lichterloh|feuer ausgebrochen|brand ausgebrochen|wohnung brennt|haus brennt|kuche brennt|laden brennt|brennt der|brennt die|brennt das
    riecht|rieche|riechen|stinkt + nach|stark nach|es nach|hier nach + gas
    gas + tritt aus|stromt aus|leck|austritt
    eingeklemmt|im aufzug gefangen|stecken im aufzug|im aufzug fest|stecken im lift|im lift fest|aufzug eingeschlossen|aufzug stecken*|von einem auto angefahren|vom auto angefahren|unter trummern
  `,
}

const nl: DangerTable = {
  link: 'is|zijn|heeft|al|sinds|gisteren|vandaag|nu|weer|van|huis|en|plotseling|in|jullie|winkel|niet|meer|werd',
  child:
    'zoon|zoontje|dochter|dochtertje|kind|kindje|baby|kleinzoon|kleindochter|jongen|meisje|kinderen|broertje|zusje|peuter|broer|zus',
  kin: '{child}|man|vrouw|moeder|mama|vader|papa|oma|opa|vriend|vriendin|partner|hij|zij|ze|collega|iemand',
  rules: `
    wil|ga|wou|zou + dood|sterven|graag dood|mezelf doden|liever dood|mezelf van kant maken
    wil|kan|hoef|wens + niet meer|niet langer|niet meer verder + leven|verder|wakker worden|bestaan|hier zijn
    mezelf|mijzelf|me .. iets aandoen|van kant|doden|ophangen|snijden|verhangen|van het leven|pijn doen|te doden|wat aandoen
    een einde|eind + aan|maken aan + mijn leven|het leven
    zelfmoord*|suicid*|zelfdoding|zelfbeschadiging|overdosis|levensmoe|uit het leven stappen|geen zin meer in het leven|leven heeft geen zin
    alle|te veel|hele doos|veel .. pillen|slaappillen|tabletten + ingenomen|geslikt|genomen
    van de brug|voor de trein|van het dak|voor een trein + springen|spring|te springen|gesprongen
    mijn|onze|m n + {kin} ~ vermist|verdwenen|weggelopen|kwijt|ontvoerd|zoek|spoorloos
    kan|kunnen|vind|vinden .. mijn|onze + zoon|zoontje|dochter|dochtertje|kind|kindje|kleinzoon|kleindochter|moeder|vader|man|vrouw + $|niet|nergens
    ben|zijn|raakte|we zijn + mijn|onze + zoon|zoontje|dochter|dochtertje|kind|kindje + kwijt|verloren
    vermist|verdwenen|ontvoerd + kind|meisje|jongetje
    niet|nooit + thuisgekomen|naar huis gekomen|teruggekomen van school
    {child} .. opgesloten|alleen in de auto|zit in de auto|in een hete auto|alleen gelaten
    {child}|hij|zij|ze|hond .. ingeslikt|gedronken|doorgeslikt|opgegeten + $|en|wat|help|hij
    heeft .. batterij|bleek|bleekmiddel|schoonmaakmiddel|pillen|magneetje|gif|afwasmiddel|wasmiddel|ontkalker + ingeslikt|gedronken|doorgeslikt|opgegeten
    slaat|mishandelt|bedreigt|wurgt|verkracht|achtervolgt|stalkt|schopt|sloeg|misbruikt|volgt + mij|me|ons|mijn|haar|de kinderen
    ben|werd|is|was|word .. verkracht|aangevallen|mishandeld|bedreigd|ontvoerd|neergestoken|achtervolgd|vastgehouden|geslagen|overvallen|misbruikt
    ik|we|hij|ex + ga|zal|gaat|wil|maak .. vermoorden|doodmaken|dood|neerschieten|doodschieten|neersteken|afmaken|in brand steken|opblazen
    vermoord|vermoorden|dood maken|schiet + je|jullie|mij|me|jullie allemaal|ons
    weet waar je woont|weet waar jullie wonen|jullie gaan eraan|bom in|een bom|bommelding|gijzel*|huiselijk geweld|doodsbang|vrees voor mijn leven|levensgevaar|in gevaar|mensenhandel|kindermisbruik|bewapende|gewapende
    heeft|met|had|trok|houdt + een|zijn + mes|pistool|wapen|geweer|bijl|vuurwapen
    breekt in|aan het inbreken|probeert in te breken|inbrekers in|inbreker in|staat voor mijn deur
    laat|laten + me|mij|ons + niet + gaan|weg|weggaan|vertrekken|naar buiten
    ademt|adem|ademen|haalt + niet|niet meer|nauwelijks|geen adem|bijna niet
    krijg*|kan + geen|bijna geen|niet|geen lucht + adem|lucht|meer ademen|ademen|ademhalen
    hartaanval|hartinfarct|hartstilstand|beroerte|bewusteloos|flauwgevallen|ingestort|pijn op de borst|allergische shock|anafyl*|stikt|verslikt zich|hevig bloed*|bloedt hevig|veel bloed|elektrische schok|geelektrocuteerd|verdrinkt|reanim*|buiten bewustzijn|zwaargewond|ernstig gewond|insult
    bel|stuur|bellen|sturen|roep|nodig|heb .. ambulance|ziekenwagen|112|brandweer|hulpdiensten|de politie alstublieft|de politie snel
    ambulance + nodig|graag|alstublieft|sturen
    ^ noodgeval|medisch noodgeval|dit is een noodgeval|het is een noodgeval|een noodgeval
    er is brand|brand in|staat in brand|staan in brand|vlam gevat|in lichterlaaie|brand uitgebroken|in vlammen
    ruik|ruikt|ruiken|stinkt + naar|het naar|hier naar|een|sterk naar + gas|gaslucht
    gaslek + $|in|bij|hier
    vast|opgesloten + in|in de|in jullie + lift|de lift
    aangereden door
  `,
}

const fr: DangerTable = {
  link: 'est|a|ont|sont|depuis|hier|ce|matin|dans|votre|magasin|au|centre|commercial|ete|n|pas|plus|il|elle|toujours|encore|me|s|porte|portee|vient|de|d|tout|soudain',
  child:
    'fils|fille|enfant|bebe|petit|petite|petit fils|petite fille|garcon|gamin|neveu|niece|frere|soeur|enfants|gosse|garcons',
  kin: '{child}|mari|femme|mere|maman|pere|papa|grand mere|mamie|grand pere|papi|ami|amie|copain|copine|conjoint|compagne|compagnon|collegue|il|elle|quelqu un',
  rules: `
    veux|voudrais|prefere|aimerais|envie de|veut|prete a|pret a + mourir|crever|etre mort|etre morte|en finir|me tuer|m en aller pour toujours|disparaitre pour toujours
    en finir + $|avec la vie|avec ma vie|pour de bon|ce soir|une bonne fois
    veux|peux|ai|voudrais|souhaite + plus + vivre|envie de vivre|la force de vivre|exister|etre la|continuer a vivre|gout a la vie
    me|m|te|s|se + suicider|tuer|pendre|ouvrir les veines|jeter sous|tirer une balle|scarifie|scarifier|mutile|suicide|suiciderai|tuerai|foutre en l air
    suicide|suicider|suicidaire*|automutil*|scarifi*|overdose|surdose|mettre fin a mes jours|mettre fin a ma vie|fin a mes jours|mettre fin a ses jours|idees noires
    pris|avale|avalee|prends|prise .. tous mes|toute la boite|tous les|toute une boite|trop de|une boite de|plein de .. somniferes|medicaments|cachets|comprimes|pilules|boite|calmants
    sauter|me jeter|jeter|saute .. du pont|d un pont|par la fenetre|sous un train|sous le train|du toit|du balcon|dans le vide
    serait mieux sans moi|mieux sans moi|mieux morte|mieux mort|je ne manquerai a personne|personne ne me regrettera|je serais mieux mort
    mon|ma|mes|notre|nos + {kin} ~ disparu|disparue|disparus|disparait|introuvable|enleve|enlevee|kidnappe|kidnappee|fugue|perdu dans|perdue dans|perdu au|rentre pas|rentree a la maison|rentre a la maison|rentree|pas rentre|pas rentree
    trouve|trouvons|retrouve|retrouvons|perdu + plus|pas|? + mon|ma|mes|notre|nos + fils|fille|enfant|enfants|bebe|petit|petite|petit fils|petite fille|mere|pere|mari|femme|frere|soeur + $|dans|depuis|au|nulle|a|et|aidez|s il|ni
    enfant|personne|fillette + disparu|disparue|perdu|perdue|enleve|enlevee|kidnappe
    {child} .. enferme|enfermee|coince|coincee|enfermes + dans
    {child} .. seul dans la voiture|seule dans la voiture|laisse seul|laissee seule|tout seul dans|toute seule dans|dans une voiture en plein soleil
    avale|bu|ingere|mange|avalee .. pile|piles|javel|produit|detergent|lessive|aimant|aimants|poison|medicaments|cachets|detartrant|capsule|acide|nettoyant|deboucheur|piece|bouton
    me|m|nous|la|les|le + frappe|bat|menace|menaces|etrangle|viole|violee|agresse|agressee|agresses|harcele|suit|poursuit|tape|tabasse|frappee|battue|battu|frappent|menacent|a frappee|a frappe|a menacee|a menace|a agressee|a agresse|a viole|a violee|a etranglee|sequestre|kidnappee|enlevee|poignardee|poignarde
    a|ai|suis|ete|etre|est + ete|fait|faite|fais|en train d etre|en train de me faire|? + violee|viole|agressee|agresse|poignarde|poignardee|battue|battu|enlevee|enleve|kidnappee|kidnappe|sequestree|sequestre|menacee de mort|menace de mort|suivie|braquee|braque|violer|agresser|poignarder|kidnapper
    touche|touchait|abuse|abuse de|frappe|bat|viole|maltraite|frapper|attouchements sur|agresse + mon|ma|mes|les|des|son|sa|ses|un|une|notre|nos + {child}
    vais|veux|va|veut|allons|voudrais|menace de|essaye de|essaie de|tente de|vont + tous|vous|me|te|nous|la|le|les|tous vous|vous tous|? + tuer|buter|egorger|poignarder|descendre|massacrer|faire la peau|crever|tabasser|exploser
    vous tuer|vous tuerai|vous buter|tuerai tous|mettre le feu|faire sauter|je sais ou vous habitez|je sais ou tu habites|vous allez mourir|vous allez tous mourir|vous allez crever|mettrai le feu
    une bombe|bombe dans|alerte a la bombe|prise d otage*|otage|otages|violences conjugales|violence conjugale|peur de mourir|crains pour ma vie|peur pour ma vie|peur pour sa vie|danger de mort|en danger de|vie en danger|menaces de mort|menace de mort|pedophil*|maltrait* d enfant|traite d etres
    suis|est|sont|sommes|enfants|enfant + en danger
    a|avec|tient|sorti|avait|brandit|muni d|arme d|armes de + un|une|son + couteau|pistolet|arme|fusil|hache|machette|flingue|arme a feu
    homme|type|individu + arme|armes
    entrer|rentrer|cambrioler|force|defonce|forcer|s introduire .. chez moi|ma porte|mon appartement|ma maison|chez nous
    devant ma porte|derriere ma porte|devant chez moi
    laisse|laissent + pas|plus + sortir|partir
    respire|respirer|respirons + plus|pas|mal|presque plus|difficilement
    peux|arrive|arrivons|peut + plus|pas|plus a|pas a|a peine + respirer|a respirer
    du mal a respirer|n arrive plus a respirer|s etouffe|etouffe|etouffer avec|s est etouffe
    crise cardiaque|arret cardiaque|infarctus|avc|inconscient|inconsciente|evanoui|evanouie|s est effondre|s est effondree|perdu connaissance|perd connaissance|convulsion*|douleur a la poitrine|douleurs a la poitrine|douleur dans la poitrine|mal a la poitrine|choc anaphyl*|anaphyl*|saigne beaucoup|perd beaucoup de sang|hemorragie|plein de sang|du sang partout|saigne abondamment|electrocut*|se noie|est en train de mourir|grievement blesse|gravement blesse*|reanim*|bleu et ne
    appelez|appeler|envoyez|appelle|besoin|faut|envoyer|il nous faut|vite .. ambulance|samu|pompiers|les secours|des secours|une ambulance|le 15|le 18|le 112|la police vite|la police svp|les urgences|secouristes
    ^ au secours|a l aide + $|il|elle|mon|ma|on|je|nous|quelqu|au
    urgence medicale|urgence vitale|c est une urgence vitale|cas d urgence vitale|ceci est une urgence|appel de detresse
    il y a le feu|au feu|incendie dans|un incendie|en feu|pris feu|prend feu|en flammes|le feu a|le feu dans|ca brule|brule en ce moment|maison brule
    odeur|sent|sens|fuite + de|le|fort le + gaz
    coince|coinces|coincee|coincees|bloque|bloques|bloquee|bloquees|enfermes + dans .. ascenseur
    renverse par|renversee par|percute par|accident grave
  `,
  never: 'envie d en finir avec ce litige|coup de feu*',
}

export const western: readonly DangerTable[] = [en, de, nl, fr]
