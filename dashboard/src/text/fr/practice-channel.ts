import type { Dictionary } from '../dictionary.ts'

export const practice_channel: Dictionary['practice_channel'] = {
  begin: 'Essayez en tant que client',
  begin_lead:
    'Ajoutez une messagerie d’essai, écrivez-vous en tant que client et répondez depuis la boîte de réception. Rien ne quitte ce service.',
  begin_act: 'Ajouter une messagerie d’essai',
  answers: 'Comment elle prend vos messages',
  moods: {
    well: 'Elle les remet',
    rejected: 'Elle les refuse',
    unavailable: 'Elle est en panne',
    unanswered: 'Elle les remet, mais sa réponse se perd',
  },
  phone: 'Le téléphone du client',
  phone_lead:
    'Écrivez en tant que client. Vos réponses apparaissent ici et sont considérées comme lues dès que le client écrit à nouveau.',
  customer: 'Client',
  message: 'Message',
  send: 'Envoyer en tant que client',
  empty: 'Aucun message pour l’instant.',
  you: 'Vous',
}
