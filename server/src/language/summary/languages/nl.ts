import { type LanguageTable, phrases } from './table.ts'

export const nl: LanguageTable = {
  code: 'nl',
  spaced: true,
  openers: phrases(`
    hallo | hoi | hey | hi | dag | goedemorgen | goedemiddag | goedenavond | goedendag | beste
    | geachte heer, mevrouw | geachte heer/mevrouw | geachte | hallo allemaal | beste team | beste klantenservice
    | oké | ok | oke
  `),
  interjections: phrases(`
    ja | nee | bedankt | dank u | dank je | dankjewel | dank u wel | prima | goed | top | perfect | natuurlijk
    | zeker | begrepen | ik begrijp het | geen probleem | bedankt voor uw bericht | bedankt voor je bericht
    | bedankt voor de informatie | helaas | sorry | super
  `),
  chatter: phrases(`
    bedankt | dank u | dank je | dank je wel | dank u wel | dankjewel | hartelijk dank | alvast bedankt
    | bij voorbaat dank | heel erg bedankt | graag gedaan | alstublieft | alsjeblieft | met vriendelijke groet
    | vriendelijke groet | groeten | groetjes | fijne dag | een fijne dag | fijne dag nog | nog een fijne dag
    | prettige dag | fijn weekend | tot ziens | doei | waarmee kan ik u helpen | waarmee kan ik je helpen
    | hoe kan ik u helpen | hoe kan ik je helpen | hoe gaat het | een moment | een momentje | momentje
    | kunt u mij helpen | kunnen jullie mij helpen | kun je me helpen | ik heb hulp nodig | ik heb een vraag
    | ik heb een probleem | help | hulp | prima | top | perfect | oké | ok | ja | nee | goed | fijn | mooi
    | voor uw hulp | voor je hulp | voor de hulp | voor de snelle hulp | geen dank | u ook
  `),
  weak: phrases(`
    wat jammer | jammer | wat vervelend | tot dan | tot snel
    | sorry | excuses | onze excuses | mijn excuses | het spijt me | het spijt ons | wat vervelend | vervelend
    | excuses voor | neem ons niet | ik begrijp | we begrijpen | wij begrijpen | jammer | bedankt | dank
    | hartelijk dank | graag gedaan | geen dank | kan ik u verder | kan ik je verder | kan ik u nog
    | kan ik je nog | heeft u nog | heb je nog | mocht u | mocht je | als u nog | als je nog | laat het gerust
    | laat het ons | neem gerust | aarzel niet | ik help u graag | ik help je graag | ik hoop | wij hopen
    | we hopen | fijne dag | een fijne | nog een | prettige | met vriendelijke | groeten | een moment | momentje
    | ik kijk even | ik ga het na | fijn om | wat fijn | mijn naam is | ik ben
  `),
  questionWords: phrases(`
    waar is | waar blijft | waar zijn | waar kan | wanneer komt | wanneer wordt | wanneer kan | wanneer krijg
    | hoe kan | hoe lang | hoeveel | wat is | wat kost | waarom is | waarom kan | waarom werkt | welke | kunt u
    | kun je | kunnen jullie | zou u | kan ik | is het mogelijk | hebben jullie | heeft u
  `),
  questionEndings: [],
  wants: phrases(`
    ik wil | ik wilde | ik zou graag | ik wil graag | ik heb nodig | nodig | wij willen | we willen | graag
    | kunt u | kun je | kunnen jullie | kan ik | hoe kan ik | is het mogelijk | terugbetaling | geld terug
    | annuleren | omruilen | ruilen | retourneren | terugsturen | opzeggen | niet aangekomen | niet ontvangen
    | werkt niet | doet het niet | waar is | waar blijft
  `),
  changes: phrases(`
    toch liever | van gedachten veranderd | bij nader inzien | nog iets | nog een vraag | laat maar | ik wil ook
  `),
  changeHints: phrases(`
    eigenlijk | liever | in plaats van | daarnaast | ook nog | ik bedoelde | bovendien | toch maar | toch niet
  `),
  solved: phrases(`
    werkt nu | werkt weer | het werkt | doet het weer | nu werkt | opgelost | het is gelukt | gelukt
    | is aangekomen | is binnen | heb ik ontvangen | heb het ontvangen | alles in orde | is geregeld
  `),
  labels: {
    customerSays: 'De klant schrijft:',
    customerAsks: 'De klant vraagt:',
    customerLater: 'De klant voegt later toe:',
    agentSays: 'De medewerker antwoordt:',
    agentAsks: 'De medewerker vraagt:',
    assistantSays: 'De assistent antwoordt:',
    openQuestion: 'Nog niet beantwoord:',
    confirmed: 'De klant bevestigt:',
    subject: 'Onderwerp:',
    resolved: 'Het gesprek is opgelost.',
    waitingForCustomer: 'Wacht op de klant.',
    waitingForAgent: 'Wacht op de medewerker.',
    nothingMore: 'De klant vraagt verder niets.',
    nothing: 'Het gesprek bevat geen tekst om samen te vatten.',
    quotes: ['“', '”'],
  },
}
