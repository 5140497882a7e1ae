import type { DangerTable } from './table.ts'

const pl: DangerTable = {
  link: 'jest|sa|od|wczoraj|w|waszym|sklepie|nie|sie|juz|mi|ciagle|mnie|godzin|dwoch|rana|u|was|nagle|znowu|ze|domu|z',
  child:
    'syn|synek|corka|coreczka|dziecko|wnuk|wnuczka|niemowle|brat|siostra|chlopiec|dziewczynka|dzieci|dzieciak|bratanek|siostrzenica',
  kin: '{child}|maz|zona|mama|matka|tata|ojciec|babcia|dziadek|partner|chlopak|dziewczyna|kolega|przyjaciel|on|ona|ktos|sasiad',
  rules: `
    chce|chcialbym|chcialabym|wole|wolalbym|wolalabym|mam ochote|pragne + sie|tylko|po prostu|? + umrzec|zabic|nie zyc|zabic sie|powiesic|powiesic sie|odebrac sobie zycie
    nie chce|nie mam sily|nie mam po co|nie moge|nie umiem + mi|sie|juz|dluzej|wiecej|? + juz|mi|? + zyc|istniec|zyc sie
    samoboj*|samookalecz*|przedawkow*|odebrac sobie zycie|odbiore sobie zycie|skonczyc ze soba|skoncze ze soba|zabije sie|powiesze sie|sie zabije|tne sie|pociac sie|podetne sobie|podciac sobie zyly|podciac zyly|skocze z mostu|skoczyc z mostu|rzuce sie pod|rzucic sie pod|zycie nie ma sensu|lepiej beze mnie|zakonczyc swoje zycie|zakonczyc zycie|targnac sie na|targnal sie na
    wzialem|wzielam|polknalem|polknelam|polknal|polknela|wzial|wziela|lyknalem|nalykalam .. wszystkie|cale opakowanie|duzo|garsc|opakowanie|za duzo .. tabletek|tabletki|leki|lekow|nasennych|nasenne|opakowanie
    zaginal|zaginela|zaginelo|zniknal|zniknela|zniknelo|porwano|uprowadzono|zgubila sie|zgubil sie|zgubilo sie|uciekl z domu|uciekla z domu + mi|nam|moj|moja|moje|nasz|nasza|nasze|? + {kin}
    moj|moja|moje|nasz|nasza|nasze + {kin} ~ zaginal|zaginela|zaginelo|zaginiony|zaginiona|zniknal|zniknela|zniknelo|zgubil|zgubila|zgubilo|porwany|porwana|wrocil do domu|wrocila do domu|uciekl|uciekla|wrocil|wrocila
    nie moge znalezc|nie mozemy znalezc|zgubilem|zgubilam|zgubilismy|szukam zaginionego|szukam zaginionej|porwali + mojego|mojej|swojego|swojej|moje|naszej|naszego|mi|? + syna|corki|corke|dziecka|dziecko|synka|wnuka|wnuczki|coreczki|coreczke|mamy|meza|babci
    zaginione|zagubione + dziecko
    dziecko|niemowle|dzieci|syn|corka|chlopiec .. zamkniete|zatrzasniete|samo w samochodzie|zamkniety|zamknieta|zatrzasniety|same w samochodzie|zamkniete w aucie
    polknal|polknelo|polknela|wypil|wypilo|wypila|zjadl|zjadlo .. baterie|wybielacz|plyn|detergent|tabletki|trucizne|magnes|srodek|leki|magnesy|kreta|kapsulke
    mnie|nas|mi|ja|go|dzieci + bije|grozi|dusi|zgwalcil|zaatakowal|pobil|sledzi|przesladuje|bil|napadl|uderzyl|maltretuje|gwalci|porwal|wiezi|molestuje|pobili|napadli|goni
    bije|grozi|dusi|zgwalcil|zaatakowal|pobil|sledzi|przesladuje|napadl|uderzyl|maltretuje|wiezi|molestuje|dotyka|krzywdzi|dzgnal + mnie|nas|mi|nam|dzieci|dziecko|moje|moja|mojego|corke|syna|moja zone|zone
    grozi|grozil|zaatakowal|napadl + mi|nam|? + nozem|smiercia|bronia|pistoletem|siekiera|ze mnie zabije|zabiciem
    zostalam|zostalem|zostala|zostal|jestem + zgwalcona|zgwalcony|pobita|pobity|napadnieta|napadniety|porwana|zaatakowana|zaatakowany|dzgniety|dzgnieta|ofiara przemocy|przesladowana|sledzona|bita|wieziona
    zabije|zabic|zamorduje|zastrzele|zadzgam|zabiję|pozabijam|wymorduje|spale|wysadze + was|cie|mnie|go|ja|ich|nas|wszystkich|was wszystkich|wam
    was|cie|mnie|go + zabije|pozabijam|zamorduje|zabic|zastrzele
    wiem gdzie mieszkasz|wiem gdzie mieszkacie|podloze bombe|bomba w|bombe|zakladnik*|przemoc domowa|przemocy domowej|boje sie o zycie|boje sie o swoje zycie|zagrozenie zycia|zagrozenia zycia|pogrozki smierci|strzelanin*|uzbrojon*|pedofil*|handel ludzmi|przemoc wobec dziec*
    jestem|jest|jestesmy + w niebezpieczenstwie
    ma|z|mial|trzyma|wyciagnal + noz|nozem|pistolet|bron|pistoletem|bronia|siekiere|maczete|noz w
    wlamuje|wlamuja|probuje wejsc do|wlamac sie|wlamal sie do mojego|pod moimi drzwiami|dobija sie do
    nie pozwala|nie wypuszcza|nie chce wypuscic|nie pozwalaja + mi|mnie|nam + wyjsc|odejsc|z domu|$
    nie|ledwo|przestal|przestala|z trudem + moge|moze|? + oddycha|oddychac|oddycham
    dusi sie|topi sie|udlawil sie|zadlawil sie|dlawi sie|krztusi sie|traci oddech
    zawal|zawalu|udar|udaru|nieprzytomn*|zemdlal*|stracil przytomnosc|stracila przytomnosc|zaslabl*|upadl i nie|drgawk*|bol w klatce|bole w klatce|ból w klatce|wstrzas anafilaktyczny|anafila*|krwawi|wykrwawia|duzo krwi|krwotok|porazil*|porazony pradem|umiera|ciezko rann*|zatrul sie|otruty|pelno krwi|nie daje znaku zycia
    wezwijcie|wezwij|wyslijcie|potrzebuje|potrzebujemy|zadzwoncie|prosze wezwac|dzwoncie|przyslijcie|wezwac|zadzwon .. karetke|karetki|pogotowie|112|999|straz pozarna|policje szybko|policje natychmiast|po karetke
    karetke + $|szybko|prosze|natychmiast
    ^ ratunku|to nagly wypadek|nagly wypadek|stan zagrozenia|ratunku
    ^ pomocy + $|moj|moja|on|ona|ktos|jest|w
    pali sie|pozar|w plomieniach|zapalil sie|zapalila sie|stanal w ogniu|stanela w ogniu|ogien w + $|w|dom|sklep|mieszkanie|kuchnia|i|nasz|telefon|od
    czuc|ulatnia sie|smierdzi|wyciek|czuje + ? + gaz|gazem|gazu
    utknalem|utknelismy|utknelam|uwiezieni|zatrzasnelismy|uwieziony|utknal|uwieziona .. windzie
    potracil*|potracony przez|ciezki wypadek
  `,
}

