import { type LanguageTable, phrases } from './table.ts'

export const de: LanguageTable = {
  code: 'de',
  spaced: true,
  openers: phrases(`
    hallo | hi | hey | guten tag | guten morgen | guten abend | moin | servus | grüß gott
    | sehr geehrte damen und herren | hallo zusammen | sehr geehrte frau | sehr geehrter herr | hallo frau
    | hallo herr | guten tag frau | guten tag herr | liebes team | hallo liebes team | liebe | lieber
    | hallo ihr lieben | okay | ok
  `),
  interjections: phrases(`
    ja | nein | danke | vielen dank | danke schön | gut | super | alles klar | gerne | natürlich | klar
    | verstehe | perfekt | also | kein problem | vielen dank für ihre nachricht | danke für ihre nachricht
    | vielen dank für die rückmeldung | entschuldigung | danke für die schnelle antwort
  `),
  chatter: phrases(`
    vielen dank | danke | danke schön | dankeschön | herzlichen dank | danke im voraus | vielen dank im voraus
    | besten dank | bitte | gerne | gern geschehen | mit freundlichen grüßen | viele grüße | liebe grüße
    | beste grüße | schönen tag | einen schönen tag | schönen tag noch | einen schönen tag noch
    | schönes wochenende | wünsche ich ihnen | auf wiedersehen | tschüss | wie kann ich ihnen helfen
    | wie kann ich helfen | was kann ich für sie tun | wie geht es ihnen | einen moment bitte | einen moment
    | moment | können sie mir helfen | ich brauche hilfe | ich habe eine frage | ich hätte eine frage
    | ich habe ein problem | hilfe | super | perfekt | alles klar | okay | ok | gut | prima | ja | nein
    | das freut mich | kein problem | für ihre hilfe | für die hilfe | für die schnelle hilfe
    | für die schnelle antwort | noch | sehr | ihnen auch | für ihre geduld | wünsche
  `),
  weak: phrases(`
    das ist ärgerlich | das ist schade | wie ärgerlich | bis dann | bis bald | schade | oje
    | entschuldigung | entschuldigen sie | es tut mir leid | es tut uns leid | tut mir leid | tut uns leid
    | das tut mir | das tut uns | wir entschuldigen | ich entschuldige | wir bitten um entschuldigung
    | ich bitte um entschuldigung | bitte entschuldigen | ich verstehe | wir verstehen | vielen dank | danke
    | gerne | gern geschehen | kann ich sonst | kann ich ihnen sonst | haben sie noch | haben sie weitere
    | falls sie | sollten sie | bei weiteren fragen | bei fragen | wenn sie noch | melden sie sich
    | melden sie sich gern | ich hoffe | wir hoffen | schönen | einen schönen | ich wünsche | wir wünschen
    | mit freundlichen | freut mich | das freut | ich schaue | ich prüfe das | einen moment
    | ich helfe ihnen gerne | gerne helfe | mein name ist | ich bin
    | wir bedauern | ich bedauere | bedauerlicherweise
  `),
  questionWords: phrases(`
    wo ist | wo sind | wo bleibt | wann kommt | wann wird | wann kann | wie kann | wie lange | wie viel
    | was ist | was kostet | warum ist | warum wurde | warum kann | welche | welcher | welches | können sie
    | könnten sie | kann ich | ist es möglich | gibt es | haben sie
  `),
  questionEndings: [],
  wants: phrases(`
    ich möchte | ich will | ich würde gerne | ich würde gern | ich brauche | ich hätte gerne | bitte
    | können sie | könnten sie | kann ich | wie kann ich | ist es möglich | rückerstattung | erstattung
    | stornieren | umtauschen | zurückgeben | zurücksenden | kündigen | nicht angekommen | funktioniert nicht
    | wo ist | wo bleibt | wann kommt | wir möchten | wir brauchen
    | ich bitte | wir bitten | hiermit | fordere | verlange
  `),
  changes: phrases(`
    doch lieber | habe es mir anders überlegt | habe mir überlegt | anders überlegt | noch etwas | noch eine frage
    | hat sich erledigt
  `),
  changeHints: phrases(`
    stattdessen | anstatt | statt | eigentlich | außerdem | zusätzlich | lieber | doch nicht | ich meinte
    | korrektur
  `),
  solved: phrases(`
    funktioniert jetzt | funktioniert wieder | jetzt funktioniert | jetzt geht es | geht jetzt | geht wieder
    | es klappt | hat geklappt | jetzt klappt | gelöst | problem behoben | ist angekommen | ist da
    | hat sich erledigt | hat geholfen | alles in ordnung
  `),
  labels: {
    customerSays: 'Der Kunde schreibt:',
    customerAsks: 'Der Kunde fragt:',
    customerLater: 'Der Kunde ergänzt später:',
    agentSays: 'Der Support antwortet:',
    agentAsks: 'Der Support fragt:',
    assistantSays: 'Der Assistent antwortet:',
    openQuestion: 'Noch unbeantwortet:',
    confirmed: 'Der Kunde bestätigt:',
    subject: 'Betreff:',
    resolved: 'Das Gespräch ist gelöst.',
    waitingForCustomer: 'Wartet auf den Kunden.',
    waitingForAgent: 'Wartet auf den Support.',
    nothingMore: 'Der Kunde fragt nichts weiter.',
    nothing: 'Das Gespräch enthält keinen Text zum Zusammenfassen.',
    quotes: ['„', '“'],
  },
}
