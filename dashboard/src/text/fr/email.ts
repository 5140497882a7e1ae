import type { Dictionary } from '../dictionary.ts'

export const email: Dictionary['email'] = {
  lead: 'Les notifications et les réponses aux clients qui ont quitté le chat sont envoyées par ce serveur.',
  server: 'Serveur sortant (SMTP)',
  host: 'Hôte',
  port: 'Port',
  security: 'Sécurité',
  username: 'Nom d’utilisateur',
  username_hint: 'Laissez vide si le serveur ne demande pas d’identification.',
  password: 'Mot de passe',
  password_kept: 'Laissez vide pour garder le mot de passe enregistré.',
  from_name: 'Nom de l’expéditeur',
  from_address: 'Adresse de l’expéditeur',
  saved: 'Serveur d’e-mail enregistré',
  test: 'Envoyer un e-mail de test',
  test_save_first: 'Enregistrez d’abord vos modifications.',
  remove: 'Supprimer le serveur',
  removed: 'Serveur d’e-mail supprimé',
  remove_ask: 'Supprimer le serveur d’e-mail ? Sans lui, aucun e-mail ne part.',
  operator:
    'Les e-mails sont envoyés par le serveur de messagerie de votre hébergeur. Configurez le vôtre pour en utiliser un autre.',
  none: 'Aucun e-mail n’est encore envoyé. L’aide de votre fournisseur indique l’hôte et le port.',
  admins_only: 'Seuls les administrateurs configurent l’e-mail.',
  last_failed: 'Le dernier e-mail n’a pas pu être envoyé :',
  securities: {
    starttls: 'STARTTLS (en général port 587)',
    tls: 'TLS (en général port 465)',
    none: 'Aucune (non chiffré)',
  },
  failures: {
    host_not_found: 'Le nom d’hôte est introuvable. Vérifiez son orthographe.',
    address_not_allowed:
      'L’hôte ne mène pas à une adresse publique. La personne qui gère Parley peut autoriser d’autres adresses.',
    connection_refused:
      'Le serveur a refusé la connexion. Vérifiez le port : en général 587 avec STARTTLS ou 465 avec TLS.',
    timeout:
      'Le serveur n’a pas répondu à temps. Vérifiez l’hôte et le port, et si un pare-feu bloque le courrier sortant. Avec le port 465, choisissez TLS.',
    tls_failed:
      'Connexion chiffrée impossible. Vérifiez la sécurité et si le certificat est valable pour ce nom d’hôte.',
    login_refused:
      'Le serveur a refusé l’identification. Vérifiez le nom d’utilisateur et le mot de passe. Certains fournisseurs exigent un mot de passe d’application.',
    sender_refused: 'Le serveur n’accepte pas l’adresse de l’expéditeur. Utilisez-en une qui appartient à ce compte.',
    relay_denied:
      'Le serveur ne relaie pas le courrier de cet expéditeur. Saisissez un nom d’utilisateur et un mot de passe, ou demandez une autorisation à son exploitant.',
    recipient_refused: 'Le serveur n’accepte pas l’adresse du destinataire.',
    not_smtp: 'La connexion a été perdue, ou ce n’est pas un serveur de messagerie. Vérifiez le port et la sécurité.',
    server_refused: 'Le serveur a refusé l’e-mail.',
  },
  sent: (address) => `Envoyé à ${address}. Vérifiez votre boîte de réception et les indésirables.`,
  reply: (words) => `Le serveur a répondu : ${words}`,
}