const cs: DangerTable = {
  link: 'je|jsou|od|vcera|u|vas|v|obchode|se|mi|nam|mne|nas|uz|ne|porad|hodin|dvou|mu|ji',
  child:
    'syn|dcera|dite|syna|dceru|miminko|vnuk|vnucka|chlapec|holcicka|kluk|holka|deti|bratr|sestra|chlapecek|batole|dcerka|synek',
  kin: '{child}|manzel|manzelka|mama|matka|tata|otec|babicka|deda|dedecek|pritel|pritelkyne|kamarad|partner|muz|zena',
  rules: `
    chci|chtel bych|chtela bych|radsi bych|nejradsi bych|chtela jsem|chci uz + se|jen|? + umrit|zemrit|zabit|zabit se|byt mrtva|byt mrtvy|obesit|umrela|umrel
    nechci|nemam chut|nezvladam|nemuzu|nemam proc|nebavi me + uz|dal|? + zit|existovat|tady byt|byt na svete
    sebevrazd*|sebeposkoz*|zabiju se|zabit se|obesim se|vzit si zivot|vezmu si zivot|si vzit zivot|predavkov*|skocim z mostu|skocit z mostu|skocim pod vlak|skocit pod vlak|podrezu si|podrezat si zily|rezu se|zivot nema smysl|bylo by lepe beze me|ukoncit svuj zivot|ukoncit zivot|skoncovat se zivotem
    vzal|vzala|spolkl|spolkla|snedl|snedla .. vsechny|cele baleni|hodne|plato|moc .. prasky|tablety|leky|prasku|tablet
    ztratil|ztratila|ztratilo|zmizel|zmizela|zmizelo|unesli|pohresuje|utekl|utekla + se|mi|nam|muj|moje|nas|nase|? + se|mi|nam|? + muj|moje|nas|nase|? + {kin}
    muj|moje|ma|nas|nase + {kin} ~ ztratil|ztratila|ztratilo|zmizel|zmizela|zmizelo|pohresovan*|nevratil domu|nevratila domu|neprisel domu|neprisla domu|unesen|unesena|ztracen*
    nemuzu najit|nemohu najit|nemuzeme najit|ztratil jsem|ztratila jsem|hledam ztracen* + sveho|svou|syna|dceru|svoje|nasi|naseho|dite|vnuka + $|syna|dceru|dite|ve|v|u|vnuka|holcicku
    ztracene|pohresovane|zmizele + dite
    dite|deti|miminko|syn|dcera .. zamcene|zavrene v aute|samo v aute|zamcena v|zamceny v|zavreny v aute
    spolkl|spolklo|spolkla|vypil|vypilo|vypila|snedl|snedlo .. baterii|savo|cistic|tablety|jed|magnet|prasky|prostredek|kapsli|bateriku|leky
    me|nas|mi|ji|ho + bije|mlati|ohrozuje|vyhrozuje|skrti|znasilnil|napadl|prepadl|sleduje|pronasleduje|zbil|uderil|tyra|unesl|pobodal|bodl|zneuziva|veznuje
    bije|mlati|vyhrozuje|skrti|znasilnil|napadl|sleduje|pronasleduje|zbil|uderil|tyra|osahava|zneuziva|ohrozuje + me|nas|mi|deti|dite|moje|moji|dceru|syna|mou
    vyhrozuje|ohrozuje|napadl + mi|me|nam|? + nozem|smrti|zbrani|pistoli|zabitim|ze me zabije
    byla jsem|byl jsem|jsem|byla|byl + znasilnena|znasilnen|napadena|napaden|pobodan|unesena|zbita|zbit|prepadena|prepaden|obet nasili|sledovana|pronasledovana
    zabiju|zastrelim|pobodam|zabije|zavrazdim|podpalim|postrilim|vyhodim do + vas|te|me|ho|ji|vsechny|vas vsechny|povetri
    vas|te|me + vsechny|? + zabiju|zabije|zabit|postrilim
    chce me zabit|chce nas zabit|vim kde bydlis|vim kde bydlite|bomba v|dam bombu|bombu|rukojmi|domaci nasili|bojim se o zivot|strach o zivot|v ohrozeni zivota|ohrozeni zivota|strelba|ozbrojen*|pedofil*|tyrani ditete|obchod s lidmi
    jsem|je|jsme|jsou + v nebezpeci
    ma|s|drzi|vytahl + nuz|nozem|pistoli|zbran|zbrani|sekeru|pusku|macetu
    vloupava|snazi se dostat dovnitr|vlamuje|vlamuji se|vloupal|stoji za dvermi|za mymi dvermi
    nepusti|nechce pustit|nenecha + me|nas + odejit|ven|pryc
    nedycha|nemuze dychat|nemuzu dychat|prestal dychat|prestala dychat|spatne dycha|nemuze se nadechnout|nemuzu se nadechnout|dusi se|topi se|nedychaji
    infarkt|mrtvice|mrtvici|bezvedomi|omdlel*|zkolaboval*|zachvat|krece|bolest na hrudi|bolesti na hrudi|anafyla*|krvaci|hodne krve|krvaceni|vykrvaci|kopla elektrina|zasah elektrickym|umira|tezce zranen*|otravil se|vazne zranen*|vsude krev
    zavolejte|poslete|potrebujeme|potrebuji|zavolej|volejte|potrebuju|prosim .. sanitku|zachranku|155|112|hasice|150|policii rychle|zachranna sluzba|rychlou
    sanitku + $|prosim|rychle
    ^ pomoc + $|muj|moje|nekdo|on|je|hori|manzel
    lekarska pohotovost ihned|je to nouze|stav nouze nastal|nouzova situace
    hori nam|hori dum|hori obchod|hori u vas|pozar|v plamenech|zacalo horet|chytlo to|chytil plamen|hori v|vzplanul*|hori kuchyn|hori byt
    citit|unika|unik|smrdi|citim + ? + plyn|plynu|plynem
    uvizli|uvizl|uvizla|zasekli|zasekl|uviznuti .. vytahu
    srazilo auto|srazil auto|srazilo me auto|vazna nehoda
  `,
}

