import { type LanguageTable, phrases } from './table.ts'

export const pl: LanguageTable = {
  code: 'pl',
  spaced: true,
  openers: phrases(`
    cześć | hej | dzień dobry | dobry wieczór | witam | witam serdecznie | witajcie | szanowni państwo
    | szanowna pani | szanowny panie | dzień dobry państwu | siema | halo | ok | okej
  `),
  interjections: phrases(`
    tak | nie | dziękuję | dzięki | bardzo dziękuję | dobrze | super | świetnie | jasne | oczywiście | rozumiem
    | w porządku | przepraszam | niestety | dziękujemy za wiadomość | dziękuję za wiadomość
    | dziękuję za odpowiedź | dziękujemy za kontakt | nie ma problemu
  `),
  chatter: phrases(`
    dziękuję | dzięki | bardzo dziękuję | dziękuję bardzo | z góry dziękuję | dziękuję z góry | dziękujemy
    | proszę | proszę bardzo | pozdrawiam | pozdrawiam serdecznie | z poważaniem | miłego dnia | życzę miłego dnia
    | udanego dnia | miłego weekendu | do widzenia | na razie | w czym mogę pomóc | jak mogę pomóc | chwileczkę
    | chwilę | moment | proszę o chwilę | proszę chwilę poczekać | czy możecie mi pomóc | czy mogą państwo pomóc
    | proszę o pomoc | potrzebuję pomocy | mam pytanie | mam problem | pomocy | super | świetnie | ok | okej | tak
    | nie | dobrze | jasne | rozumiem | w porządku | idealnie | za pomoc | za szybką pomoc | za odpowiedź
    | za szybką odpowiedź | nie ma za co | nie ma sprawy | wzajemnie | i wzajemnie | bardzo | życzę
  `),
  weak: phrases(`
    szkoda | ojej | do zobaczenia | bardzo nam przykro
    | przepraszam | przepraszamy | bardzo przepraszam | bardzo przepraszamy | przykro mi | przykro nam
    | najmocniej przepraszam | proszę wybaczyć | rozumiem | rozumiemy | bardzo mi przykro | dziękuję | dziękujemy
    | dzięki | proszę bardzo | nie ma za co | cieszę się | cieszymy się | czy mogę jeszcze | czy mogę w czymś
    | czy jest coś | jeśli ma pan | jeśli ma pani | w razie pytań | w razie dalszych | gdyby
    | jestem do dyspozycji | pozostaję | pozostajemy | służę pomocą | chętnie pomogę | chętnie pomożemy
    | mam nadzieję | mamy nadzieję | życzę | życzymy | miłego | pozdrawiam | z poważaniem | chwileczkę
    | proszę o chwilę | już sprawdzam | zaraz sprawdzę | nazywam się | jestem
  `),
  questionWords: phrases(`
    gdzie jest | gdzie są | gdzie mogę | kiedy | jak mogę | jak długo | ile | co to | co mam | dlaczego | czemu
    | który | która | jaki jest | jaka jest | czy | czy mogę | czy mogą | czy można | czy jest
  `),
  questionEndings: [],
  wants: phrases(`
    chcę | chciałbym | chciałabym | potrzebuję | proszę o | poproszę | chcemy | czy mogę | czy możecie
    | czy można | czy mogą | jak mogę | zwrot | zwrócić | zwrotu | anulować | wymienić | reklamację | reklamacja
    | nie dotarła | nie dotarł | nie dotarło | nie otrzymałem | nie otrzymałam | nie działa | gdzie jest
  `),
  changes: phrases(`
    zmieniłem zdanie | zmieniłam zdanie | wolałbym | wolałabym | wolę | jeszcze jedno | jeszcze jedna
    | potrzebuję też | chciałbym też | chciałabym też
  `),
  changeHints: phrases(`
    jednak | zamiast | właściwie | dodatkowo | ponadto | i jeszcze | miałem na myśli | miałam na myśli | nieważne
  `),
  solved: phrases(`
    już działa | teraz działa | działa teraz | znowu działa | zadziałało | rozwiązane | problem rozwiązany
    | udało się | paczka dotarła | już dotarła | już dotarł | otrzymałem zwrot | otrzymałam zwrot
    | wszystko w porządku
  `),
  labels: {
    customerSays: 'Klient pisze:',
    customerAsks: 'Klient pyta:',
    customerLater: 'Klient dodaje później:',
    agentSays: 'Konsultant odpowiada:',
    agentAsks: 'Konsultant pyta:',
    assistantSays: 'Asystent odpowiada:',
    openQuestion: 'Nadal bez odpowiedzi:',
    confirmed: 'Klient potwierdza:',
    subject: 'Temat:',
    resolved: 'Rozmowa jest rozwiązana.',
    waitingForCustomer: 'Oczekuje na klienta.',
    waitingForAgent: 'Oczekuje na konsultanta.',
    nothingMore: 'Klient nie pyta o nic więcej.',
    nothing: 'Rozmowa nie zawiera tekstu do streszczenia.',
    quotes: ['„', '”'],
  },
}
