import type { Vocabulary } from './kinds.ts'

export const nl: Vocabulary = {
  ask: 'wat kost | hoeveel kost | wat kosten | een offerte | offerte voor | offerte maken | prijslijst | een demo | een demonstratie | proefperiode | gratis proberen | gratis uitproberen | per gebruiker | contract tekenen | willen bestellen | wil bestellen | willen kopen',
  topic:
    'prijs | prijzen | kosten | offerte | demo | demonstratie | proef | contract | aanbieding | voorstel | korting | licentie | licenties | tarieven',
  want: 'kunnen jullie | kunt u | kan je | kun je | zou ik | graag | wil | willen | zoek | zoeken | op zoek | nodig | geïnteresseerd | alstublieft | alsjeblieft | sturen | stuur',
  trouble:
    'terugbetaling | geld terug | dubbel afgeschreven | opzeggen | klacht | kapot | defect | al betaald | mijn factuur | foutmelding | schande | fout',
  negator: 'geen | niet | nooit | zonder',
  negator_after: 'niet',
  lifts: 'weet | weten | ontvangen | gevonden | gezien | aarzel | alleen | waarom niet | probleem',
  sarcasm: 'ja hoor | ja tuurlijk | droom lekker verder | geweldig zeg',
  unreal: 'als we het budget hadden | als we budget hadden | hadden we budget',
  third_party:
    'een vriend van mij | een vriendin van mij | mijn buurman | mijn broer | mijn zwager | mijn neef | het bedrijf van mijn | het bedrijf van een | een klant van ons | een van onze klanten | mijn vorige werkgever | mijn oude bedrijf | een ander bedrijf | andere bedrijven | mijn/een vriend/vriendin/buurman/broer/zus/zwager/neef/oom/vader/man/vrouw',
  they: 'zij | ze | hij | hun',
  own_subject: 'wij | we | ons | onze | ik zoek | ik wil',
  auto_reply: 'automatisch antwoord | afwezig | niet op kantoor',
  budget: 'budget | begroting',
  budget_or_quote: '',
  spend: 'uitgeven | investeren | tot | maximaal | hooguit | ongeveer | niet meer dan',
  own: 'ons budget | mijn budget | het budget is | goedgekeurd | gereserveerd',
  seats: 'gebruikers | medewerkers | licenties | werkplekken | personen | mensen | collega s | agenten | werknemers',
  team: 'team van | we zijn met | wij zijn met',
  deadline: 'voor | vanaf | uiterlijk | beginnen | starten | deadline | leveren | beslissen | nodig',
  urgent: 'zo snel mogelijk | dringend | spoed | meteen | onmiddellijk',
  first_person: 'ik ben | als',
  title: 'directeur | eigenaar | oprichter | bestuurder | manager | hoofd inkoop | inkoper | zaakvoerder',
  decider: 'ik beslis | ik teken',
  not_decider: 'mijn baas beslist | ik beslis niet',
  company: 'ons bedrijf | mijn bedrijf | onze winkel | ons kantoor | ik werk bij | wij zijn een',
  rival:
    'concurrent | concurrenten | concurrentie | andere leverancier | momenteel gebruiken | we gebruiken nu | overstappen van | vergeleken met | alternatief voor',
  support_question:
    'mijn bestelling | onze bestelling | mijn account | werkt niet | werkt niet meer | foutmelding | terugbetaling | mijn factuur | niet aangekomen | niet geleverd | mijn pakket | waar is mijn | waar blijft',
  support_topic: 'wachtwoord | inloggen',
  job_seeker: 'sollicitatie | solliciteren | mijn cv | vacature | stageplek',
  vendor:
    'wij bieden u | wij bieden jullie | onze pakketten | mag ik u een | bedrijven zoals die van u | backlink* | u heeft ~ gewonnen',
  student: 'ik ben student | ik ben studente | mijn scriptie | voor mijn studie | schoolproject',
  unsubscribe:
    'uitschrijven | afmelden voor | geen mails meer | geen e mails meer | verwijder mijn gegevens | laat me met rust',
  refusal:
    'geen interesse | niet geïnteresseerd | voor een ander gekozen | niet meer nodig | blijven bij ons/onze | besloten om niet | hebben besloten niet | andere oplossing gekozen',
  abuse: 'idioot | idioten | klootzak* | kut | oplichters | rot op',
  unsubscribe_link: 'hier uitschrijven | om je af te melden',
  no_money: 'kunnen we niet betalen | geen geld voor | te duur voor ons | boven ons budget',
  formerly: 'mijn vorige/oude/vroegere werkgever/bedrijf/baan',
  thanks_for_message: 'bedankt voor je/uw/jullie bericht/mail',
  first_person_after: 'hier',
  support_thing: 'garantie | factuur | app | ben klant | zijn klant | bestelling',
  cannot: 'kan niet | lukt niet',
  we_are: '',
  seek: 'op zoek naar een',
  wish: 'ik zoek | wij zoeken | we zoeken | op zoek naar | ik wil | we willen | wij willen | ik heb ~ nodig | zoeken naar',
  plan: 'willen | wil | zouden graag | zou graag | moeten | van plan | overwegen | overweeg | denken erover',
  acquire:
    'kopen | te kopen | aanschaffen | aan te schaffen | vervangen | te vervangen | huren | leasen | bestellen | overstappen | over te stappen | vernieuwen',
  runs: 'ik heb een/mijn | ik run | ik leid een',
  org: 'bakkerij | restaurant | praktijk | kantoor | bureau | hotel | sportschool | werkplaats | winkel | bedrijf | school | apotheek | fabriek | garage',
  pays: 'uitgeven | betalen | besteden | investeren',
  we_run: 'we/wij zijn/hebben een',
}