const hu: DangerTable = {
  link: 'a|az|van|volt|tegnap|ota|mar|most|nem|megint|az|uzletben|uzletukben|onoknel|aruhazban|mindig|ma',
  child:
    'fiam|lanyom|gyerekem|gyermekem|kisfiam|kislanyom|babam|unokam|ocsem|hugom|gyerek|baba|kisgyerek|testverem|gyerekeim|kisbabam',
  kin: '{child}|ferjem|felesegem|anyam|apam|nagymamam|nagyapam|papam|mamam|baratom|baratnom|parom|anyukam|apukam|ferfi|no|kollegam',
  rules: `
    meg akarok|meg szeretnek|meghalni|meg akarok inkabb + halni|halni|akarok|szeretnek
    nem akarok|nem tudok|nincs kedvem|nem birok|nem szeretnek|nincs erom|nincs miert|nincs ertelme .. elni|letezni|eletben lenni|elnem
    ongyilk*|megolom magam|megolni magam|vegezni magammal|vegzek magammal|veget vetek az eletemnek|veget vetni az eletemnek|felakasztom magam|felvagom az ereimet|felvagni az ereimet|vagdosom magam|vagdosom magamat|leugrok a hidrol|leugrani a hidrol|vonat ele|tuladagol*|jobb lenne nelkulem|kart teszek magamban|onserto*|nincs ertelme az eletnek|eldobom az eletem
    bevettem|lenyeltem|bevett|lenyelt|vettem be .. osszes|egesz doboz|sok|minden|tul sok|doboz .. gyogyszer*|altat*|tablett*
    eltunt|elveszett|elraboltak|elszokott|elveszitettem|nem talalom|nem talaljuk|elvesztettem|elveszett .. {kin}|fiamat|lanyomat|gyerekemet|gyermekemet|kisfiamat|kislanyomat|unokamat|anyamat|apamat|ferjemet
    {kin}|fiamat|lanyomat|gyerekemet|kisfiamat|kislanyomat|unokamat ~ eltunt|elveszett|elraboltak|elszokott|jott haza|nem talalom|nem talaljuk|jott meg haza|hazajott
    eltunt|elveszett + gyerek|gyermek|szemely
    {child} .. bezarva|bezarodott|egyedul az autoban|autoban rekedt|bent rekedt|be van zarva az autoba|az autoba zarva
    lenyelt|megivott|megitta|lenyelte|megette|ivott .. elemet|hypot|tisztitoszer*|mosogatoszer*|gyogyszer*|merget|magnest|mososzer*|gombelemet|folteltavolit*
    {child} .. lenyelt|megitta|lenyelte|megivott
    megver|ver|ut|bantalmaz|fenyeget|megerőszakolt|megeroszakolt|fojtogat|kovet|zaklat|megtamadott|megutott|megszurt|bant|megfenyegetett|eroszakol|fogva tart|molesztal + engem|minket|a gyerek*|a gyereket|meg|$|$|hal*|kessel|es|fegyver*|a ferjem|a ferfi
    ferjem|parom|apam|baratom|exem|egy ferfi|o|valaki .. ver|megver|bantalmaz|fenyeget|fojtogat|megeroszakolt|kovet|zaklat|megtamadott|megutott|bantja|meg akar olni|meg akar ölni
    megeroszakoltak|megkeseltek|elraboltak|megtamadtak|megvertek|fogva tartanak|kovetnek|megfenyegettek halal*|ki akarnak rabolni
    megolom|megollek|megollek titeket|lelovom|megkeselek|felgyujtom|felrobbantom|megolunk|lelolek|kinyirom|kinyirlak + $|magukat|titeket|mindenkit|onoket|az|a|oket|mindannyi*|teged
    meg foglak olni|megoli|meg akar olni|meg akarnak olni|meg fog olni|tudom hol laksz|tudom hol laknak|bomba van|bombat|bombariado|tusz*|csaladon beluli eroszak|feltem az eletem*|felek az eletem*|eletveszely*|halalos fenyegetes|lovoldoz*|fegyveres|gyermekbantalmaz*|emberkereskedelem|meg fognak halni|halalosan megfenyegetett
    veszelyben + vagyok|van|vagyunk|vannak
    kes|fegyver|pisztoly|balta|puska|kessel|fegyverrel + van nala|van a kezeben|fenyeget|tamadt|hadonasz*|tart
    van nala|van a kezeben + egy|? + kes|fegyver|pisztoly
    betor|betornek|be akar torni|be akarnak torni|az ajtom elott
    nem enged|nem engednek + el|ki|elmenni|kimenni
    nem lelegzik|nem kap levegot|nem kapok levegot|alig kap levegot|alig lelegzik|fuldoklik|megfulladt|nem vesz levegot|leallt a legzese|nem tud lelegezni
    szivroham|szivinfarktus|sztrok|stroke|agyverzes|eszmeletlen*|elajult|osszeesett|eszmeletet vesztette|gorcsrohama|mellkasi fajdalom|mellkasi|fáj a mellkas*|faj a mellkas*|anafila*|verzik|erosen verzik|sok ver|csupa ver|elverzik|aramutes|megrazta az aram|haldoklik|sulyosan megserult|sulyos serult|mergezes|ujraeleszt*
    hivjanak|hivjon|kuldjenek|kell|kerek|hivj|szuksegunk van|kuldjon|hivjatok .. mentot|mentok*|112|104|tuzoltok*|tuzoltosag*|rendorseget gyorsan|rendorseget azonnal|mentoket
    mentot + $|kerem|gyorsan
    ^ segitseg + $|a|meg|valaki|nem|tuz
    ez veszhelyzet|vészhelyzet van|veszhelyzet van|veszhelyzet|surgos orvosi|orvosi veszhelyzet
    tuz van|ég a ház|eg a haz|eg az uzlet|langokban|kigyulladt|tuz utott ki|tuz utott|tuzeset|leg az uzlet|kigyullad*
    gazszivargas|gaszag|gazszag|gazszagot|szivarog a gaz|omlik a gaz
    beszorultunk a liftbe|bent rekedtunk a liftben|beragadtunk a liftbe|bent ragadt* a lift*|liftben rekedt*|liftbe szorult*|beragadt* a lift*
    elutotte|elutott egy auto|elgazolta|elgazolt*|sulyos baleset
  `,
}

