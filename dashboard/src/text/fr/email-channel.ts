import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')

export const email_channel: Dictionary['email_channel'] = {
  address: 'Adresse e-mail',
  address_hint: 'Les clients y écrivent, et vos réponses en partent.',
  find: 'Chercher les serveurs',
  finding: 'Recherche des serveurs de cette boîte…',
  not_found: 'Aucun serveur trouvé pour cette adresse. Saisissez ceux que l’aide de votre fournisseur indique.',
  found: {
    known: (provider) => `Cette boîte est chez ${provider}. Ses serveurs sont remplis.`,
    autoconfig: 'Le domaine indique ses serveurs. Ils sont remplis.',
    srv: 'Le domaine indique ses serveurs. Ils sont remplis.',
    guess: 'Ces serveurs portent les noms habituels. Vérifiez-les avant d’enregistrer.',
  },
  remarks: {
    app_password:
      'Utilisez un mot de passe d’application, à créer dans les paramètres de sécurité du compte. Le mot de passe habituel est refusé.',
    imap_may_be_off: 'IMAP est peut-être désactivé. Activez-le dans les paramètres de la boîte.',
    oauth_only: 'Ce fournisseur refuse les mots de passe. Choisissez ci-dessus de vous connecter avec lui.',
    no_imap: 'Ce fournisseur n’a pas d’IMAP. Redirigez l’adresse vers une boîte ailleurs.',
  },
  incoming: 'Serveur entrant (IMAP)',
  outgoing: 'Serveur sortant (SMTP)',
  securities: {
    tls: 'TLS (port 993 en général)',
    starttls: 'STARTTLS (port 143 en général)',
    none: 'Aucune (non chiffré)',
  },
  sign_in: {
    choices: {
      password: 'Mot de passe',
      microsoft: 'Microsoft',
      google: 'Google',
      other: 'Un autre fournisseur (OAuth 2.0)',
    },
    label: 'Se connecter avec',
    lead: 'Enregistrez d’abord Parley comme client auprès du fournisseur. Une fois le canal ajouté, connectez-vous à la boîte en dessous.',
    client_id: 'ID client',
    client_secret: 'Secret client',
    client_secret_hint: 'Enregistré sous forme chiffrée.',
    tenant: 'Locataire (tenant)',
    tenant_hint: 'Si ce champ est vide, les utilisateurs de tous les locataires peuvent se connecter.',
    authorization_url: 'URL d’autorisation',
    token_url: 'URL de jeton',
    scopes: 'Étendues (scopes)',
    scopes_hint: 'Séparées par des espaces.',
    title: 'Connexion à la boîte aux lettres',
    redirect: 'URI de redirection',
    redirect_lead: 'Enregistrez exactement cette URI de redirection auprès du fournisseur :',
    none: 'Personne ne s’est encore connecté.',
    granted: 'Connexion établie.',
    ended: 'Le fournisseur n’accepte plus la connexion. Connectez-vous à nouveau.',
    act: 'Se connecter',
    again: 'Se reconnecter',
    end: 'Se déconnecter de la boîte',
    completing: 'Connexion en cours…',
    denied: 'Le fournisseur n’a pas autorisé la connexion, ou vous l’avez annulée. Vous pouvez recommencer.',
    foreign: 'Cette connexion n’a pas commencé dans cette fenêtre. Recommencez sous le canal.',
    back: 'Retour aux canaux',
    granted_as: (address: string) => `Connexion établie avec ${apart(address)}.`,
    failures: {
      consent_needed: 'Personne ne s’est encore connecté à la boîte. Connectez-vous ci-dessous.',
      consent_ended:
        'Le fournisseur n’accepte plus la connexion à la boîte, par exemple parce qu’un mot de passe a changé. Connectez-vous à nouveau.',
      client_refused:
        'Le fournisseur n’accepte pas le client. Vérifiez l’ID client et le secret client, qui a peut-être expiré.',
      token_unavailable: 'Le fournisseur ne répond pas pour le moment. Parley continue d’essayer.',
      token_refused:
        'Le serveur de messagerie a refusé la connexion. Vérifiez que le compte connecté peut utiliser cette boîte, et que IMAP et SMTP y sont activés.',
    } as Record<string, string>,
  },
  password_of_both: 'Mot de passe',
  password_of_both_hint: 'Pour les deux serveurs. Il est enregistré chiffré.',
  password_again: 'Saisissez-le de nouveau si vous changez de serveur.',
  from_name: 'Nom de l’expéditeur',
  signature: 'Signature',
  signature_hint: 'Sous chaque réponse.',
  sent_folder: 'Dossier des messages envoyés',
  sent_folder_hint: 'Vide : détecté automatiquement. Les réponses envoyées depuis votre messagerie en sont importées.',
  file_sent: 'Classer une copie de chaque réponse dans le dossier des messages envoyés',
  file_sent_hint:
    'Ainsi, tous ceux qui lisent la boîte dans une messagerie voient ce qui a été envoyé d’ici. Une copie classée par votre fournisseur ne l’est pas deux fois.',
  trusted: 'Serveur qui vérifie les expéditeurs',
  trusted_hint:
    'Le premier mot de l’en-tête Authentication-Results des e-mails reçus, comme mx.example.com. Vide : aucun expéditeur n’est vérifié.',
  plus: 'Demander les réponses à des adresses avec un signe plus',
  plus_hint:
    'Une réponse à support+abc@example.com retrouve toujours sa conversation. Seulement si votre serveur distribue ces adresses.',
  more: 'Serveurs et plus',
  test: 'Tester la connexion',
  test_save_first: 'Enregistrez d’abord vos modifications.',
  authserv_found: (id: string) => `Les expéditeurs sont vérifiés par ${id}. Le canal se fie désormais à ses mentions.`,
  authserv_problems: {
    not_arrived:
      'L’identité des expéditeurs n’a pas été vérifiée : l’e-mail de test n’est pas arrivé à temps. Réessayez plus tard.',
    no_header:
      'Aucun expéditeur n’est considéré comme vérifié : votre serveur n’ajoute pas de mention (Authentication-Results) à cet e-mail. S’il en ajoute aux e-mails externes, saisissez son nom ci-dessous.',
    forgeable:
      'Aucun expéditeur n’est considéré comme vérifié : votre serveur laisse passer de fausses mentions (Authentication-Results) sous son propre nom.',
  },
  incoming_ok: 'Les e-mails peuvent être lus.',
  outgoing_ok: 'Les e-mails peuvent être envoyés.',
  problem: 'À regarder :',
  not_read_yet: 'La boîte sera lue dans un instant.',
  failures: {
    login_refused:
      'Le serveur a refusé la connexion. Vérifiez le nom d’utilisateur et le mot de passe. Certains fournisseurs exigent un mot de passe d’application ou l’activation d’IMAP.',
    folder_missing: 'Ce dossier n’existe pas sur le serveur. Vérifiez son nom.',
    not_imap: 'La connexion a été perdue, ou ce n’est pas un serveur IMAP. Vérifiez le port et la sécurité.',
    connection_refused:
      'Le serveur a refusé la connexion. Vérifiez le port : en général 993 avec TLS, ou 143 avec STARTTLS.',
    timeout:
      'Le serveur n’a pas répondu à temps. Vérifiez l’hôte et le port, et si un pare-feu bloque la connexion. Avec le port 993, choisissez TLS.',
    server_refused: 'Le serveur a refusé de remettre les e-mails.',
    not_stored:
      'Un e-mail n’a pas pu être enregistré. Il reste dans la boîte, et l’essai est répété jusqu’à ce qu’il le soit.',
    not_filed:
      'La copie d’une réponse n’a pas pu être classée parmi les messages envoyés. La réponse elle-même est partie.',
  },
  records: 'Enregistrements de votre domaine',
  records_lead:
    'Sans eux, les destinataires peuvent prendre vos réponses pour du spam. Ajoutez-les là où votre domaine est géré.',
  records_check: 'Vérifier les enregistrements',
  record_kinds: {
    mx: 'MX : où arrivent les e-mails',
    spf: 'SPF : qui peut envoyer',
    dkim: 'DKIM : e-mails signés',
    dmarc: 'DMARC : que faire des faux',
  },
  record_states: {
    found: 'Trouvé',
    missing: 'Manquant',
    incomplete: 'Incomplet',
    unknown: 'Impossible à vérifier de l’extérieur',
  },
  record_add: (name) => `Enregistrement TXT pour ${name}`,
  counts: {
    title: 'Ce que sont devenus vos e-mails',
    lead: 'Tous les e-mails lus dans cette boîte ces 30 derniers jours.',
    outcomes: {
      stored: (n) =>
        count(n, { one: '# e-mail est devenu un message.', other: '# e-mails sont devenus des messages.' }),
      from_itself: (n) =>
        count(n, {
          one: '# e-mail prétend venir de cette adresse, mais ne figure pas parmi ses e-mails envoyés. C’est devenu un message, et personne ne reçoit les réponses.',
          other:
            '# e-mails prétendent venir de cette adresse, mais ne figurent pas parmi ses e-mails envoyés. Ils sont devenus des messages, et personne ne reçoit les réponses.',
        }),
      unreadable: (n) =>
        count(n, {
          one: '# e-mail était illisible. Il est joint à une conversation en tant que fichier.',
          other: '# e-mails étaient illisibles. Chacun est joint à une conversation en tant que fichier.',
        }),
      report: (n) =>
        count(n, {
          one: '# rapport de livraison a été noté à côté de la réponse concernée.',
          other: '# rapports de livraison ont été notés à côté des réponses concernées.',
        }),
      blocked: (n) =>
        count(n, {
          one: '# e-mail d’un expéditeur bloqué a été ignoré.',
          other: '# e-mails d’expéditeurs bloqués ont été ignorés.',
        }),
      own: (n) =>
        count(n, {
          one: '# copie d’un e-mail envoyé a été ignorée.',
          other: '# copies d’e-mails envoyés ont été ignorées.',
        }),
      unrelated: (n) =>
        count(n, {
          one: '# e-mail envoyé sans rapport avec une conversation a été ignoré.',
          other: '# e-mails envoyés sans rapport avec une conversation ont été ignorés.',
        }),
      old: (n) =>
        count(n, {
          one: '# e-mail antérieur à la connexion de la boîte a été ignoré.',
          other: '# e-mails antérieurs à la connexion de la boîte ont été ignorés.',
        }),
      duplicate: (n) => count(n, { one: '# doublon a été ignoré.', other: '# doublons ont été ignorés.' }),
    },
    week: (count) => `${count} ces 7 derniers jours`,
    show: 'Afficher les conversations',
    empty: 'Aucun e-mail ces 30 derniers jours',
    empty_hint: (address) =>
      `Pour essayer, envoyez un e-mail à ${apart(address)}. Vous verrez ici quels e-mails sont devenus des messages, et pourquoi d’autres ont été ignorés.`,
  },
  journal: {
    title: 'Non importés',
    lead: 'E-mails de cette boîte qui ne sont pas devenus des messages. Expéditeurs et objets sont lus dans la boîte à l’ouverture de la liste, sans être enregistrés.',
    show: 'Afficher les e-mails',
    reason: 'Motif',
    all: 'Tous les motifs',
    reasons: {
      report: 'Rapport de remise d’une réponse',
      blocked: 'Expéditeur bloqué',
      own: 'Copie d’un e-mail envoyé',
      unrelated: 'Envoyé, sans conversation',
      old: 'Antérieur au canal',
      duplicate: 'Même e-mail, de nouveau',
    },
    empty: 'Tout a été importé',
    empty_hint:
      'Les e-mails qui ne deviennent pas des messages apparaissent ici avec le motif, par exemple un expéditeur bloqué ou une copie. Vous pouvez importer chacun d’eux malgré tout.',
    none: 'Aucun e-mail avec ce motif',
    absence: 'N’est plus dans la boîte',
    no_subject: 'Sans objet',
    take_in: 'Importer quand même',
    taken_in: 'Importé',
    open: 'Ouvrir la conversation',
  },
  begin: 'Répondre aux e-mails ici',
  begin_lead:
    'Connectez une boîte : les e-mails qui y arrivent deviennent des conversations. Les e-mails existants ne sont pas importés.',
  begin_act: 'Connecter une boîte',
}
