import type { DangerTable } from './table.ts'

const scandinavian: DangerTable = {
  link: 'ar|er|har|blev|ble|siden|sedan|i|igar|dag|gar|nu|na|vart|vaeret|vaert|min|mitt|mit|pa|butikken|butiken|jeres|deres|ikke|inte|forsvann',
  child:
    'son|dotter|barn|bebis|bebi|pojke|flicka|dotterson|sonn|datter|datteren|datteren min|baby|gutt|jente|dreng|pige|sonnen|sonnen min|barnet|barnet mitt|barnebarn|soster|bror|barnen|born|guttungen|dotra mi|dattera mi|dattera|dattra|dattra mi',
  kin: '{child}|man|fru|mamma|pappa|mor|far|mand|kone|mannen|mannen min|kona|moren|moren min|faren|faren min|mormor|farmor|morfar|farfar|bedstemor|bestemor|kompis|ven|venninne|kaereste|sambo',
  rules: `
    vill|orkar|vil|orker|gider|kan|onsker + inte|ikke .. leva|leve + $|langre|lenger|mere|mer|mera|laengere|lengre
    vill|vil|onskar|onsker|vill bara|vil bare|vil gerne|vil helst|vill helst + do|bare do|inte leva|ikke leve|bara do|gerne do
    vill|vil|orkar|orker|skal|ska|tanker|taenker|har taenkt pa at|tenker pa a .. ta|tage|ta livet|begå + livet av mig|livet af mig|livet av meg|mitt liv|mit liv|mitt eget liv|mit eget liv|sjalvmord|selvmord
    livet + av mig|av meg|af mig|av mej
    ta mitt liv|tage mit liv|ta mitt eget liv|avslutte livet|avsluta mitt liv|avslutte mitt liv|slutta leva|afslutte mit liv|ende mit liv
    sjalvmord*|selvmord*|sjalvskad*|selvskad*|overdos*|suicid*|vara dod|vaere dod|vaere dod|hoppa fran bron|hoppe fra broen|hoppe fra bron|hoppa framfor taget|hoppe ud foran
    skar|skada|skade|skader|kutter|henge|hanga|drepe|draebe|doda|drepe|haenge|skjaere + mig|meg|mig sjalv|meg selv|mig selv
    alla|alle|for mange|for manga|en hel .. tabletter|somntabletter|sovetabletter|piller|sovepiller|tabletterna|pillene|pillerne
    min|mitt|mit|var|vart|vores|var lilla|min lille|min lilla|vores lille|var lille + {kin} ~ forsvunnen|forsvunnet|forsvundet|forsvunden|borta|savnet|savnas|kidnappad|kidnappet|bortfort|vaek|borte|bortrovet|rymt|rømt|forsvann|forsvandt|stukket av|lobet vaek
    datteren|sonnen|barnet|moren|faren|mannen|kona|dattera|broren|sosteren + min|mitt|mi|vart|var|vores ~ savnet|borte|forsvunnet|kidnappet|forsvunden
    hittar|finner|finder|kan inte hitta|kan ikke finne|kan ikke finde|mistet|tappat bort + inte|ikke|? + min|mitt|mit|var|vores + son|dotter|barn|sonn|datter|mamma|mor|far|pappa|lille datter|lille son + $|nagonstans|noe sted|nogen steder|i|ikke|inte|og|och
    hittar|finner|finder + inte|ikke + min|mitt|mit|var|vores|datteren|sonnen|barnet + son|dotter|barn|sonn|datter|mamma|mor|min|mitt + $|i|pa|og|och|nagonstans
    inte|ikke + kommit hem|kommet hjem|kommet hjem fra
    savnet|forsvunnet|forsvundet|forsvunnen|sakent + barn|person|gutt|jente
    barn|barnet|baby|bebis|born|{child} .. innelast|instangd|laast inde|last inde|innestengt|alene i bilen|ensam i bilen|lasst i bilen|last inne|last i bilen|alene i bil
    har .. svalt|svelget|slugt|druckit|drukket|drack|drukket|atit .. batteri|blekmedel|blegemiddel|klor|klorin|rengoring*|rengjor*|magnet|magneter|piller|tabletter|gift|vaskemiddel|tvattmedel|batteriet|diskmedel|knappbatteri
    svalt|svelget|slugt|druckit|drukket .. batteri|blekmedel|blegemiddel|klor|rengoring*|rengjor*|magnet|piller|tabletter|gift|vaskemiddel|tvattmedel|knappbatteri|knapcelle
    slar|slog|hotar|truer|strypte|valdtog|voldtok|voldtog|forfoljer|forfolger|forfolger|sparkar|sparker|misshandlar|mishandler|kveler|banker|angriper|angriber + mig|meg|oss|os|min|barnen|barna|bornene|henne
    slar + han|hun|hon + mig|meg
    blev|ble|blir|bliver|har blivit|er blitt|er blevet|har blitt|er .. valdtagen|voldtatt|voldtaget|knivhuggen|knivstukket|overfalden|overfallen|overfallet|attackerad|angrepet|angrebet|misshandlad|mishandlet|hotad|truet|kidnappad|kidnappet|forfoljd|forfulgt|slaet ned
    doda|drepe|draebe|dræbe|mordar|skjuta|skyte|skyde|knivhugga|sla ihjal|sla ihjel|slar ihjal|spranga|sprenge + er|dere|jer|alla|alle|dig|deg|mig|meg|dem|eder|er alla
    jag|jeg|vi + ska|skal|kommer att|kommer til a|vill|vil|dodar|draeber|dreper + doda|drepe|draebe|skjuta|skyte|skyde|er|dere|jer|mordar|mordа|branna ner|spraenge + er|dere|jer|alla|alle|dig|deg|eder
    vet var du bor|vet var ni bor|vet hvor du bor|vet hvor dere bor|ved hvor du bor|ved hvor i bor
    bomb i|bombe i|en bomb|en bombe|bombhot|bombetrussel|gissla*|gidsel*|gissel*|vald i hemmet|vold i hjemmet|vold i naere|livsfara|livsfare|rädd for mitt liv|radd for mitt liv|redd for livet|bange for mit liv|bevaepnet*|bevapnad*|dodshot*|dodstrus*|dodstrus*
    har|med|hade|havde|drog|hadde + en|et|ett|kniv + kniv|pistol|vapen|vaben|våpen|gevar|oks|gevaer|yxa|skydevaben|maskingevaer
    i fara + $|nu|hjalp|och
    i fare + $|nu|na|hjaelp|hjelp|og
    bryter sig in|bryter seg inn|bryder ind|forsoker bryta sig in|prover a bryte seg inn|prover at bryde ind|utanfor min dorr|utenfor doren min|foran min dor
    slapper|lader|lar|later + mig|meg|inte mig|ikke meg + inte|ikke|? + ga|ut|gå|ud|forlade
    andas|puster|traekker vejret|trekker pusten|traekker + inte|ikke|knappt|knapt|ikke vejret|naesten ikke
    kan|far + inte|ikke + andas|puste|luft|traekke vejret|fa luft|trekke pusten
    hjartattack|hjartinfarkt|hjertestopp|hjertestop|hjertanfall|hjerteanfald|hjerteinfarkt|hjerteanfall|blodprop i hjertet|hjerneslag|medvetslos*|bevidstlos*|bevisstlos*|besvimet|svimmade|besvimte|kollapsat|kollapset|kollapsede|kollapsade|brostsmart*|smerter i brystet|smarta i brostet|ont i brostet|vondt i brystet|kramper|krampeanfall|anafylak*|blor kraftigt|blor mycket|bloder kraftig*|bloder meget|bloder mye|blodet overalt|blod overalt|livlos*|kvavs|kvelt|elektrisk stot|elektrisk stod|drunknar|drukner|allvarligt skadad|alvorlig skadet|alvorligt kvaestet
    ring|skicka|send|ringe|behover|brug for|trenger|ringa|tilkall|kalla .. ambulans|ambulanse|ambulance|ambulansen|ambulancen|ambulansepersonell|brandkaren|brannvesenet|brandvaesenet|112|113|polisen nu|politiet na|polis nu
    ambulans|ambulanse|ambulance + hit|snarast|nu|na|takk|tack|tak
    ^ nodsituation|nodfall|nodsituasjon|nodstilfaelde|det er en nodsituation|det er en nodsituasjon|det ar en nodsituation|akut nodsituation|medicinsk nodsituation
    det brinner|det brenner|det braender|brand i|brann i|fattat eld|tatt fyr|taget ild|gaet ild i|i brann|star i lagor|star i flammer|eldsvada|i lys lue|brander i
    luktar|lukter|lugter + det|? + gas|gass|af gas|av gass
    fast|innestengt|instangda|fanget|fastnat|sidder fast|sitter fast + i + heisen|hissen|elevatoren|hiss|heis|en hiss|jeres elevator
    pakord av|pakort av|pakjort av|pakort af|koert ned af
  `,
}

