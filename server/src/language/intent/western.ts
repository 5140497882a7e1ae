import type { IntentTable } from './table.ts'

export const western: readonly IntentTable[] = [
  {
    person:
      'member of your team|members of your team|member of the team|real someone|someone real|agent|agents|human|humans|human being|representative*|rep|operator|real person|actual person|live person|live agent|live chat|live support|real human|customer service|customer support|customer care|support agent|support team|support person|supervisor|manager|advisor|adviser|human agent|human person|real people|actual human|service rep|proper human|staff member|member of staff|team member|customer representative|boss|higher up|actual employee|real employee|employee|living person|living human|person in charge|specialist|team lead|team leader|superior|real human being|anybody real',
    someone:
      'person|someone|somebody|anyone|anybody|people|staff|your team|the team|your colleague*|a colleague|colleague|coworker|co worker',
    speak:
      'discuss this|discuss it|have a word|have a chat|get hold of|transfer this|transfer it|hand this over|hand it over|talk|speak|chat|talking|speaking|chatting|converse|connect me|transfer me|transfer to|connect to|connect with|switch to|forward to|escalate to|put me|pass me|hand me|forward me|switch me|refer me|escalate me|escalate this|complain to|escalate|connect us|get hold|get through|get in touch|reach|contact a|contact an|contact the|contact your|contact some*|contact real|contact human|contact customer|contact support|hand over to|hand it over to|handed over to|passed on to|passed to|forwarded to|transferred to|looked at by|handled by|answered by|dealt with by|deal with|write to|write with|forward this to|forward it to|forward my|bring in|pass this to|pass it to|hand this to|loop in',
    want: 'want|wanna have|wanna|need|gimme|give me|get me|put|would like|id like|have|prefer|connect me|transfer me|find me|send me|bring me|where is|let me|is there|is any|is anybody|are there|isnt there|isnt there any|does',
    link: 'to|2|w|with|a|an|the|your|some|any|one|of|real|actual|live|human|proper|through|over|onto|in|on|touch|another|different|senior|other|customer|support|service|directly|actually|just|now|please|pls|instead|from|at|there|somebody|someone|me|us|end|case|request|side|this|that|these|talking',
    filler:
      'damn|dammit|bloody|fucking|hell|please|pls|plz|plse|pleas|now|asap|immediately|right|away|here|just|only|get|me|a|an|the|real|live|actual|i|we|want|need|to|id|like|would|can|could|you|have|hi|hello|hey|ok|okay|yes|no|give|some|any|instead|today|thanks|thank|about|regarding|who|that|because|and|so|on|over|phone|is|be|not|bot|ffs|omg|help|with|this|first|urgently|urgent|speak|talk|chat|directly|available|there|where|how|do|does|more|another|from|support|team|someday|ever|even|reading|answering|listening|behind|alive',
    not: 'dont want|do not want|dont need|do not need|no need|dont have|not want|rather not|without|never asked|didnt ask|dont wish|do i need|do we need|do i have|enough of|done with|tired of|fed up with|sick of|instead of|no more of',
    bot: 'bot|bots|robot*|machine*|chatbot*|ai|computer',
    always:
      'escalate this|escalate it|someone on the line|somebody on the line|someone on the phone|somebody on the phone|ring me back|somebody call me|a human please|hand this over to your|hand me over to your|colleagues call me|colleague call me|deal with a member of staff|deal with a human|deal with a real|call me back|someone call me|please call me|not talking to a robot|not talking to a bot|human to talk|person to talk|someone to talk|somebody to talk|human to speak|human i can|person i can|someone i can|somebody i can|anyone i can talk|talk to real|no bots|not a bot|stop the bot|no more bot|live agent please|is there a real person|anyone real|can a human|can a real person|human help|human support|human assistance|call me up|give me a call|give me a ring|give us a call|give us a ring|phone me|ring me|hand over please|pls hand over|please hand over|who can i talk to|who can i speak to|who could i talk to|escalate please|escalate now|person i could|someone i could|anybody real|somebody real|a person i could|a human ever|be called back|a call from your|a call from someone|bring in a colleague|have a specialist|a specialist look|real human being|want a callback|like a callback|need a callback|request a callback|arrange a callback|callback please',
    wish: 'please|pls|plz|can|could|would|may|might|must|want|wanna|need|id like|id love|id rather|id prefer|like|let|get|give|put|bring|is there|are there|isnt there|demand|insist|wish|possible|prefer|have',
    told: 'yesterday|told|said|says|spoke|spoken|called|talked|rang|phoned|chatted|promised|ago|last week|on monday|before|after|driver|courier|neighbour|app|door|doorbell|delivering|delivery|dont call|do not call|dont ring|dont phone|not call|text only|how do i|how can i add|how does|another person|my colleague|our colleague|my manager|my agent|how many|for a|job|my number|german|my kids|find my phone|finding my phone|locate my phone|lost my phone|call me a|call me an|call me by|real estate|human resources|human readable|human grade',
    call: 'call|ring|phone|call back|ring back|phone back|contact|get back to|get in touch with|reach out to|reach',
    me: 'me|us',
    real: 'real|live|living|alive|actual|genuine|proper|breathing|human',
    no: 'no|not|dont|without|hate|stop|instead of|sick of|tired of|rather than|quit|less',
    hello:
      'hi|hello|hey|hiya|good morning|good afternoon|good evening|greetings|howdy|hi there|hello there|hey there|yo|good day',
    thanks:
      'thanks|thank you|thx|ty|cheers|much appreciated|many thanks|thank you so much|thanks a lot|thank u|tysm|thank you very much|thanks so much|that helped|this helped|that helps|thanks again|for your help|for the help|for that',
    fine: 'ok|okay|k|fine|great|perfect|good|super|alright|all right|got it|understood|cool|nice|awesome|excellent|i see|sounds good|yes|yep|yeah|sure|no thanks|no thank you|thats all|that is all|that was all|nothing else|all good|bye|goodbye|see you|have a nice day|have a good day|lovely|wonderful|makes sense|done|solved|it works now|it works',
    what_are_you:
      'are you a bot|are you a robot|are you human|are you a human|are you real|are you a real person|are you an ai|are you a machine|am i talking to a bot|am i talking to a human|am i talking to a real person|am i speaking to a human|am i speaking with a human|is this a bot|is this a robot|who are you|what are you|are you a person|are you a chatbot|am i chatting with a bot|am i talking to a person|am i talking to a machine',
  },
  {
    person:
      'mensch|menschen|menschlicher*|menschlichen|mitarbeiter*|sachbearbeiter*|berater|beraterin|kundenberater*|kundenservice|kundendienst|echte person|echten person|echter mensch|echten menschen|ansprechpartner*|vorgesetzten|vorgesetzter|agent|agenten|operator|servicemitarbeiter*|support mitarbeiter|richtigen menschen|kollegen|kollegin|teamleiter|chef|chefin|lebende person|menschliche hilfe|echter mitarbeiter|filialleiter*|vorgesetzte',
    someone: 'jemand*|person|einer person|leute|euch|ihrem team|support|irgendwem|irgendjemand*',
    speak:
      'sprechen|reden|chatten|verbinden|verbinde|verbunden|telefonieren|unterhalten|schreiben|weiterleiten|durchstellen|weitergeleitet|kontaktieren|ubergeben|spreche|rede|sprech|erreichen',
    want: 'will|mochte|brauche|hatte gern|hatte gerne|wunsche|gib mir|gebt mir|geben sie mir|bitte|verbinden sie mich mit|verbinde mich mit|holen sie|will mit|mochte mit|rede mit|reden mit|sprechen mit|es braucht|braucht es|ist da|ist hier|verlange|fordere',
    link: 'mit|zu|zum|einem|einer|einen|eine|ein|ner|nem|nen|dem|der|den|die|richtigen|richtiger|echten|echter|echte|von|aus|bitte|direkt|personlich|mal|gerne|gern|jetzt|lieber|sofort|ihrem|ihren|eurem|euren|mich|weiter|an|support|team|hier|ihnen|konnte|kann|darf|oder|am|telefon|vom|im|service|menschlichen|diesem|dieser|diesen|deinem',
    filler:
      'verdammt|verdammte|gefalligst|bitte|jetzt|sofort|mal|ich|will|mochte|brauche|einen|einem|ein|eine|echten|echter|richtigen|hallo|hi|danke|mit|dringend|ja|nein|gern|gerne|lieber|sprechen|reden|der|die|das|nur|doch|endlich|statt|mir|hilft|wegen|zum|am|telefon|kein|keinen|bot|kann|hier|heute|weil|menschlichen|verlange',
    not: 'nicht mit|mochte nicht|will nicht|kein interesse|nicht mehr mit|ohne|muss ich|nie mit|schluss mit|genug von|satt|brauche kein*|brauch kein*|benotige kein*|nicht notig',
    bot: 'bot|roboter|maschine|chatbot|computer|ki',
    reversed: true,
    always:
      'kollege anrufen|kollegin anrufen|kollege zuruckrufen|menschen am apparat|menschen am telefon|jemand zuruckrufen|jemand anruft|um ruckruf|um einen ruckruf|ruckruf bitte|mich jemand anrufen|rufen sie mich|ruft mich|verbinden sie mich|verbinde mich|echte menschen|mensch soll|keinen bot|kein bot|mensch bitte|bitte mensch|echter mensch|einen menschen bitte|mit einem menschen|mit nem menschen|mit einer echten person|fleisch und blut|menschen erreiche|menschen erreichen|mitarbeiter erreichen|echter mitarbeiter|schluss mit dem bot|zuruckgerufen werden|gerne einen ruckruf|gern einen ruckruf|einen ruckruf bitte|gibt es einen menschen|gibt es hier einen menschen|gibt es hier jemanden|keinen chatbot|kein chatbot|von euch personlich|von ihnen personlich',
    wish: 'bitte|kann|konnen|konnt|konnte|konnten|kannst|wurde gern*|mochte|will|wollen|hatte gern*|gerne|gern|geben sie|gib|gebt|holen|holt|gibt es|gibts|gibt s|darf ich|verlange|ware|lasst|leitet|brauche',
    told: 'gestern|gesagt|sagte|hat mich|haben mich|habe mit|hab mit|war|hatte mich|angerufen|gesprochen|telefoniert|letzte woche|fahrer*|bote*|nachbar*|nicht anrufen|nicht an|vorher|app|mein chef|meine kollegin|mein kollege|wie viele|spricht|deutsch|englisch',
    call: 'anrufen|zuruckrufen|ruckrufen|ruft|rufen|ruf|melden|meldet|meldest|kontaktieren|kontaktiert|telefonieren|telefonisch',
    me: 'mich|mir|uns',
    real: 'echt*|richtig*|lebend*|leibhaftig*|wirklich*|menschlich*',
    no: 'kein|keine|keinen|keinem|keiner|nicht|ohne|statt|anstatt|bloss kein*',
    hello:
      'hallo|hi|hey|guten tag|guten morgen|guten abend|moin|servus|gruss gott|gruezi|hallo zusammen|tach|moin moin|huhu',
    thanks:
      'danke|vielen dank|danke schon|dankeschon|besten dank|herzlichen dank|danke dir|danke ihnen|merci|das hat geholfen|hat geholfen|danke sehr|tausend dank|fur die hilfe|fur ihre hilfe',
    fine: 'ok|okay|gut|super|alles klar|perfekt|prima|ja|in ordnung|verstanden|passt|toll|klasse|nein danke|das wars|das war alles|tschuss|auf wiedersehen|bis dann|schonen tag|schonen tag noch|genau|wunderbar|erledigt',
    what_are_you:
      'bist du ein bot|bist du ein roboter|sind sie ein bot|sind sie ein roboter|bist du ein mensch|sind sie ein mensch|bist du echt|wer bist du|wer sind sie|was bist du|spreche ich mit einem bot|bist du eine maschine|sind sie eine maschine|bist du eine ki',
  },
  {
    person:
      'mens|medewerker*|echt persoon|echte persoon|echt mens|klantenservice|agent|adviseur|leidinggevende|manager|collega|operator|vertegenwoordiger|echte mens|menselijke medewerker|chef|baas|echte medewerker',
    someone: 'iemand|persoon|mensen|jullie',
    speak:
      'praten|spreken|chatten|bellen|verbind me door|verbind mij door|doorverbinden|doorverbind|verbinden|verbonden|contact|contacten|overleggen|spreek|praat|stuur me door|stuur mij door|doorsturen|zet me door|doorgestuurd|overnemen|overneemt|terugbellen',
    want: 'wil|zou graag|graag|heb nodig|geef me|geef mij|mag ik|kan ik|nodig|wil graag|is er|zijn er',
    link: 'met|een|de|het|echte|echt|van|aan|aub|graag|naar|jullie|te|me|mij|direct|nu|ander|andere|persoonlijk|opnemen|of|kunnen|even|die|deze|dit',
    filler:
      'aub|alsjeblieft|alstublieft|graag|nu|ik|wil|een|echte|echt|met|hallo|hoi|ja|nee|de|het|nodig|heb|even|snel|direct|spreken|praten|mag|kan|geen|bot|mij|me|over',
    not: 'wil niet|niet met|geen behoefte|zonder|hoef niet|moet ik|heb geen|geen|genoeg van|klaar met|zat',
    bot: 'bot|robot|machine|chatbot|computer',
    reversed: true,
    always:
      'bel mij terug|bel me terug|iemand mij terugbellen|iemand me terugbellen|iemand mij bellen|iemand me bellen|teruggebeld worden|een mens aanwezig|geen robot aub|geen robot graag|kan een medewerker|geen bot|echt mens|echt persoon|met een mens|mens aub|vlees en bloed|terugbellen graag|liever een mens',
    wish: 'aub|alstublieft|alsjeblieft|graag|kan|kunt|kunnen|kun je|zou|wil|mag|is er|zijn er|geef|laat|moet',
    told: 'gisteren|zei|zeiden|gezegd|belde|gebeld|gesproken|sprak|bezorger|koerier|buurman|niet bellen|me niet|mij niet|vooraf|mijn baas|mijn collega|hoeveel',
    call: 'bellen|bel|belt|terugbellen|terugbelt|opbellen|contacteren|contact',
    me: 'me|mij|ons',
    real: 'echt|echte|levend*|menselijk*',
    no: 'geen|niet|zonder|in plaats van|ipv',
    hello: 'hallo|hoi|hey|goedemorgen|goedemiddag|goedenavond|goedendag|dag|hi',
    thanks: 'bedankt|dank je|dank u|dankjewel|dank je wel|dank u wel|hartelijk dank|top bedankt|thanks',
    fine: 'ok|oke|okay|goed|prima|top|perfect|ja|duidelijk|begrepen|nee bedankt|dat was alles|tot ziens|doei|fijn|mooi|helder',
    what_are_you:
      'ben je een bot|bent u een bot|ben je een robot|bent u een robot|ben je een mens|wie ben je|bent u een mens',
  },
  {
    person:
      'manniska|kundtjanst|medarbetare*|handlaggare|riktig person|agent|radgivare|chef|kundsupport|levande person',
    someone: 'nagon|person|personal',
    speak: 'prata|tala|snacka|chatta|kontakta|koppla mig|kopplas|skriva',
    want: 'vill|behover|ge mig|skulle vilja|kan jag fa|fa',
    link: 'med|till|en|ett|riktig|nagon|hos|er|pa|den|i|er|levande|vidare',
    filler: 'tack|snalla|nu|jag|vill|en|ett|riktig|hej|ja|nej|med|prata|genast|behover|ha|kan|fa|ingen|bot|om',
    not: 'vill inte|inte med|utan|behover inte',
    bot: 'bot|robot|maskin|chatbot|dator',
    always: 'nagon ringa mig|nagon ringa upp mig|riktig manniska|med en manniska',
    wish: 'kan|kunde|snalla|vill|tack|far jag|finns det|skulle|be|behover',
    told: 'igar|sade|ringde|pratade|talade|inte ringa|innan|ring inte|min kollega|min chef|hur manga',
    call: 'ringa|ring|ringer|kontakta|hora av|aterkomma',
    me: 'mig|oss',
    real: 'riktig*|levande|verklig*|akta',
    no: 'ingen|inte|utan|slippa',
    hello: 'hej|halla|god morgon|god kvall|hejsan|tjena|god dag|tja',
    thanks: 'tack|tack sa mycket|tackar|stort tack|tusen tack',
    fine: 'ok|okej|bra|perfekt|ja|forstar|toppen|nej tack|det var allt|hej da|fint|uppfattat',
    what_are_you: 'ar du en bot|ar du en robot|ar du en manniska|vem ar du|ar du ett ai',
  },
  {
    person:
      'menneske|mennesker|medarbejder*|medarbeider*|kundeservice|kundesupport|rigtig person|ekte person|radgiver|agent|saksbehandler|leder|kundebehandler',
    someone: 'nogen|noen|person|en kollega|personale',
    speak: 'tale|snakke|snakk|chatte|chat|prate|kontakte|stille mig|sette meg|stilles|skrive|kobles',
    want: 'vil|onsker|giv mig|gi meg|vil gerne|vil gjerne|har brug for|trenger|kan jeg fa|skal bruge|fa',
    link: 'med|til|et|en|rigtigt|rigtig|ekte|nogen|noen|hos|jer|dere|fra|den|over|videre',
    filler:
      'tak|takk|venligst|vaer sa snill|nu|na|jeg|vil|et|en|rigtigt|rigtig|ekte|hej|hei|ja|nej|nei|med|tale|snakke|gerne|gjerne|kan|fa|ingen|bot|om',
    not: 'vil ikke|ikke med|uden|uten|behover ikke',
    bot: 'bot|robot|maskine|maskin|chatbot',
    always: 'nogen ringe til mig|nogen ringe mig|noen ringe meg|rigtigt menneske|ekte menneske|med et menneske',
    wish: 'kan|kunne|vil|gerne|gjerne|venligst|tak|takk|er der|er det|finnes det|onsker',
    told: 'i gar|igar|sagde|ringte|ringede|snakket|snakkede|talte|ikke ring*|ring ikke|min chef|min sjef|hvor mange',
    call: 'ringe|ring|ringer|kontakte|kontakt',
    me: 'mig|meg|os|oss',
    real: 'rigtig*|ekte|levende|virkelig*|aegte',
    no: 'ingen|ikke|uden|uten',
    hello: 'hej|hei|goddag|god morgen|godmorgen|god aften|heisann|hallo|davs',
    thanks: 'tak|takk|mange tak|tusen takk|mange takk|tusind tak|tak for hjaelpen|takk for hjelpen',
    fine: 'ok|okay|fint|godt|bra|perfekt|ja|forstaet|forstatt|super|nej tak|nei takk|det var alt|farvel|ha det|flott|greit',
    what_are_you: 'er du en bot|er du en robot|er du et menneske|hvem er du',
  },
  {
    person:
      'ihminen|ihmisen|ihmiselle|ihmista|asiakaspalvelija*|asiakaspalvelu*|edustaja*|virkailija*|asiantuntija*|esimies*',
    someone: 'jonkun|henkilon|joku|henkilo',
    speak: 'puhua|jutella|keskustella|chatata|yhdista|yhdistakaa|puhun|puhuisin|ottaa yhteytta',
    want: 'haluan|tarvitsen|haluaisin|anna|antakaa',
    link: 'kanssa|oikean|oikea|elavan|aidon|minut|nyt|mieluummin|jonkun',
    filler: 'kiitos|nyt|oikean|oikea|haluan|kanssa|puhua|hei|moi|heti|tarvitsen|saisinko|voinko',
    not: 'en halua|ilman|ei tarvitse',
    bot: 'botin|robotin|botti|robotti|koneen',
    reversed: true,
    always: 'ihmisen kanssa|oikea ihminen',
    wish: 'voisi*|voiko|saisi*|haluan|haluaisin|kiitos|pyydan|voitteko|onko',
    told: 'eilen|soitti|sanoi|puhuin|alkaa soittako|ala soita',
    call: 'soittaa|soittakaa|soita|yhteytta',
    me: 'minulle|meille|minuun|mulle',
    real: 'oikea*|elava*|aito*|aido*',
    no: 'en halua|ei|ilman',
    hello: 'hei|moi|terve|huomenta|hyvaa paivaa|moikka|hyvaa iltaa',
    thanks: 'kiitos|kiitti|kiitoksia|kiitos paljon|suuret kiitokset|kiitos avusta',
    fine: 'ok|okei|selva|hyva|kylla|joo|loistavaa|hienoa|ei muuta|nakemiin|ei kiitos|heippa',
    what_are_you: 'oletko botti|oletko robotti|oletko ihminen|kuka olet',
  },
]
