import type { Vocabulary } from './kinds.ts'

export const it: Vocabulary = {
  ask: 'quanto costa | quanto costano | quanto costerebbe | quanto viene | un preventivo | preventivo per | listino prezzi | vostri prezzi | una demo | una dimostrazione | prova gratuita | periodo di prova | per utente | firmare il contratto | vorremmo acquistare | vorrei acquistare | vorremmo comprare',
  topic:
    'prezzo | prezzi | costo | costi | preventivo | demo | dimostrazione | prova | contratto | offerta | proposta | sconto | licenza | licenze | prove | canone',
  want: 'potete | potreste | potrebbe | può | vorrei | vorremmo | ho bisogno | abbiamo bisogno | cerco | cerchiamo | stiamo cercando | interessato | interessata | interessati | per favore | per cortesia | mi serve | ci serve | inviarmi | inviarci | mandarmi | mandarci | desidero | desideriamo',
  trouble:
    'rimborso | addebitato | addebitati | annullare | reclamo | disdetta | vergogna | guasto | rotto | rotta | ho pagato | già pagato | mia fattura | errore',
  negator: 'non | nessun | nessuna | senza | mai | né',
  negator_after: '',
  lifts: 'so | sappiamo | ricevuto | trovato | trovo | visto | esitate | solo | perché non | problema',
  sarcasm: 'ma certo come no | come no | si certo come | che affarone | complimenti vivissimi',
  unreal: 'se avessimo | se avessi | magari avessimo',
  third_party:
    'l azienda di un amico | l azienda di mio | l azienda di mia | un mio amico | una mia amica | mio cugino | mio fratello | mio cognato | il mio vicino | un nostro cliente | uno dei nostri clienti | la mia vecchia azienda | un altra azienda | altre aziende | mio/un/una/mia amico/amica/vicino/fratello/cugino/cognato/zio/padre/marito/moglie',
  they: 'loro | lui | lei | essi',
  own_subject: 'noi | nostro | nostra | nostri | abbiamo | siamo | vorremmo | ci serve',
  auto_reply: 'risposta automatica | fuori ufficio | sono in ferie',
  budget: 'budget | stanziato',
  budget_or_quote: '',
  spend: 'spendere | investire | fino a | meno di | massimo | al massimo | circa | non più di | tetto',
  own: 'abbiamo | nostro budget | mio budget | il budget è | disponiamo | stanziato | approvato',
  seats:
    'utenti | utente | licenze | postazioni | dipendenti | persone | collaboratori | operatori | agenti | colleghi | addetti',
  team: 'team di | siamo in | siamo | squadra di | azienda di',
  deadline:
    'entro | prima | partire | iniziare | cominciare | avviare | da | dal | consegna | decidere | scadenza | ci serve | abbiamo bisogno',
  urgent: 'urgente | urgenza | il prima possibile | al più presto | quanto prima | subito | immediatamente',
  first_person: 'sono | in qualità di | lavoro come',
  title:
    'direttore | direttrice | titolare | amministratore | amministratrice | responsabile | fondatore | fondatrice | presidente | proprietario | proprietaria | socio | socia | dirigente',
  decider: 'decido io | firmo io | la decisione è mia',
  not_decider: 'decide il mio capo | non decido io | devo chiedere al mio capo',
  company:
    'nostra azienda | mia azienda | nostra società | nostra agenzia | nostro negozio | nostro studio | lavoro per | siamo un azienda | siamo una',
  rival:
    'concorrente | concorrenti | concorrenza | altro fornitore | attualmente usiamo | usiamo attualmente | usiamo oggi | passare da | rispetto a | alternativa a | stiamo confrontando',
  support_question:
    'mio ordine | nostro ordine | mio account | mio abbonamento | non funziona | non funzionano | non riesco ad accedere | non riesco a entrare | messaggio di errore | rimborso | mia fattura | non è arrivato | non è arrivata | il mio pacco | mio pacco | dov è il mio',
  support_topic: 'password | accesso | login',
  job_seeker:
    'candidatura | candidarmi | mio curriculum | il mio cv | posizione aperta | posizioni aperte | cerco lavoro | offerta di lavoro | tirocinio',
  vendor:
    'offriamo servizi | vi offriamo | le offriamo | la nostra agenzia offre | posso inviarle | aziende come la vostra | backlink* | i nostri pacchetti | aumentare il vostro traffico | ha vinto | hai vinto | siamo produttori',
  student:
    'sono uno studente | sono una studentessa | la mia tesi | tesi di laurea | tesi magistrale | per l università | progetto universitario | la tesi',
  unsubscribe:
    'cancellarmi | disiscrivermi | disiscrivere | cancellate i miei dati | non scrivetemi | smettete di | non contattatemi',
  refusal:
    'non sono interessato | non sono interessata | non siamo interessati | non mi interessa | non ci interessa | abbiamo scelto un altro | non ne abbiamo più bisogno | restiamo con | rimaniamo con | abbiamo deciso di non | un altra soluzione',
  abuse: 'idiota* | imbecill* | stronz* | vaffanculo | merda | cretin* | ladri | truffatori',
  unsubscribe_link: 'per cancellarti | cancellati qui',
  no_money:
    'non possiamo permettercelo | non abbiamo soldi | troppo caro per noi | fuori budget | fuori dal nostro/mio budget',
  formerly: 'la mia vecchia/ex azienda | ho lavorato per | ho gestito',
  thanks_for_message: 'grazie per il tuo/suo messaggio',
  first_person_after: 'qui di',
  support_thing: 'fattura | app | account | garanzia | sono cliente | siamo clienti | ordine',
  cannot: 'non riesco | non riusciamo',
  we_are: '',
  seek: 'cerchiamo un/una ~ strumento/soluzione/software/sistema | ci serve un/una',
  wish: 'ho bisogno di | abbiamo bisogno di | cerco | cerchiamo | stiamo cercando | sto cercando | vorrei | vorremmo | ci serve | mi serve | ci servono | mi servono | ci servirebbero | avremmo bisogno di | avrei bisogno di | cercavamo',
  plan: 'vogliamo | dobbiamo | intendiamo | pensiamo di | stiamo valutando | stiamo pensando | voglio',
  acquire:
    'comprare | acquistare | sostituire | rinnovare | noleggiare | ordinare | cambiare | passare a | attrezzare | arredare',
  runs: 'ho un/una/un/mio | gestisco | dirigo | possiedo',
  org: 'panificio | ristorante | bar | clinica | studio | agenzia | albergo | palestra | officina | negozio | azienda | ditta | scuola | farmacia | fabbrica',
  pays: 'spendere | pagare | investire',
  we_run: 'siamo un/una | abbiamo un/una',
}