const cyrillic: DangerTable = {
  link: 'с|со|вчера|в|вашем|вашому|магазине|магазині|не|уже|у|меня|мене|нас|сегодня|утра|дома|из|он|она|опять|постоянно|два|часа|учора|зі|дня|моя|мой|мій|постійно|на|ребенком',
  child:
    'сын|дочь|дочка|ребенок|сынок|малыш|внук|внучка|девочка|мальчик|брат|сестра|дети|младенец|доченька|син|донька|доня|дитина|онук|онука|хлопчик|дівчинка|діти|синок|дитинка|немовля',
  kin: '{child}|муж|жена|мама|мать|папа|отец|бабушка|дедушка|дед|парень|подруга|друг|чоловік|дружина|батько|мати|тато|бабуся|дідусь|коллега|друг|подруга',
  rules: `
    хочу|хотел бы|хотела бы|лучше бы|хочется|желаю|хотів би|хотіла б|краще б|хочеться + просто|уже|я|лише|только|? + умереть|умер|умерла|сдохнуть|не жить|покончить|убить себя|повеситься|не просыпаться|не существовать|исчезнуть навсегда|исчезнуть из жизни|померти|здохнути|не жити|вбити себе|повіситися|не прокидатися|зникнути назавжди
    не хочу|не могу|нет сил|не хочется|нет смысла|незачем|не бачу сенсу|немає сил|немає сенсу|не можу|не хочеться|устал|устала|втомився|втомилася|надоело + больше|так|дальше|уже|більше|далі|так більше|? + больше|так|далі|так більше|? + жить|жити|существовать|існувати
    суицид*|суїцид*|самоубий*|самогуб*|селфхарм*|самоповреж*|самоушкодж*|передоз*|покончу с собой|покончить с собой|покончить с жизнью|свести счеты с жизнью|наложить на себя руки|наложу на себя руки|накласти на себе руки|накладу на себе руки|убью себя|вбью себе|вб ю себе|убить себя|повешусь|порежу вены|вскрою вены|порезать вены|вскрыть вены|режу себя|спрыгну с|прыгну с|спрыгнуть с моста|прыгнуть с моста|стрибну з|стрибнути з мосту|под поезд|під потяг|без меня всем|без меня будет лучше|без мене буде краще|жизнь не имеет смысла|життя не має сенсу|піти з життя|уйти из жизни|наглоталась таблеток|наглотался таблеток|різати вени|ріжу себе
    выпил*|принял*|проглотил*|съел*|випив|випила|прийняла|прийняв|проковтнула .. все|упаковку|пачку|много|весь|усі|багато|всі|горсть .. таблеток|таблетки|снотворн*|лекарств*|таблетки|пігулки|пігулок|снодійн*
    пропал|пропала|исчез|исчезла|пропали|потерялся|потерялась|похитили|украли|сбежал из дома|сбежала из дома|зник|зникла|загубився|загубилася|викрали|зникло|потерялся|загубилась|пропав + у меня|мой|моя|наш|наша|мій|у мене|ваш|в вашем магазине|у нас|мого|мою|моего|? + {kin}|сына|дочь|ребенка|сина|доньку|дитину|дочку
    у меня|мой|моя|наш|наша|мій|у мене|у нас + {kin} ~ пропал|пропала|исчез|исчезла|потерялся|потерялась|похитили|вернулся домой|вернулась домой|пришел домой|пришла домой|зник|зникла|загубився|загубилася|повернувся додому|повернулася додому|прийшов додому|прийшла додому|пропав|загубилась|прийшла|пропали|пропало
    у меня|у мене|у нас + пропал|пропала|потерялся|потерялась|похитили|зник|зникла|загубився|загубилася|пропав + {kin}|ребенка
    не могу найти|не можем найти|потерял|потеряла|потеряли|ищу пропавш*|не можу знайти|не можемо знайти|загубив|загубила|шукаю зниклу|забрали + своего|свою|моего|мою|нашего|нашу|мого|свого|? + сына|дочь|ребенка|дочку|внука|внучку|маму|мужа|сина|доньку|дитину|онука|бабушку|бабусю
    пропавший|пропал|зникла|пропавшая + ребенок|дитина|девочка|человек + $|в|из|у
    {child} .. заперт|заперта|закрыт в машине|один в машине|одна в машине|заперли|застрял в|замкнен*|закрита в машині|сам в машині|сама в машині|замкнули|заперлась в машине|заперся в машине
    проглотил*|выпил*|съел*|проковтнув|проковтнула|проковтнуло|випив|випила|випило|з їв .. батарейку|отбеливатель|хлорку|моющее|таблетки|яд|магнит|средство|уксус|батарейка|відбілювач|отруту|магніт|засіб|мийний|миючий|белизну|капсулу|пігулки
    меня|нас|мене|её|ее|його|мне|мені|нам|мою жену|ребенка|дитину|детей|дітей + бьет|избивает|избил|избили|ударил|изнасиловал*|преследует|преследуют|душит|насилует|похитили|пытаются убить|хочет убить|хотят убить|пытается убить|угрожает|угрожают|держат в|запер|заперли|зарезал|ранили|зарежет|б є|бє|побив|зґвалтував|згвалтував|переслідує|переслідують|душить|погрожує|погрожують|хоче вбити|намагається вбити|хочуть вбити|викрали|замкнув|грабят|грабують|бьёт|бьют|побили|ограбили|подстрелили|насилуют|убивают|убьет|вб є
    бьет|избивает|избил|ударил|изнасиловал*|преследует|душит|угрожает|домогается|насилует|трогает|лапает|б є|бє|побив|погрожує|переслідує|душить|чіпає|зґвалтував|знущається з|издевается над|запер|бьет и + меня|нас|мне|нам|мене|мені|детей|ребенка|дітей|дитину|мою|моего|мого|жену|дочь|сына|доньку|сина|дружину
    угрожает|угрожал|напал|погрожує|погрожував|нападник + мне|нам|мені|на меня|на нас|? + ножом|убить|убийством|пистолетом|оружием|расправой|вбити|зброєю|пістолетом|вбивством|с ножом|топором
    была|был|стала|стал|була|був + изнасилована|избита|избит|похищена|похищен|жертвой насилия|жертвой изнасилования|ранен|ранена|зґвалтована|побита|викрадена|поранений
    убью|убьем|зарежу|застрелю|порешу|сожгу|взорву|перестреляю|прикончу|вб ю|вбю|заріжу|застрілю|спалю|підірву + вас|тебя|его|ее|всех|их|всех вас|вас всех|ваш|вашу|вас усіх|тебе|його|її|усіх|всіх
    вас|тебя|тебе|всех|усіх + всех|всіх|усіх|? + убью|зарежу|застрелю|перестреляю|взорву|сожгу|вб ю|вбю|заріжу|застрілю|підірву|спалю
    знаю где ты живешь|знаю где вы живете|знаю де ти живеш|знаю де ви живете|бомба в|бомбу|заложник*|заручник*|домашнее насилие|домашнего насилия|домашнє насильство|домашнього насильства|боюсь за свою жизнь|боюсь за жизнь|боюся за життя|боюся за своє життя|угроза жизни|угроза для жизни|загроза життю|вооружен*|озброєн*|стрельба в|стрілянина|стреляют|стріляють|педофил*|педофіл*|торговля людьми|насилие над ребенком|насильство над дитиною
    я|мы|она|он|ребенок|ми|вона|він|дитина + в|у + опасности|небезпеці
    у него|с|у нее|достал|у них|у нього|з|дістав|держит|у мужика|у чоловіка|размахивает + нож|ножом|пистолет|пистолетом|оружие|оружием|топор|топором|ніж|пістолет|зброя|зброєю|сокира|ружье|автомат
    ломится в|ломятся в|взламывает дверь|взламывают|пытается войти в|залез в дом|ламає двері|вдерся в|вломился|вламывается|стоит под дверью|за моей дверью|ломає двері
    не выпускает|не отпускает|не дает уйти|не випускає|не відпускає|не дозволяє піти + $|меня|нас|из|мене|з|и|і
    не дышит|не могу дышать|не может дышать|задыхается|задыхаюсь|перестал дышать|перестала дышать|еле дышит|трудно дышать|тяжело дышать|не дихає|не можу дихати|не може дихати|задихається|задихаюсь|перестав дихати|перестала дихати|важко дихати|тонет|тоне|подавился|подавилась|вдавився|вдавилася
    инфаркт|інфаркт|инсульт|інсульт|сердечный приступ|серцевий напад|остановка сердца|без сознания|без свідомості|непритомн*|потерял сознание|потеряла сознание|знепритомнів|знепритомніла|упал в обморок|упала в обморок|судорог*|судоми|боль в груди|біль у грудях|болит в груди|анафила*|анафіла*|истекает кровью|сильное кровотечение|кровотеч*|сильно кровит|много крови|багато крови|стікає кров ю|ударило током|вдарило струмом|умирает|помирає|тяжело ранен*|важко поранен*|отравил*|отруїв*|отруїл*|не приходит в себя
    вызовите|вызывайте|пришлите|нужна|срочно|вызови|позвоните в|викличте|викликайте|пришліть|потрібна|терміново|виклич|звоните .. скорую|скорая|швидку|швидка|112|103|102|пожарных|пожежних|пожарную|милицию быстро|полицию быстро|поліцію|спасателей|рятувальників|полицию
    ^ спасите|помогите умираю|рятуйте|на помощь|на допомогу|экстренный случай|экстренная ситуация|екстрений випадок|екстрена ситуація|чрезвычайная ситуация|надзвичайна ситуація
    ^ помогите|допоможіть + $|мой|моя|он|она|мой|тут|кто|у меня|моему|мій|він|вона
    пожар|пожежа + $|у|в|на|помогите|срочно|начался|допоможіть
    горит|горить + дом|квартира|магазин|кухня|склад|здание|будинок|квартира|магазин|ваш|наш|подъезд|офис
    загорелся|загорелась|загорелось|загорівся|загорілася|в огне|у вогні|вспыхнул*|спалахнув|спалахнула|охвачен*
    пахнет|запах|утечка|воняет|тхне|витік|чую запах|чути запах + ? + газом|газа|газу
    застряли|застрял|застряла|застрягли|застряг|застрягла .. лифте|ліфті
    сбила машина|сбил автомобиль|збила машина|попал под машину|попала под машину|тяжелая авария|серьезное дтп
  `,
}

