import { type LanguageTable, phrases } from './table.ts'

export const it: LanguageTable = {
  code: 'it',
  spaced: true,
  openers: phrases(`
    ciao | ciao a tutti | salve | buongiorno | buon giorno | buonasera | buona sera | buon pomeriggio | gentile
    | gentili signori | spettabile | gentile cliente | egregi signori | ehi | ok | allora | va bene
  `),
  interjections: phrases(`
    sì | si | no | grazie | grazie mille | perfetto | certo | certamente | ottimo | bene | capisco | capito
    | d'accordo | nessun problema | grazie per la risposta | grazie per averci contattato
    | grazie per averci scritto | grazie per il messaggio | scusi | mi scusi
  `),
  chatter: phrases(`
    grazie | grazie mille | molte grazie | grazie in anticipo | tante grazie | vi ringrazio | la ringrazio
    | per favore | per cortesia | prego | cordiali saluti | distinti saluti | saluti | buona giornata
    | buona serata | buon weekend | arrivederci | a presto | come posso aiutarla | come posso aiutarti
    | in cosa posso aiutarla | in cosa posso esserle utile | come sta | come stai | un momento | un attimo
    | un attimo per favore | potete aiutarmi | mi potete aiutare | può aiutarmi | mi può aiutare
    | ho bisogno di aiuto | ho una domanda | ho un problema | aiuto | perfetto | ottimo | ok | sì | no | va bene
    | d'accordo | benissimo | di nulla | di niente | figurati | si figuri | per l'aiuto | per il suo aiuto
    | per la disponibilità | anche a lei | le auguro | una | per la risposta | gentilissimi | gentilissima
  `),
  weak: phrases(`
    che peccato | ci dispiace | oh no | a presto
    | mi dispiace | ci dispiace | siamo spiacenti | sono spiacente | ci scusiamo | mi scuso | scusi | scusa
    | scusate | mi scusi | le chiedo scusa | chiediamo scusa | capisco | comprendo | comprendiamo
    | purtroppo capita | grazie | la ringrazio | la ringraziamo | ti ringrazio | prego | di nulla | si figuri
    | non esiti | non esitare | se ha | se hai | se dovesse | posso aiutarla in altro | posso aiutarti in altro
    | c'è altro | ha altre | resto a | restiamo a | rimango a | rimaniamo a | per qualsiasi | spero | speriamo
    | buona giornata | le auguro | le auguriamo | cordiali | saluti | un attimo | un momento | verifico subito
    | controllo subito | mi fa piacere | sono felice | siamo felici | siamo lieti | mi chiamo | sono
    | siamo dispiaciuti | ci rammarichiamo | ci rincresce
  `),
  questionWords: phrases(`
    dov'è | dove si trova | dove sono | quando arriva | quando arriverà | quando sarà | come posso | come faccio
    | come si fa | quanto | quanti | qual è | quali sono | perché non | perché il | perché la | cosa devo | potete
    | può | potrebbe | potreste | posso | è possibile | avete | c'è un modo
  `),
  questionEndings: [],
  wants: phrases(`
    voglio | vorrei | desidero | ho bisogno | mi serve | vorremmo | per favore | potete | potreste | potrebbe
    | può | posso | come posso | è possibile | rimborso | rimborsare | annullare | cancellare | cambiare
    | restituire | reso | non è arrivato | non ho ricevuto | non è ancora arrivato | non funziona | dov'è
    | chiedo | richiedo | chiediamo | vi prego | la prego | gradirei | pretendo
  `),
  changes: phrases(`
    preferisco | preferirei | ho cambiato idea | cambiato idea | anche bisogno | vorrei anche | un'altra cosa
    | ancora una cosa | un'altra domanda | lasci perdere | ripensandoci
  `),
  changeHints: phrases(`
    in realtà | invece di | invece | piuttosto | inoltre | volevo dire | alla fine | anzi | meglio
  `),
  solved: phrases(`
    ora funziona | adesso funziona | funziona di nuovo | ha funzionato | funziona tutto | risolto
    | problema risolto | è arrivato | l'ho ricevuto | ho ricevuto il rimborso | tutto a posto | tutto ok
  `),
  labels: {
    customerSays: 'Il cliente scrive:',
    customerAsks: 'Il cliente chiede:',
    customerLater: 'Il cliente aggiunge poi:',
    agentSays: 'L’operatore risponde:',
    agentAsks: 'L’operatore chiede:',
    assistantSays: 'L’assistente risponde:',
    openQuestion: 'Ancora senza risposta:',
    confirmed: 'Il cliente conferma:',
    subject: 'Oggetto:',
    resolved: 'La conversazione è risolta.',
    waitingForCustomer: 'In attesa del cliente.',
    waitingForAgent: 'In attesa dell’operatore.',
    nothingMore: 'Il cliente non chiede altro.',
    nothing: 'La conversazione non contiene testo da riassumere.',
    quotes: ['«', '»'],
  },
}
