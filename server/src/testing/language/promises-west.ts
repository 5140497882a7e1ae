import { listed } from './promises.ts'

/** What an agent may write and an assistant may not, and what both may: as natives write it. */
export const west: Readonly<Record<string, { promised: string[]; harmless: string[] }>> = {
  en: {
    promised: listed(`
      I'll look into it and get back to you. | We will refund you tomorrow. | I will check that with the warehouse. |
      Someone from our team will call you this afternoon. | I have forwarded your question to our experts. |
      I'll personally make sure it arrives on Friday. | We'll send you a replacement right away. | You will hear from us tomorrow. |
      Leave it with me, I'm going to have a word with the courier and let you know. |
      Our billing team will reach out to you by tomorrow. | I've passed your request on to a colleague. |
      We'll credit your card within the hour. | Let me check that with the warehouse and come back to you. |
      If you tell us the model, we’ll continue from there. | Let’s look into that further. | We can certainly take a look! |
      I would like someone from our social media team to look into this. | We’re looping in an expert. | We’ll be on standby.
    `),
    harmless: listed(`
      You will receive an e-mail after ordering. | Your parcel will arrive within 3 days. | We send a tracking link by e-mail. |
      The courier will leave a note if nobody is at home. | You can let us know the new address by replying. |
      Our customer service can change the address for you. | If you need more help, contact us at any time. | I hope that helps! |
      You will get a tracking link as soon as the parcel leaves our warehouse. | Refunds take three to five working days. |
      You can change the address until the order has been packed. | We ship to all countries of the EU. |
      Please check your spam folder first. | Our team answers on weekdays from nine to five. |
      We refund the price once the parcel has arrived back with us. | I am sorry to hear that the lamp is broken.
    `),
  },
  de: {
    promised: listed(`
      Ich werde das prüfen und melde mich bei Ihnen. | Wir erstatten Ihnen den Betrag morgen. |
      Ein Kollege ruft Sie heute Nachmittag an. | Ich leite Ihre Anfrage an die Fachabteilung weiter. | Wir kümmern uns darum. |
      Sie hören morgen von uns. | Ich sorge dafür, dass es am Freitag ankommt. |
      Ich schaue mir das gleich an und gebe Ihnen Bescheid. | Unser Team wird sich morgen bei Ihnen melden. |
      Wir schicken Ihnen heute noch Ersatz. | Ich habe Ihr Anliegen an die Buchhaltung weitergeleitet. |
      Das kläre ich für Sie und rufe Sie zurück. | Den Brief dazu unterschreibe ich heute noch. |
      Ich lege Ihnen eine Rechnung bei. | Ich frage intern nach und melde mich morgen.
    `),
    harmless: listed(`
      Ihr Paket kommt innerhalb von drei Tagen an. | Wir versenden einen Link zur Sendungsverfolgung per E-Mail. |
      Sie können uns die neue Adresse mitteilen. | Wenn Sie weitere Hilfe brauchen, kontaktieren Sie uns. |
      Der Fahrer wird eine Karte hinterlassen. | Wir prüfen jede Rücksendung auf Vollständigkeit. |
      Ich hoffe, das hilft Ihnen weiter! | Sie erhalten nach der Bestellung eine Bestätigung per E-Mail. |
      Die Erstattung dauert drei bis fünf Werktage. | Ihr Paket wird innerhalb von drei Tagen zugestellt. |
      Wir liefern nach Österreich und in die Schweiz. | Bitte prüfen Sie zuerst Ihren Spam-Ordner. |
      Unser Team antwortet werktags von neun bis siebzehn Uhr. |
      Wir erstatten den Preis, sobald das Paket bei uns eingetroffen ist. | Es tut mir leid, dass die Lampe kaputt ist.
    `),
  },
  nl: {
    promised: listed(`
      Ik ga het controleren en laat het u weten. | We betalen u het bedrag morgen terug. | Een medewerker belt u vanmiddag. |
      Ik stuur uw vraag door naar de juiste afdeling. | Wij zorgen ervoor dat het vrijdag aankomt. |
      Ik kijk het even na en neem contact met je op. | Ik zoek het voor u uit en kom erop terug. |
      Een collega neemt morgen contact met u op. | We zullen het bedrag vandaag terugstorten. |
      Ik heb uw vraag doorgestuurd naar de administratie. | Ik ga dit even navragen bij het magazijn. |
      Ik haal de melding er weer af. | Ik stuur het contract vanmiddag ter ondertekening.
    `),
    harmless: listed(`
      Uw pakket komt binnen drie dagen aan. | We sturen een trackinglink per e-mail. |
      Neem contact met ons op als u hulp nodig hebt. | De bezorger laat een kaartje achter. |
      U kunt ons het nieuwe adres doorgeven. | Ik hoop dat dit helpt! | U ontvangt na uw bestelling een bevestiging per e-mail. |
      De terugbetaling duurt drie tot vijf werkdagen. | U kunt het adres wijzigen voordat het pakket is verzonden. |
      Wij bezorgen ook in België. | Controleer eerst uw map met ongewenste e-mail. |
      Ons team antwoordt op werkdagen van negen tot vijf. | Wij betalen de prijs terug zodra het pakket bij ons terug is. |
      Wat vervelend dat de lamp kapot is.
    `),
  },
  fr: {
    promised: listed(`
      Je vais vérifier et je vous recontacte. | Nous vous rembourserons demain. | Un collègue vous appellera cet après-midi. |
      Je transmets votre demande au service concerné. | Nous reviendrons vers vous rapidement. |
      Je ferai le nécessaire dès aujourd’hui. | Je regarde ça tout de suite et je reviens vers vous. |
      Notre équipe vous contactera demain matin. | Nous allons vous rembourser dans la journée. |
      J’ai transmis votre demande au service comptable. | Je m’en occupe et je vous tiens au courant. |
      Je vous l’expédie aujourd’hui en Colissimo. | J’ai glissé une clé dans le colis. | Je viens de vérifier.
    `),
    harmless: listed(`
      Votre colis arrivera sous trois jours. | Nous envoyons un lien de suivi par e-mail. |
      Contactez-nous si vous avez besoin d’aide. | Le livreur laissera un avis de passage. |
      Vous pouvez nous communiquer la nouvelle adresse. | J’espère que cela vous aide ! |
      Vous recevrez un e-mail de confirmation après votre commande. | Le remboursement prend de trois à cinq jours ouvrés. |
      Vous pouvez modifier l’adresse avant l’expédition. | Nous livrons en Belgique et en Suisse. |
      Vérifiez d’abord votre dossier de courrier indésirable. | Notre équipe répond en semaine de neuf à dix-sept heures. |
      Nous remboursons le prix dès que le colis nous est revenu. | Je suis désolé que la lampe soit cassée.
    `),
  },
  es: {
    promised: listed(`
      Voy a revisarlo y le respondo enseguida. | Le reembolsaremos mañana. | Un agente le llamará esta tarde. |
      Transmito su consulta al departamento correspondiente. | Nos encargaremos de todo. |
      Lo consultaré con mis compañeros y te avisaré. | Ahora mismo lo miro y te digo algo. |
      Un compañero se pondrá en contacto con usted mañana. | Le devolveremos el dinero hoy mismo. |
      He pasado su caso al departamento de facturación. | Voy a consultarlo con el almacén y le aviso. |
      Acabo de anular el segundo cargo. | Lo miro ahora mismo. | Con esas once, le pongo cinco más de regalo.
    `),
    harmless: listed(`
      Su paquete llegará en tres días. | Enviamos un enlace de seguimiento por correo. |
      Póngase en contacto con nosotros si necesita ayuda. | El repartidor dejará un aviso. |
      Puede comunicarnos la nueva dirección. | Espero que le sirva de ayuda. |
      Recibirá un correo de confirmación después de hacer el pedido. | El reembolso tarda de tres a cinco días hábiles. |
      Puedes cambiar la dirección antes del envío. | Enviamos a Canarias y Baleares. |
      Compruebe primero la carpeta de correo no deseado. | Nuestro equipo responde de lunes a viernes, de nueve a cinco. |
      Reembolsamos el importe cuando el paquete ha llegado a nuestro almacén. | Siento que la lámpara esté rota.
    `),
  },
  pt: {
    promised: listed(`
      Vou averiguar e entro em contato com você. | Iremos reembolsá-lo amanhã. | Um colega irá ligar-lhe esta tarde. |
      Vamos enviar um novo produto ainda hoje. | Encaminharei a sua questão à equipe responsável. |
      Vamos tratar disso e damos notícias. | Vou verificar com o armazém e já lhe digo. |
      A nossa equipa entrará em contacto consigo amanhã. | Nós vamos reembolsar você ainda hoje. |
      Já encaminhei seu pedido para o financeiro. | Deixe comigo, retorno em breve com uma resposta. |
      Envio-lhe uma nova esta semana. | Avise duas semanas antes e eu separo uma para você.
    `),
    harmless: listed(`
      A sua encomenda chegará em três dias. | Enviamos um link de rastreamento por e-mail. |
      Entre em contacto connosco se precisar de ajuda. | O estafeta deixará um aviso. | Você pode nos informar o novo endereço. |
      Espero ter ajudado! | Você receberá um e-mail de confirmação após o pedido. | O reembolso leva de três a cinco dias úteis. |
      Pode alterar a morada antes do envio. | Enviamos para todo o Brasil. | Verifique primeiro a pasta de spam. |
      A nossa equipa responde nos dias úteis, das nove às dezassete. |
      Reembolsamos o valor quando o pacote chega ao nosso armazém. | Lamento que o candeeiro esteja partido.
    `),
  },
  it: {
    promised: listed(`
      Verificherò e le darò una risposta. | La rimborseremo domani. | Un operatore la chiamerà nel pomeriggio. |
      Inoltro la sua domanda al reparto competente. | Ce ne occupiamo noi. | Vado a controllare e ti faccio sapere al più presto. |
      Controllo subito e le faccio sapere. | Un nostro collega la contatterà domani. | Le rimborseremo l’importo entro oggi. |
      Ho inoltrato la sua richiesta alla contabilità. | Me ne occupo io e la ricontatto. |
      Gliele spedisco oggi con corriere espresso.
    `),
    harmless: listed(`
      Il suo pacco arriverà entro tre giorni. | Inviamo un link per il tracciamento via e-mail. |
      Ci contatti se ha bisogno di aiuto. | Il corriere lascerà un avviso. | Può comunicarci il nuovo indirizzo. |
      Spero di esserle stato utile! | Riceverà un’e-mail di conferma dopo l’ordine. |
      Il rimborso richiede da tre a cinque giorni lavorativi. | Puoi cambiare l’indirizzo prima della spedizione. |
      Spediamo in tutta Italia. | Controlli prima la cartella dello spam. |
      Il nostro team risponde nei giorni feriali dalle nove alle diciassette. |
      Rimborsiamo il prezzo quando il pacco è tornato da noi. | Mi dispiace che la lampada sia rotta.
    `),
  },
  ro: {
    promised: listed(`
      Voi verifica și vă voi reveni cu un răspuns. | Vă vom returna banii mâine. | Un operator vă va suna după-amiază. |
      Voi transmite întrebarea departamentului potrivit. | Ne ocupăm noi de asta. | Vă contactăm în cel mai scurt timp. |
      Verific cu depozitul și revin cu un răspuns. | Un coleg vă va contacta mâine. | Vă vom rambursa banii astăzi. |
      Am transmis solicitarea dumneavoastră la contabilitate. | O să mă interesez și vă anunț.
    `),
    harmless: listed(`
      Coletul va ajunge în trei zile. | Trimitem un link de urmărire prin e-mail. | Contactați-ne dacă aveți nevoie de ajutor. |
      Curierul va lăsa un aviz. | Ne puteți comunica noua adresă. | Sper că vă este de folos! |
      Veți primi un e-mail de confirmare după comandă. | Rambursarea durează între trei și cinci zile lucrătoare. |
      Puteți schimba adresa înainte de expediere. | Livrăm în toată România. | Verificați mai întâi dosarul de spam. |
      Echipa noastră răspunde în zilele lucrătoare, între nouă și cinci. | Rambursăm prețul după ce coletul ajunge la noi. |
      Îmi pare rău că lampa este spartă.
    `),
  },
  el: {
    promised: listed(`
      Θα το κοιτάξω και θα επανέλθω. | Θα σας επιστρέψουμε τα χρήματα αύριο. | Ένας εκπρόσωπός μας θα σας καλέσει το απόγευμα. |
      Θα προωθήσω την ερώτησή σας στο αρμόδιο τμήμα. | Θα το φροντίσουμε εμείς. | Θα επικοινωνήσουμε μαζί σας σύντομα. |
      Θα το ελέγξω με την αποθήκη και θα σας ενημερώσω. | Ένας συνάδελφος θα επικοινωνήσει μαζί σας αύριο. |
      Θα σας επιστρέψουμε τα χρήματα σήμερα. | Προώθησα το αίτημά σας στο λογιστήριο. | Το κοιτάζω αμέσως και επανέρχομαι.
    `),
    harmless: listed(`
      Το δέμα σας θα φτάσει μέσα σε τρεις ημέρες. | Στέλνουμε έναν σύνδεσμο παρακολούθησης με email. |
      Επικοινωνήστε μαζί μας αν χρειάζεστε βοήθεια. | Ο κούριερ θα αφήσει ειδοποίηση. | Μπορείτε να μας δώσετε τη νέα διεύθυνση. |
      Ελπίζω να βοηθά! | Θα λάβετε ένα email επιβεβαίωσης μετά την παραγγελία. |
      Η επιστροφή χρημάτων διαρκεί τρεις έως πέντε εργάσιμες ημέρες. | Μπορείτε να αλλάξετε τη διεύθυνση πριν από την αποστολή. |
      Κάνουμε παραδόσεις σε όλη την Ελλάδα. | Ελέγξτε πρώτα τον φάκελο ανεπιθύμητης αλληλογραφίας. |
      Η ομάδα μας απαντά τις εργάσιμες ημέρες από τις εννέα έως τις πέντε. | Επιστρέφουμε το ποσό μόλις παραλάβουμε το δέμα. |
      Λυπάμαι που η λάμπα είναι σπασμένη.
    `),
  },
  sv: {
    promised: listed(`
      Jag ska kolla upp det och hör av mig. | Vi betalar tillbaka dig i morgon. | En medarbetare ringer dig i eftermiddag. |
      Jag vidarebefordrar din fråga till rätt avdelning. | Vi tar hand om det. | Jag återkommer så snart jag vet mer. |
      Jag kollar med lagret och återkommer. | En kollega hör av sig till dig i morgon. |
      Vi kommer att betala tillbaka pengarna i dag. | Jag har skickat ditt ärende vidare till ekonomiavdelningen. |
      Jag ska undersöka saken och meddela dig. | Rättat och skickat igen!
    `),
    harmless: listed(`
      Ditt paket kommer fram inom tre dagar. | Vi skickar en spårningslänk via e-post. | Kontakta oss om du behöver hjälp. |
      Budet lämnar en avi. | Du kan meddela oss den nya adressen. | Jag hoppas att det hjälper! |
      Du får ett bekräftelsemejl efter din beställning. | Återbetalningen tar tre till fem arbetsdagar. |
      Du kan ändra adressen innan paketet skickas. | Vi levererar i hela Sverige. | Kontrollera först din skräppost. |
      Vårt team svarar vardagar mellan nio och fem. | Vi betalar tillbaka priset när paketet har kommit tillbaka till oss. |
      Jag beklagar att lampan är trasig.
    `),
  },
  da: {
    promised: listed(`
      Jeg vil tjekke det og vende tilbage til dig. | Vi refunderer dig i morgen. | En medarbejder ringer til dig i eftermiddag. |
      Jeg videresender dit spørgsmål til den rette afdeling. | Vi tager os af det. | Jeg sørger for, at den ankommer fredag. |
      Jeg undersøger det med lageret og vender tilbage. | En kollega kontakter dig i morgen. | Vi vil refundere beløbet i dag. |
      Jeg har sendt din sag videre til bogholderiet. | Det skal jeg nok få tjekket for dig.
    `),
    harmless: listed(`
      Din pakke ankommer inden for tre dage. | Vi sender et sporingslink på e-mail. | Kontakt os, hvis du har brug for hjælp. |
      Buddet lægger en besked. | Du kan give os den nye adresse. | Jeg håber, det hjælper! |
      Du modtager en bekræftelse på e-mail efter din bestilling. | Refusionen tager tre til fem hverdage. |
      Du kan ændre adressen, inden pakken sendes. | Vi leverer i hele Danmark. | Tjek først din spammappe. |
      Vores team svarer på hverdage fra ni til sytten. | Vi refunderer prisen, når pakken er kommet tilbage til os. |
      Jeg er ked af, at lampen er gået i stykker.
    `),
  },
  nb: {
    promised: listed(`
      Jeg skal sjekke det og komme tilbake til deg. | Vi refunderer deg i morgen. | En medarbeider ringer deg i ettermiddag. |
      Jeg videresender spørsmålet ditt til riktig avdeling. | Vi tar oss av det. | Jeg sørger for at den kommer fredag. |
      Jeg sjekker med lageret og kommer tilbake til deg. | En kollega tar kontakt med deg i morgen. |
      Vi skal refundere beløpet i dag. | Jeg har sendt saken din videre til regnskap. |
      Dette skal jeg undersøke og gi deg beskjed om.
    `),
    harmless: listed(`
      Pakken din kommer innen tre dager. | Vi sender en sporingslenke på e-post. | Kontakt oss hvis du trenger hjelp. |
      Budet legger igjen en lapp. | Du kan gi oss den nye adressen. | Jeg håper det hjelper! |
      Du får en bekreftelse på e-post etter bestillingen. | Refusjonen tar tre til fem virkedager. |
      Du kan endre adressen før pakken sendes. | Vi leverer i hele Norge. | Sjekk først søppelpostmappen din. |
      Teamet vårt svarer på hverdager fra ni til fem. | Vi refunderer prisen når pakken er kommet tilbake til oss. |
      Jeg beklager at lampen er ødelagt.
    `),
  },
  fi: {
    promised: listed(`
      Tarkistan asian ja palaan siihen pian. | Palautamme sinulle rahat huomenna. |
      Asiakaspalvelijamme soittaa teille iltapäivällä. | Välitän kysymyksesi oikealle osastolle. | Hoidamme asian. |
      Otamme sinuun yhteyttä mahdollisimman pian. | Tarkistan asian varastolta ja palaan asiaan. |
      Kollegani ottaa teihin yhteyttä huomenna. | Palautamme rahat teille vielä tänään. | Olen välittänyt pyyntönne laskutukseen. |
      Selvitän tämän ja ilmoitan teille.
    `),
    harmless: listed(`
      Pakettisi saapuu kolmen päivän kuluessa. | Lähetämme seurantalinkin sähköpostitse. |
      Ota meihin yhteyttä, jos tarvitset apua. | Kuljettaja jättää saapumisilmoituksen. | Voit ilmoittaa meille uuden osoitteen. |
      Toivottavasti tästä on apua! | Saatte tilausvahvistuksen sähköpostiin tilauksen jälkeen. |
      Palautus kestää kolmesta viiteen arkipäivää. | Osoitteen voi vaihtaa ennen lähetystä. | Toimitamme kaikkialle Suomeen. |
      Tarkista ensin roskapostikansiosi. | Tiimimme vastaa arkisin yhdeksästä viiteen. |
      Palautamme hinnan, kun paketti on saapunut meille. | Olen pahoillani, että lamppu on rikki.
    `),
  },
}