const tr: DangerTable = {
  link: 'dun|dunden|beri|magazanizda|sizin|bugun|cok|hala|da|de|bir|yine|su|an|surekli|her|gun|avmde|sabahtan|var|yok',
  child:
    'oglum|kizim|cocugum|bebegim|torunum|cocuk|bebek|kardesim|yegenim|kucuk kizim|cocuklarim|oglumuz|kizimiz|cocugumuz|kucuk oglum',
  kin: '{child}|kocam|esim|karim|annem|babam|dedem|buyukannem|anneannem|babaannem|arkadasim|sevgilim|adam|kadin|nisanlim|eski kocam|eski esim',
  rules: `
    olmek|yasamak istemiyorum|kendimi oldurmek|intihar etmek|hayatima son vermek|canima kiymak|kendimi asmak + istiyorum|isterdim|uzereyim|istiyorum artik|$
    yasamak + istemiyorum|gelmiyor icimden|icin sebebim|icin bir nedenim
    kendimi + oldurecegim|oldurmek|asacagim|kesiyorum|kesecegim|oldururum|asmak|atacagim|yakacagim|jiletliyorum
    intihar*|canima kiy*|hayatima son|asiri doz|bileklerimi kes*|kopruden atla*|kopruden atacagim|trenin onune|yasamanin anlami yok|yasamanin bir anlami|hayatin anlami kalmadi|bensiz daha iyi|olsem daha iyi|keske olsem|artik yasamak istemiyorum|kendime zarar
    butun|tum|cok fazla|bir kutu|hepsini|bir suru .. hap|haplari|ilac|ilaci|ilaclari|uyku hapi .. ictim|yuttum|aldim|icti|yuttu
    {kin} ~ kayboldu|kayip|kayiptir|kacirildi|ortadan kayboldu|eve gelmedi|eve donmedi|bulamiyorum|bulamiyoruz|evden kacti|gelmedi eve
    oglumu|kizimi|cocugumu|bebegimi|annemi|babami|torunumu|kardesimi|esimi|kocami .. bulamiyorum|bulamiyoruz|kaybettim|kaybettik|kacirdilar|kaciran|kacirdi
    kayip + cocuk|kiz|kisi
    {child} .. kilitli kaldi|arabada kaldi|arabada kilitli|iceride kilitli|arabada yalniz|mahsur|arabada tek basina
    pil|camasir suyu|deterjan|ilac|zehir|miknatis|temizlik|kimyasal|pili|camasir suyunu|temizlik malzemesi|lavabo acici|hap .. yuttu|icti|yedi|yutmus|icmis
    beni|bizi|bana|cocuklari|onu|bize|cocuklarimi|kizimi|oglumu .. dovuyor|tehdit ediyor|taciz ediyor|takip ediyor|bogmaya|bogdu|vurdu|dovdu|tecavuz*|bicakladi|oldurecek|oldurmek istiyor|olduruyor|saldirdi|siddet|zorla tutuyor|kacirdi|birakmiyor|bicakla|silahla|oldurmekle|istismar|takip eden|doverek|bogazliyor|saldiriyor|soyuyorlar
    tecavuz*|tecavuze|bicaklandim|kacirildim|saldiriya ugradim|siddet goruyorum|siddete ugr*|rehin*|taciz edildim|dayak yiyorum|vuruldum
    sizi|seni|hepinizi|hepsini|onu|hepinizin + hepinizi|? + oldurecegim|vuracagim|bicaklayacagim|gebertecegim|yakacagim|oldururum|patlatacagim|keserim|gelip oldurecegim
    nerede yasadigini biliyorum|nerede oturdugunuzu biliyorum|nerede oturdugunu biliyorum|evinizi biliyorum|hepiniz oleceksiniz|oleceksiniz|bomba var|bomba koydum|bombayi|bomba|can guvenligim|aile ici siddet|hayatim tehlikede|hayati tehlike*|olum tehdidi|olumle tehdit*|silahli|silah sesi|cocuk istismari|insan ticareti
    tehlikede|tehlikedeyim|tehlikedeyiz
    bicagi|silahi|elinde bicak|elinde silah|silah|bicak|tabanca|balta + var|cekti|ile|dogrultuyor|dogrulttu
    eve girmeye|kapiyi kiriyor|kapimi kiriyor|kapimi zorluyor|eve girmis|hirsiz var|iceri girmeye|kapimin onunde|eve zorla gir*
    cikmama|gitmeme|disari cikmama + izin vermiyor
    nefes + alamiyor|alamiyorum|almiyor|alamadi|alamiyoruz|almakta zorlaniyor
    bogul*|nefesi kesildi|nefesi durdu
    kalp krizi|inme|felc gecir*|bilinci kapali|bilincini kaybetti|bayildi|yigildi|yere yigildi|nobet gecir*|gogsum agriyor|gogus agrisi|anafila*|kanamasi var|kanamasi durmuyor|cok kan|kan kaybediyor|elektrik carpti|carpildi|oluyor yardim|agir yarali|agir yaralandi|zehirlendi*|kanama durmuyor|olmek uzere|suuru kapali|kalbi durdu
    ambulans|itfaiye|112|polis cagirin|polisi arayin|acil yardim gonder* + cagirin|gonderin|lazim|gerek|cagir|yollayin|arayin|istiyoruz|gelsin|acil|$|lutfen|gonderebilir
    acil durum + var|$|yardim|annem|babam
    ^ imdat|yardim edin olu*|imdat
    ^ yardim edin + $|kocam|oglum|babam|annem|birisi|beni
    yangin|yangini|alev aldi|alevler|tutustu|yaniyor ev|yangin cikti|yangin var + $|var|cikti|ev|magaza|icinde|sondur*|yardim
    evimiz yaniyor|ev yaniyor|magaza yaniyor|mutfak yaniyor|alevler icinde
    gaz kokusu|gaz kaciyor|gaz sizintisi|gaz kacagi
    asansorde + kaldik|kaldim|mahsur|sikistik|sikisti|kaldi|mahsur kaldik
    araba carpti|araba ezdi|agir kaza
  `,
}

export const eastern: readonly DangerTable[] = [pl, cs, hu, cyrillic, tr]
