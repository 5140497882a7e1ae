import { lexicon } from '../phrases.ts'

/** What the business asks for, and what a short answer says. Languages follow one another: en, de, fr, es, pt, it, nl. */
const phrases = {
  how_many: `how many | number of | how large is | how big is | team size | headcount
    | wie viele | wieviele | anzahl | wie groß ist
    | combien de | combien d | combien êtes | combien seriez | quel nombre | nombre de
    | cuántos | cuántas | cuanta gente | número de | quantos | quantas | quanti | quante | hoeveel`,
  who_uses: `of you | would use | will use | be using | need access | use it | in your team | on your team | on the team | licences | licenses | do you need | would you need | do you want
    | nutzen | verwenden | arbeiten | brauchen | benötigen | utiliser | utiliseraient | utiliseront | êtes vous | seriez vous | avez vous besoin
    | usarían | van a usar | serían | necesitan | usariam | vão usar | seriam | precisam | userebbero | sareste | gebruiken`,
  how_much: `what is your budget | what s your budget | what budget | budget in mind | budget range | how much can you | how much do you | how much would you | how much are you | what are you looking to spend | what do you want to spend | what can you spend | what would you like to spend
    | welches budget | wie hoch ist | was dürfte | wie viel möchten sie ausgeben | wieviel möchten sie ausgeben | wie viel wollen sie ausgeben | was möchten sie ausgeben | an welches budget
    | quel est votre budget | quel budget | combien voulez | combien souhaitez | combien pouvez
    | cuál es su presupuesto | cuál es tu presupuesto | qué presupuesto | cuánto quieren gastar | cuánto pueden gastar
    | qual é o orçamento | qual o orçamento | qual é o seu orçamento | qual é o vosso orçamento | quanto pretende gastar | quanto pretendem gastar | quanto podem gastar | qual é a verba | qual o seu orçamento
    | qual è il budget | qual è il vostro budget | che budget | wat is het budget | wat is jullie budget | wat is uw budget | welk budget`,
  when: `when | by what date | how soon | what is your timeline | what s your timeline | which month | what timeframe | what time frame | target date | start date | deadline
    | wann | bis wann | ab wann | welchen termin | zeitrahmen
    | quand | à quelle date | pour quelle date | quelle échéance | quel délai
    | cuándo | para cuándo | qué fecha | qué plazo | quando | para quando | que data | qual o prazo | qual é o prazo | wanneer`,
  which_rival: `what do you use | what are you using | which tool | what tool | which system | what system | which software | what do you have | which provider | currently using | which solution | who do you use
    | was nutzen sie | was nutzt ihr | was setzen sie | womit arbeiten | welche lösung | welches system | welchen anbieter | was verwenden sie | welche software
    | qu utilisez vous | que utilisez vous | quel outil | quelle solution | quel logiciel | quel prestataire
    | qué usan | qué utilizan | qué herramienta | qué sistema | con qué proveedor
    | o que usam | o que vocês usam | que ferramenta | qual ferramenta | que sistema | qual sistema | que solução
    | cosa usate | che strumento | quale sistema | wat gebruiken jullie | welk systeem`,
  which_product: `which product | what product | what are you looking for | what are you after | what are you interested in | which model | which one
    | was suchen sie | wonach suchen | welches produkt | für welches produkt | welches modell | wofür interessieren
    | que recherchez vous | que cherchez vous | quel produit | quel modèle | qu est ce qui vous intéresse
    | qué producto | qué busca | qué está buscando | qué modelo | qué le interesa | que produto | qual produto | o que procura | que modelo | o que está procurando`,
  decides: `decision maker | who decides | you decide | you the one who decides | who signs | make the decision
    | wer entscheidet | entscheiden sie | treffen sie die entscheidung | vous qui décidez | qui décide | prenez vous la décision
    | quién decide | usted quien decide | quem decide | é você quem decide | é o senhor quem decide | chi decide | wie beslist`,
  yes: `yes | yep | yeah | yup | sure | exactly | correct | right | ok | okay | definitely | absolutely | of course | sounds good | sounds about right | perfect | indeed | please do
    | ja | jo | jawohl | genau | richtig | stimmt | gerne | gern | passt | klar | natürlich
    | oui | ouais | exactement | tout à fait | c est ça | bien sûr | d accord | volontiers | avec plaisir
    | sí | si | exacto | correcto | claro | por supuesto | vale | de acuerdo
    | sim | isso | isso mesmo | exatamente | certo | com certeza | pode ser | esatto | certo | precies | klopt | graag`,
  no: `no | nope | nah | not really | none | nothing | not yet | not at all | zero | not at the moment | no thanks
    | nein | nö | nee | keins | keines | noch nicht | nichts | leider nein | leider nicht
    | non | aucun | pas du tout | pas encore | pas vraiment | rien
    | ninguno | nada | todavía no | aún no | ningún
    | não | nenhum | ainda não | nenhuma | ancora no | nessuno | niet | geen | nog niet`,
  /** A number beside it is none that was asked for. */
  other_number: `order | invoice | version | ticket | phone | number is | my number | call me | zip | postcode | room | floor | page | street | account number
    | bestellnummer | rechnung | rechnungsnummer | telefon | kundennummer | auftrag | hausnummer | commande | facture | téléphone | pedido | factura | teléfono | fatura | telefone | ordine | fattura | bestelling | factuur
    | minutes | minuten | hours | stunden | o clock | uhr`,
}

export type Asked = keyof typeof phrases

export const questions = lexicon(
  Object.entries(phrases).flatMap(([kind, text]) => text.split('|').map((one) => [kind as Asked, one.trim()] as const)),
)