const fi: DangerTable = {
  link: 'on|ovat|oli|nyt|juuri|eilen|eilisesta|lahtien|ollut|taas|kaupassanne|teidan',
  child: 'poikani|tyttareni|lapseni|vauvani|lapsenlapseni|pikkupoikani|veljeni|siskoni|lapsi|vauva|tytar|poika|tytto',
  kin: '{child}|aitini|isani|mieheni|vaimoni|mummoni|pappani|ystavani|aiti|isa|mies|vaimo|vaari|mummo',
  rules: `
    en halua|en jaksa|en tahdo|ei huvita|en haluaisi .. elaa|elamaa|jatkaa elamaa|olla elossa|olla olemassa
    haluan|tahdon|haluaisin|mieluummin + kuolla|kuolisin|pois taalta lopullisesti
    tapan|tappaa|tappaisin|viillan|viiltelen|hirtan|satutan|vahingoitan|ampua|hirttaa|aion tappaa|satuttaa|viiltaa + itseni|itseani|itsensa
    itsemurh*|itsetuho*|yliannost*|riistaa henkeni|paattaa elamani|lopettaa elamani|elamani loppuun|hypata sillalta|hyppaan sillalta|hypata junan|hyppaan junan
    otin|soin|nielin|olen ottanut|olen syonyt .. kaikki|liikaa|paketin .. unilaakkeet|laakkeet|pillerit|laakkeita|unilaakkeita|tabletit|pillereita
    {kin} ~ kadonnut|kateissa|hukassa|karannut|siepattu|kadoksissa|eksynyt|kidnapattu
    en loyda|emme loyda|hukkasin|kadotin|en loyda mistaan .. poikaani|tytartani|lastani|lapsiani|aitiani|isaani|tyttoani|lapsenlastani
    ei ole tullut kotiin|ei tullut kotiin|kadonnut lapsi|lapsi katosi|lapseni katosi|poikani katosi|tyttareni katosi|katosi kaupassanne
    {child} .. lukittu autoon|lukkojen takana|jai autoon|yksin autossa|lukossa autossa|lukittuna
    nieli|nielaisi|joi|soi|niellyt|juonut .. pariston|nappipariston|puhdistusainetta|pesuainetta|valkaisuainetta|myrkkya|tabletteja|pillereita|magneetin|kloriittia
    lyo|hakkaa|uhkaa|uhkailee|kuristaa|pahoinpitelee|vainoaa|raiskasi|pahoinpiteli|loi|potkii|seuraa + minua|meita|lapsia|lapsiani|mua|minut|aitia|lastani
    minut|minua|meidat .. raiskattiin|puukotettiin|pahoinpideltiin|hakattiin|siepattiin|uhattiin|uhkaillaan|seurataan|ryostettiin
    tapan|ammun|puukotan|rajaytan|hakkaan|poltan + teidat|sinut|kaikki|hanet|toimistonne|liikkeenne|sut
    tappaa|uhkaa tappaa|uhkasi tappaa|aikoo tappaa + minut|meidat|lapset|itsensa|hanet|mut
    tiedan missa asut|tiedan missa asutte|pommi|pommin|pommiuhka|panttivan*|perhevakival*|lahisuhdevakival*|hengenvaar*|pelkaan henkeni|lasten hyvaksikaytt*|ihmiskaup*|aseistettu|ampuminen kaynnissa
    hanella on|miehella on|jollakin on|jolla on|heilla on|silla on + ase|puukko|veitsi|pistooli|kirves|ase kadessa
    veitsella uhk*|uhkaa veitsella|uhkaa aseella|uhkasi veitsella|uhkasi puukolla|puukolla
    murtautuu|yrittaa murtautua|murtautumassa|oveni takana
    ei paasta + minua|meita + pois|lahtemaan|ulos
    vaarassa + $|apua|nyt|ja
    ei hengita|ei saa henkea|en saa henkea|ei saa happea|en pysty hengittamaan|hengitys pysahtyi|ei pysty hengittamaan|tukehtuu|tukehtumassa
    sydankohtaus|sydaninfarkti|sydankohtauksen|aivohalvaus|aivoinfarkti|tajuton|tajuttomana|menetti tajuntansa|pyortyi|lyyhistyi|rintakip*|rintaan sattuu|kouristelee|anafylak*|vuotaa verta|verta vuotaa|verta kaikkialla|hukkuu|hukkumassa|sahkoisku|vakavasti loukkaantunut|eloton
    soittakaa|soita|lahettakaa|tarvitsemme|tarvitsen|tarvitaan|tilatkaa|kutsukaa .. ambulanssi|ambulanssin|hatakeskuks*|112|palokunta|palokunnan|poliisi heti|hatanumeroon
    ^ hatatilanne|hatatapaus|tama on hatatilanne|onko hatatilanne|sairauskohtaus
    tulipalo|syttyi tuleen|on tulessa|palaa talo|keittio palaa|talo palaa|ilmiliekeissa|kauppa palaa|liekeissa
    haisee kaasu|kaasun haju|kaasulle|kaasuvuoto + $|haisee|taalla|on
    jumissa|jaimme|jain|loukussa + hississa|hissiin|hissi|hississanne
    auton alle|jai auton alle|auto ajoi paalle
  `,
}

export const northern: readonly DangerTable[] = [scandinavian, fi]
