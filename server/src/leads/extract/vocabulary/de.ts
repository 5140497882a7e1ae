import type { Vocabulary } from './kinds.ts'

export const de: Vocabulary = {
  ask: `was kostet | was kosten | wie viel kostet | wieviel kostet | was würde | wie teuer | preisliste* | preisauskunft | preisanfrage | angebot für | angebot über | ein angebot | angebotsanfrage | kostenvoranschlag | ihr angebot | demotermin | demo termin
    | eine demo | testzugang | testphase | probezugang | testversion | kostenlos testen | pro nutzer | pro lizenz | mengenrabatt | sonderkonditionen | vereinsrabatt | wann können sie liefern | wann könnten sie liefern | staffelpreis* | vertrag unterschreiben | vertrag zusenden | bestellen möchten | möchten bestellen | kaufen möchten | möchten kaufen`,
  topic:
    'preis | preise | preisen | kosten | angebot | angebote | demo | vorführung | vertrag | rahmenvertrag | tarif | tarife | konditionen | rabatt | lizenz | lizenzen | probeabo | offerte',
  want: `bitte | können sie | könnten sie | könnt ihr | möchte | möchten | hätte gern | hätten gern | hätte gerne | hätten gerne | brauche | brauchen | benötige | benötigen | suche | suchen | interessiert | interessieren | interesse | schicken | senden sie | planen | wollen | würde gern* | würden gern* | überlegen | wünschen`,
  trouble: `rückerstattung | erstattung | abgebucht | doppelt berechnet | kündigen | kündigung | gekündigt | beschwerde | reklamation | falscher preis | preiserhöhung | kaputt | defekt | bezahlt habe | schon bezahlt | meine rechnung | letzte rechnung | geld zurück | unverschämt | frechheit | fehlermeldung | mahnung`,
  negator: 'kein | keine | keinen | keinem | keiner | keinerlei | nicht | nie | niemals | ohne | weder',
  negator_after: 'nicht | keins | keines | keine | nie',
  lifts:
    'weiß | wissen | erhalten | bekommen | gefunden | finde | finden | gesehen | zögern | nur | warum nicht | sicher | problem',
  sarcasm:
    'na toll | na super | na prima | ja klar | ja sicher | schön wär s | träum weiter | wie großzügig | genau darauf haben wir gewartet | das hat uns noch gefehlt | herzlichen glückwunsch | super gemacht | ganz toll | schnäppchen des jahrhunderts | geld wie heu',
  budget: 'budget | budgets | jahresbudget | projektbudget | budgetrahmen | etat | budgetiert | kostenrahmen | mittel',
  budget_or_quote: '',
  spend:
    'ausgeben | investieren | bis zu | unter | maximal | höchstens | max | nicht mehr als | rund | etwa | ca | circa | eingeplant | freigegeben | genehmigt | bewilligt | leisten',
  own: 'wir haben | ich habe | haben wir | habe ich | unser budget | mein budget | freigegeben | genehmigt | eingeplant | bewilligt | steht bereit | liegt bei | steht zur verfügung | gesichert | ist da',
  seats:
    'nutzer | nutzern | benutzer | benutzern | anwender | anwendern | lizenzen | plätze | arbeitsplätze | arbeitsplätzen | mitarbeiter | mitarbeitern | mitarbeitende* | leute | leuten | kollegen | personen | agenten | köpfige* | mann | zugänge | fahrer | fahrern | räder | rädern',
  team: 'team von | team mit | wir sind | firma mit | betrieb mit | mit rund | mit etwa',
  deadline:
    'bis | vor | ab | starten | start | einführen | einführung | termin | frist | liefern | lieferung | entscheiden | entscheidung | bestellen | brauchen | benötigen | live gehen | spätestens | beginnen | läuft aus | umsetzen',
  urgent:
    'dringend | so schnell wie möglich | schnellstmöglich | sofort | umgehend | so bald wie möglich | baldmöglichst | eilig | asap',
  first_person: 'ich bin | bin ich | als | meine rolle | ich arbeite als | bin der | bin die',
  title: `geschäftsführer | geschäftsführerin | geschäftsführender | inhaber | inhaberin | gründer | gründerin | vorstand | vorständin | leiter | leiterin | einkaufsleiter* | abteilungsleiter* | vertriebsleiter* | it leiter* | werkstattleiter* | betriebsleiter* | prokurist* | chef | chefin
    | einkäufer | einkäuferin | bereichsleiter* | teamleiter* | eigentümer*`,
  decider:
    'ich entscheide | entscheide ich | die entscheidung liegt bei mir | ich darf unterschreiben | ich unterschreibe | entscheide das allein',
  not_decider:
    'mein chef entscheiden | meine chefin entscheiden | entscheidet der chef | entscheidet mein chef | entscheidet meine chefin | entscheide ich nicht | mein chef entscheidet | muss mein chef | muss meine chefin | nicht entscheiden | muss ich intern | geschäftsführung entscheidet',
  company:
    'unsere firma | unser unternehmen | unserer firma | unserem unternehmen | meine firma | mein unternehmen | unser betrieb | unserem betrieb | unsere agentur | unsere praxis | unsere kanzlei | ich arbeite bei | ich arbeite für | wir sind ein | wir sind eine | unsere werkstatt | unser verein',
  rival:
    'mitbewerber* | wettbewerber* | konkurrenz* | andere anbieter | anderen anbieter* | anderer anbieter | wechseln von | umsteigen von | derzeit nutzen wir | aktuell nutzen wir | nutzen derzeit | nutzen aktuell | nutzen bisher | arbeiten bisher mit | im vergleich zu | alternative zu',
  support_question: `meine bestellung | meiner bestellung | unsere bestellung | mein konto | meinem konto | mein abo | funktioniert nicht | geht nicht | kaputt | defekt | passwort | einloggen | anmelden geht | login | fehlermeldung | rückerstattung | meine rechnung | meiner rechnung | sendungsnummer
    | nicht angekommen | nicht geliefert | reklamation | garantie | habe ich bestellt | haben wir bestellt | habe ich gekauft | bestandskunde | bin kunde | ersatzteil* | umtausch*`,
  job_seeker:
    'bewerbung | bewerben | bewerbe mich | lebenslauf | stellenanzeige | offene stelle* | stellenangebot | freie stelle* | praktikum | praktikumsplatz | ausbildungsplatz | initiativbewerbung | jobangebot | suche einen job | suche arbeit | minijob',
  vendor:
    'wir bieten ihnen | unsere dienstleistungen | unsere seo | suchmaschinenoptimierung | gastbeitrag | backlink* | mehr besucher | mehr reichweite | ihre website optimieren | kooperationsanfrage | linktausch | leadgenerierung | als ihr dienstleister | neukunden für sie',
  student:
    'bachelorarbeit | masterarbeit | abschlussarbeit | diplomarbeit | hausarbeit | seminararbeit | ich bin student | ich bin studentin | als student | als studentin | für mein studium | facharbeit | schulprojekt | uniprojekt | doktorarbeit | ich studiere | studierende*',
  unsubscribe:
    'abmelden vom | newsletter abmelden | abbestellen | austragen | keine e mails mehr | keine mails mehr | keine werbung mehr | keine weiteren e mails | nicht mehr kontaktieren | nicht mehr anschreiben | löschen sie meine daten | lassen sie mich in ruhe | aus dem verteiler',
  refusal:
    'kein interesse | nicht interessiert | nicht mehr interessiert | anders entschieden | für einen anderen anbieter entschieden | kein bedarf | keinen bedarf | doch dagegen entschieden',
  abuse:
    'arschloch | arschlöcher | idiot | idioten | idiotin | scheiße | scheiß | scheißladen | saftladen | wichser* | vollidiot* | verpiss* | fick dich | drecksladen | betrügerpack',
}
