import type { Vocabulary } from './kinds.ts'

export const de: Vocabulary = {
  ask: `was kostet | was kosten | wie viel kostet | wieviel kostet | was würde | wie teuer | preisliste* | preisauskunft | preisanfrage | angebot für | angebot über | ein angebot | angebotsanfrage | kostenvoranschlag | ihr angebot | demotermin | demo termin | eine demo | testzugang | testphase | probezugang | testversion | kostenlos testen | pro nutzer | pro lizenz | mengenrabatt | sonderkonditionen | vereinsrabatt | wann können sie liefern | wann könnten sie liefern | staffelpreis* | vertrag unterschreiben | vertrag zusenden | bestellen möchten | möchten bestellen | kaufen möchten | möchten kaufen | ein quote | quote schicken | was das kostet | kostet das | was würde ~ kosten | einen preis | ihre preise | eure preise | was nehmt ihr | ausschreibung | was ~ kosten würde | was ~ kosten würden | was würden ~ kosten | ein ~ angebot | preis für | preise für | unterbreiten sie`,
  topic:
    'preis | preise | preisen | kosten | angebot | angebote | demo | vorführung | vertrag | rahmenvertrag | tarif | tarife | konditionen | rabatt | lizenz | lizenzen | probeabo | offerte | vorführtermin | präsentation | preisangebot | kostet | gebühren | testversionen | demos | unterlagen | katalog | prospekt | lieferzeit | lieferzeiten | preisliste',
  want: `bitte | können sie | könnten sie | könnt ihr | möchte | möchten | hätte gern | hätten gern | hätte gerne | hätten gerne | brauche | brauchen | benötige | benötigen | suche | suchen | interessiert | interessieren | interesse | schicken | senden sie | planen | wollen | würde gern* | würden gern* | überlegen | wünschen | wäre gut | wäre schön | wäre super | wäre toll | wäre möglich | wäre prima | gerne | gern | machen sie | schickt | sagt mir | bräuchte | bräuchten | nennen | geht das | zusammenstellen | anbieten | beraten | zeigen sie | zukommen lassen`,
  trouble: `rückerstattung | erstattung | abgebucht | doppelt berechnet | kündigen | kündigung | gekündigt | beschwerde | reklamation | falscher preis | preiserhöhung | kaputt | defekt | bezahlt habe | schon bezahlt | meine rechnung | letzte rechnung | geld zurück | unverschämt | frechheit | fehlermeldung | mahnung | korrigieren | anwalt | verbraucherzentrale | fehler | fehlerhaft | falsch | stürzt | zum dritten mal | schon wieder | sprung im | beschädigt | abgelaufen`,
  negator:
    'kein | keine | keinen | keinem | keiner | keinerlei | nicht | nie | niemals | ohne | weder | kein bedarf | brauchen kein | nicht nötig',
  negator_after: 'nicht | keins | keines | keine | nie',
  lifts:
    'weiß | wissen | erhalten | bekommen | gefunden | finde | finden | gesehen | zögern | nur | warum nicht | sicher | problem',
  sarcasm:
    'na toll | na super | na prima | ja klar | ja sicher | schön wär s | träum weiter | wie großzügig | genau darauf haben wir gewartet | das hat uns noch gefehlt | herzlichen glückwunsch | super gemacht | ganz toll | schnäppchen des jahrhunderts | geld wie heu | für so einen schrott | träumt weiter | haha klar',
  budget: 'budget | budgets | jahresbudget | projektbudget | budgetrahmen | etat | budgetiert | kostenrahmen | mittel',
  budget_or_quote: '',
  spend:
    'ausgeben | investieren | bis zu | unter | maximal | höchstens | max | nicht mehr als | rund | etwa | ca | circa | eingeplant | freigegeben | genehmigt | bewilligt | leisten | obergrenze | limit | nicht drin | zurückgelegt | zur verfügung | zugesagt | übersteigen | überschreiten',
  own: 'wir haben | ich habe | haben wir | habe ich | unser budget | mein budget | freigegeben | genehmigt | eingeplant | bewilligt | steht bereit | liegt bei | steht zur verfügung | gesichert | ist da',
  seats:
    'nutzer | nutzern | benutzer | benutzern | anwender | anwendern | lizenzen | plätze | arbeitsplätze | arbeitsplätzen | mitarbeiter | mitarbeitern | mitarbeitende* | leute | leuten | kollegen | personen | agenten | köpfige* | mann | zugänge | fahrer | fahrern | räder | rädern | sachbearbeiter* | benutzende* | ma | köpfe | nasen | kolleginnen | außendienstler* | von uns | verkäufer | stück | tische | tischen | stühle | stühlen | schreibtische | geräte | maschinen | fahrzeuge | fahrräder | rennräder | scanner | laptops | tablets | betten | schränke | einheiten | exemplare | davon',
  team: 'team von | team mit | wir sind | firma mit | betrieb mit | mit rund | mit etwa',
  deadline:
    'bis | vor | ab | starten | start | einführen | einführung | termin | frist | liefern | lieferung | entscheiden | entscheidung | bestellen | brauchen | benötigen | live gehen | spätestens | beginnen | läuft aus | umsetzen | fürs | fuer | zum | umziehen | zieht | eröffnen | eröffnung | umzug | auslaufen | endet',
  urgent:
    'dringend | so schnell wie möglich | schnellstmöglich | sofort | umgehend | so bald wie möglich | baldmöglichst | eilig | asap',
  first_person: 'ich bin | bin ich | als | meine rolle | ich arbeite als | bin der | bin die',
  title: `geschäftsführer | geschäftsführerin | geschäftsführender | inhaber | inhaberin | gründer | gründerin | vorstand | vorständin | leiter | leiterin | einkaufsleiter* | abteilungsleiter* | vertriebsleiter* | it leiter* | werkstattleiter* | betriebsleiter* | prokurist* | chef | chefin | einkäufer | einkäuferin | bereichsleiter* | teamleiter* | eigentümer* | praxismanager* | filialleiter* | marketingleiter* | it verantwortliche*`,
  decider:
    'ich entscheide | entscheide ich | die entscheidung liegt bei mir | ich darf unterschreiben | ich unterschreibe | entscheide das allein',
  not_decider:
    'mein chef entscheiden | meine chefin entscheiden | entscheidet der chef | entscheidet mein chef | entscheidet meine chefin | entscheide ich nicht | mein chef entscheidet | muss mein chef | muss meine chefin | nicht entscheiden | muss ich intern | geschäftsführung entscheidet',
  company:
    'unsere firma | unser unternehmen | unserer firma | unserem unternehmen | meine firma | mein unternehmen | unser betrieb | unserem betrieb | unsere agentur | unsere praxis | unsere kanzlei | ich arbeite bei | ich arbeite für | wir sind ein | wir sind eine | unsere werkstatt | unser verein | arbeite im ~ der/des/bei/von | unsere schule | unser hotel | unser restaurant | unser laden | unser büro | unser geschäft | unser team',
  rival:
    'mitbewerber* | wettbewerber* | konkurrenz* | andere anbieter | anderen anbieter* | anderer anbieter | wechseln von | umsteigen von | derzeit nutzen wir | aktuell nutzen wir | nutzen derzeit | nutzen aktuell | nutzen bisher | arbeiten bisher mit | im vergleich zu | alternative zu | vergleichen sie mit | vergleichen gerade | wechseln weg | weg von | ablösen | bisher mit | sind bei | sind aktuell bei | sind derzeit bei | aktueller/jetziger/bisheriger/aktuellen/jetzigen anbieter',
  support_question: `meine bestellung | meiner bestellung | unsere bestellung | mein konto | meinem konto | mein abo | funktioniert nicht | geht nicht | kaputt | defekt | anmelden geht | fehlermeldung | rückerstattung | meine rechnung | meiner rechnung | sendungsnummer | nicht angekommen | nicht geliefert | reklamation | habe ich bestellt | haben wir bestellt | habe ich gekauft | ersatzteil* | umtausch* | seit gestern funktioniert | funktioniert der | funktioniert seit | funktionieren nicht | nicht mehr funktioniert | stürzt ab | abstürze | komme nicht rein | falsch berechnet | doppelt abgebucht | mein/meinem paket | wo bleibt | wo ist mein/meine | meiner/meine/unsere/unserer letzten/letzte rechnung/bestellung/abrechnung | auf meiner/unserer/der rechnung | geld zurück | hängt sich auf | friert ein | wir kündigen | ich kündige | kündige meinen/unseren/mein/unser | kündigen wir unseren/unser | kündige ich meinen/unseren/mein/unser | lässt sich nicht mehr | lädt nicht mehr | geht nicht mehr | geht nicht an | startet nicht | bei ihnen/euch gekauft/bestellt | noch garantie | falsche/falschen/falsches ~ geliefert | beschädigt angekommen | beschädigt geliefert | mit einem ~ angekommen | bleibt ~ stehen`,
  job_seeker:
    'bewerbung | bewerben | bewerbe mich | lebenslauf | stellenanzeige | offene stelle* | stellenangebot | freie stelle* | praktikum | praktikumsplatz | ausbildungsplatz | initiativbewerbung | jobangebot | suche einen job | suche arbeit | minijob | bewerbe ich mich | bewirbt sich | stelle als | initiativ bewerben | werkstudent* | bewerbungsunterlagen | suchen sie noch/derzeit | stellt ihr ein | stellen sie ein | braucht ihr noch leute | praktika | praktikumsstelle | ausbildungsplätze',
  vendor:
    'wir bieten ihnen | unsere seo | gastbeitrag | backlink* | mehr besucher | mehr reichweite | ihre website optimieren | kooperationsanfrage | linktausch | leadgenerierung | als ihr dienstleister | neukunden für sie | wir bieten professionelle | darf ich ihnen ein | darf ich ihnen unser | dürfen wir ihnen ein | dürfen wir ihnen unser | unverbindliches angebot schicken | unsere seo pakete | unsere agentur bietet | wir helfen unternehmen | unternehmen wie ihrem | unternehmen wie ihres | als dienstleister bieten | kurzes telefonat | übernehmen wir gerne ihre | übernehmen gerne ihre | wir übernehmen ihre | passt ihnen ein kurzes | unsere seo experten/agentur | wir sind ein erfahrener/führender anbieter/dienstleister | als erfahrener dienstleister/partner | sie haben ~ gewonnen | gewinn sichern | budget sichern | wir sind hersteller | als hersteller von | wir liefern ihnen',
  student:
    'bachelorarbeit | masterarbeit | abschlussarbeit | diplomarbeit | hausarbeit | seminararbeit | ich bin student | ich bin studentin | als student | als studentin | für mein studium | facharbeit | schulprojekt | uniprojekt | doktorarbeit | ich studiere | studierende* | schreibe gerade meine | meine masterarbeit | umfrage für meine | im rahmen meines studiums | für mein referat | für ein referat',
  unsubscribe:
    'abmelden vom | newsletter abmelden | abbestellen | austragen | keine e mails mehr | keine mails mehr | keine werbung mehr | keine weiteren e mails | nicht mehr kontaktieren | nicht mehr anschreiben | löschen sie meine daten | lassen sie mich in ruhe | aus dem verteiler | keine mails | keine e mails | hört auf | von der liste | von ihrer liste',
  refusal:
    'kein interesse | nicht interessiert | nicht mehr interessiert | anders entschieden | für einen anderen anbieter entschieden | kein bedarf | keinen bedarf | doch dagegen entschieden | nehmen abstand | danke nein | anderweitig entschieden | anderen anbieter entschieden | gegen ~ entschieden | dagegen entschieden | bleiben bei unser* | bleiben vorerst bei | kommt für uns nicht | andere lösung entschieden | woanders gekauft | anderen lösung entschieden | bei unser* ~ bleiben | beim alten bleiben | bleiben wir bei | anderen entschieden | mitbewerber entschieden | verzichten | haben uns ~ anderen/anderes/andere entschieden',
  abuse:
    'arschloch | arschlöcher | idiot | idioten | idiotin | scheiße | scheiß | scheißladen | saftladen | wichser* | vollidiot* | verpiss* | fick dich | drecksladen | betrügerpack | betrüger | abzocker',
  unreal:
    'hätten wir ein budget | wenn wir ein budget | wenn wir budget | wenn wir das geld | wenn wir geld | hätten wir das geld | wenn ich das geld | wenn ich ein budget | hätte ich das geld',
  third_party:
    'ein freund von mir | eine freundin von mir | mein nachbar | meines nachbarn | meine nachbarin | mein bruder | meine schwester | mein schwager | mein cousin | mein onkel | mein mann arbeitet | meine frau arbeitet | einer unserer kunden | ein kunde von uns | unser kunde | mein früherer arbeitgeber | meine alte firma | meine frühere firma | in meiner alten firma | bei meinem alten arbeitgeber | eine andere firma | andere firmen | mein kumpel | ein bekannter | mein/meine/meines/meinem/meiner/ein/eine/einem/einer freund/freundin/freundes/kumpel/bekannter/bekannten/nachbar/nachbarin/nachbarn/bruder/bruders/schwester/schwager/schwagers/cousin/onkel/vater/vaters/mutter/sohn/tochter | mein/meine mann/frau arbeitet | mein ~ leitet einen',
  they: 'die | sie | er | deren | dort',
  own_subject:
    'wir | uns | unser | unsere | unserem | unserer | ich brauche | ich suche | ich möchte | ich hätte | ich würde',
  auto_reply:
    'automatische antwort | abwesenheitsnotiz | abwesenheitsassistent | nicht im büro | außer haus | nicht im hause | im urlaub bis | bis ~ nicht erreichbar | bin derzeit nicht | bis zum ~ nicht | bin ~ nicht im büro | kehre am',
  support_topic: 'passwort | einloggen | anmelden | login',
  unsubscribe_link: 'hier abmelden | abmelden klicken',
  formerly:
    'mein/meinem früherer/früheren/alten/ehemaligen/letzten arbeitgeber/betrieb/job | meine/meiner alte/alten/frühere/früheren/letzte/letzten firma | früher habe ich | habe ich ~ geleitet',
  no_money:
    'nicht leisten | kein geld | keine mittel | zu teuer für uns | sprengt unser/unseren budget/rahmen | fehlt das geld | fehlen die mittel | über meinem/unserem budget | haushaltssperre | ausgabenstopp | budget ~ gestrichen | budget ~ eingefroren | gelder ~ eingefroren | sprengt den rahmen | zu teuer geworden',
  thanks_for_message: 'danke für ihre/deine/die nachricht/mail/e | dank für ihre/deine/die nachricht/mail/e',
  first_person_after: 'hier',
  support_thing:
    'app | konto | rechnung | export | zugang | garantie | bestandskunde | kunde seit | bin kunde | sind kunde | vertrag | widget',
  we_are: 'sind nur',
  cannot: 'kann nicht | können nicht | kann ich nicht | kann ~ nicht',
  seek: 'suchen ein/eine/einen ~ lösung/software/tool/system/anbieter/chat | suche ein/eine/einen ~ lösung/software/tool/system/anbieter | brauchen ein/eine ~ lösung/software/tool/system | auf der suche nach einer/einem',
  wish: 'brauche/brauchen/bräuchte/bräuchten ich/wir | brauche | brauchen | bräuchte | bräuchten | benötige | benötigen | benötigt | suche | suchen | ich/wir möchte/möchten | hätte/hätten ich/wir gern/gerne | hätte gern | hätten gern | hätte gerne | hätten gerne | auf der suche nach | wir wollen | ich will | interessiere mich für | interessieren uns für | wünschen uns | fehlt uns noch | fehlen uns noch',
  plan: 'möchte | möchten | wollen | will | würde gern/gerne | würden gern/gerne | planen | plane | überlegen | überlege | müssen | muss | sollen | sollte | sollten | beabsichtigen | beabsichtigt | haben vor | denken darüber nach | werden | kann ich | können wir | kann man bei ihnen/euch',
  acquire:
    'kaufen | zu kaufen | anschaffen | anzuschaffen | anschaffung | beschaffen | beschaffung | bestellen | zu bestellen | erwerben | ersetzen | zu ersetzen | erneuern | zu erneuern | ablösen | abzulösen | mieten | leasen | umsteigen | umzusteigen | umstellen | ausstatten | auszustatten | einführen | nachrüsten | zulegen | zuzulegen | in betracht ziehen',
  runs: 'ich habe ein/eine/einen | ich betreibe | ich besitze | mir gehört | mein eigenes/eigener | meine eigene',
  org: 'bäckerei | restaurant | café | praxis | kanzlei | agentur | hotel | fitnessstudio | studio | werkstatt | laden | geschäft | gasthof | gasthaus | salon | brauerei | weingut | betrieb | firma | unternehmen | startup | autohaus | apotheke | kita | schreinerei | tischlerei | metzgerei | spedition | handwerksbetrieb | büro | fabrik | verein | hof | onlineshop',
  pays: 'ausgeben | zahlen | bezahlen | investieren | aufbringen | nicht drin | nicht übersteigen | nicht überschreiten',
  we_run:
    'wir sind ein/eine/der/die/das | wir betreiben | wir haben ein/eine/einen | wir führen | ich führe ein/eine/einen | ich leite ein/eine/einen',
}
