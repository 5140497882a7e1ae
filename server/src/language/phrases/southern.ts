import type { Words } from './phrases.ts'

export const southern: Readonly<Record<string, Words>> = {
  fr: {
    greeting: 'Bonjour ! En quoi puis-je vous aider ?',
    thanks: 'Avec plaisir !',
    fine: 'Très bien. Avez-vous besoin d’autre chose ?',
    assistant: 'Je suis un assistant automatique. Je réponds à partir de nos articles d’aide.',
    may_help: 'Ceci peut vous aider :',
    clarify: 'Je ne suis pas sûr de comprendre. Pouvez-vous le décrire avec d’autres mots ou un peu plus de détails ?',
    unknown:
      'Je n’ai rien trouvé à ce sujet dans nos articles d’aide. Vouliez-vous dire autre chose ? Écrivez-le alors avec d’autres mots.',
    source: 'Source',
    offer: 'Vous préférez parler à une personne ? Écrivez « parler à une personne ».',
    hand_over: 'Je vous transfère à une personne de l’équipe.',
    no_answer: 'Je n’ai pas de bonne réponse à cela. Je vous transfère à une personne de l’équipe.',
    sorry: 'Désolé, je n’ai pas pu répondre à temps. Je vous transfère à une personne de l’équipe.',
    emergency:
      'Cela semble grave et demande une personne. Je l’ai transmis à notre équipe en urgence. Si vous ou quelqu’un d’autre êtes en danger en ce moment, appelez tout de suite les secours.',
  },
  es: {
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    thanks: '¡De nada!',
    fine: 'Muy bien. ¿Hay algo más?',
    assistant: 'Soy un asistente automático. Respondo con nuestros artículos de ayuda.',
    may_help: 'Esto puede ayudar:',
    clarify: 'No estoy seguro de entenderlo. ¿Podría describirlo con otras palabras o con algo más de detalle?',
    unknown:
      'No he encontrado nada sobre eso en nuestros artículos de ayuda. ¿Se refería a otra cosa? Escríbalo entonces con otras palabras.',
    source: 'Fuente',
    offer: '¿Prefiere hablar con una persona? Escriba «hablar con una persona».',
    hand_over: 'Le paso con una persona del equipo.',
    no_answer: 'No tengo una buena respuesta para eso. Le paso con una persona del equipo.',
    sorry: 'Lo siento, no he podido responder a tiempo. Le paso con una persona del equipo.',
    emergency:
      'Esto parece grave y necesita a una persona. Lo he pasado a nuestro equipo como urgente. Si usted u otra persona está en peligro ahora mismo, llame de inmediato al número de emergencias.',
  },
  pt: {
    greeting: 'Olá! Em que posso ajudar?',
    thanks: 'De nada!',
    fine: 'Muito bem. Há mais alguma coisa?',
    assistant: 'Sou um assistente automático. Respondo a partir dos nossos artigos de ajuda.',
    may_help: 'Isto pode ajudar:',
    clarify: 'Não sei se entendi bem. Pode descrever com outras palavras ou com mais algum detalhe?',
    unknown:
      'Não encontrei nada sobre isso nos nossos artigos de ajuda. Queria dizer outra coisa? Escreva então com outras palavras.',
    source: 'Fonte',
    offer: 'Prefere falar com uma pessoa? Escreva “falar com uma pessoa”.',
    hand_over: 'Vou passar a conversa a uma pessoa da equipa.',
    no_answer: 'Não tenho uma boa resposta para isso. Vou passar a conversa a uma pessoa da equipa.',
    sorry: 'Lamento, não consegui responder a tempo. Vou passar a conversa a uma pessoa da equipa.',
    emergency:
      'Isto parece grave e precisa de uma pessoa. Já o encaminhei à nossa equipe como urgente. Se você ou outra pessoa estiver em perigo agora, ligue já para o número de emergência.',
  },
  it: {
    greeting: 'Salve! Come posso aiutarla?',
    thanks: 'Prego!',
    fine: 'Bene. C’è altro?',
    assistant: 'Sono un assistente automatico. Rispondo in base ai nostri articoli di aiuto.',
    may_help: 'Questo potrebbe aiutare:',
    clarify: 'Non sono sicuro di aver capito. Può descriverlo con altre parole o con qualche dettaglio in più?',
    unknown:
      'Non ho trovato nulla al riguardo nei nostri articoli di aiuto. Intendeva altro? Allora lo scriva con altre parole.',
    source: 'Fonte',
    offer: 'Preferisce parlare con una persona? Scriva «parlare con una persona».',
    hand_over: 'La passo a una persona del nostro team.',
    no_answer: 'Non ho una buona risposta a questo. La passo a una persona del nostro team.',
    sorry: 'Mi dispiace, non sono riuscito a rispondere in tempo. La passo a una persona del nostro team.',
    emergency:
      'Sembra una cosa seria e serve una persona. L’ho passata al nostro team come urgente. Se lei o qualcun altro è in pericolo in questo momento, chiami subito il numero di emergenza.',
  },
  ro: {
    greeting: 'Bună ziua! Cu ce vă pot ajuta?',
    thanks: 'Cu plăcere!',
    fine: 'Bine. Mai este ceva?',
    assistant: 'Sunt un asistent automat. Răspund din articolele noastre de ajutor.',
    may_help: 'Acest lucru v-ar putea ajuta:',
    clarify: 'Nu sunt sigur că am înțeles. Puteți descrie cu alte cuvinte sau cu mai multe detalii?',
    unknown:
      'Nu am găsit nimic despre asta în articolele noastre de ajutor. V-ați referit la altceva? Atunci scrieți cu alte cuvinte.',
    source: 'Sursa',
    offer: 'Preferați să vorbiți cu o persoană? Scrieți „vreau să vorbesc cu o persoană”.',
    hand_over: 'Vă transfer către o persoană din echipă.',
    no_answer: 'Nu am un răspuns bun la asta. Vă transfer către o persoană din echipă.',
    sorry: 'Îmi pare rău, nu am putut răspunde la timp. Vă transfer către o persoană din echipă.',
    emergency:
      'Pare grav și e nevoie de un om. Am transmis mesajul echipei noastre ca urgent. Dacă dumneavoastră sau altcineva este în pericol chiar acum, sunați imediat la numărul de urgență.',
  },
  el: {
    greeting: 'Γεια σας! Πώς μπορώ να βοηθήσω;',
    thanks: 'Παρακαλώ!',
    fine: 'Ωραία. Υπάρχει κάτι άλλο;',
    assistant: 'Είμαι αυτόματος βοηθός. Απαντώ με βάση τα άρθρα βοήθειάς μας.',
    may_help: 'Αυτό ίσως βοηθήσει:',
    clarify: 'Δεν είμαι σίγουρος ότι κατάλαβα. Μπορείτε να το περιγράψετε με άλλα λόγια ή πιο αναλυτικά;',
    unknown: 'Δεν βρήκα τίποτα γι’ αυτό στα άρθρα βοήθειάς μας. Εννοούσατε κάτι άλλο; Τότε γράψτε το με άλλα λόγια.',
    source: 'Πηγή',
    offer: 'Προτιμάτε να μιλήσετε με άνθρωπο; Γράψτε «θέλω να μιλήσω με άνθρωπο».',
    hand_over: 'Σας συνδέω με έναν άνθρωπο της ομάδας.',
    no_answer: 'Δεν έχω καλή απάντηση σε αυτό. Σας συνδέω με έναν άνθρωπο της ομάδας.',
    sorry: 'Λυπάμαι, δεν μπόρεσα να απαντήσω εγκαίρως. Σας συνδέω με έναν άνθρωπο της ομάδας.',
    emergency:
      'Αυτό ακούγεται σοβαρό και χρειάζεται άνθρωπο. Το έχω προωθήσει στην ομάδα μας ως επείγον. Αν εσείς ή κάποιος άλλος κινδυνεύει αυτή τη στιγμή, καλέστε αμέσως τον αριθμό έκτακτης ανάγκης.',
  },
}
