import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const assistant: Dictionary['assistant'] = {
  title: 'Assistant',
  lead: 'Qui répond aux nouvelles conversations, et quel modèle de langage l’aide.',
  read_only: 'Seuls les propriétaires et les administrateurs peuvent modifier ces paramètres.',
  answering: 'Réponses',
  status: 'Assistant',
  status_on: 'Activé : répond aux conversations qui lui sont attribuées',
  status_off:
    'Désactivé : votre équipe s’occupe de tout. Les conversations en cours de l’assistant lui sont transmises aussitôt.',
  name: 'Nom affiché aux clients',
  emergency_text: 'Texte d’urgence',
  emergency_text_hint:
    'Ajouté au message de sécurité fixe quand quelqu’un peut être en danger. Indiquez un numéro à appeler.',
  channels: 'Les nouvelles conversations vont à',
  channels_hint: 'Réglage propre à chaque canal :',
  who: { assistant: 'Assistant', human: 'Équipe' },
  deadline:
    'Si l’assistant ne répond pas sous 30 secondes ou rencontre une erreur, la conversation est transmise à votre équipe.',
  saved: 'Paramètres enregistrés.',
  model: 'Modèle de langage',
  model_lead:
    'Facultatif. Les résumés, les réponses tirées des articles et la notation des prospects fonctionnent sans modèle. Avec un modèle, ils se lisent mieux, et les brouillons peuvent être reformulés et traduits.',
  provider: 'Fournisseur',
  providers: {
    embedded: 'Aucun (moteur intégré)',
    openai_compatible: 'Compatible OpenAI (OpenAI, Ollama, vLLM, llama.cpp, etc.)',
    anthropic: 'Anthropic',
  },
  deployment: (engine) => `Sans modèle à vous, celui de cette installation est utilisé : ${apart(engine)}.`,
  base_url: 'URL de base',
  base_url_hint:
    'Avec la version, par exemple /v1. Utilisez https, ou http dans les réseaux autorisés par la personne qui gère Parley.',
  model_name: 'Modèle',
  model_name_hint: 'Nom du modèle chez le fournisseur.',
  embedding_model: 'Modèle d’embeddings',
  embedding_model_hint: 'Facultatif. Trouve les articles d’après leur sens, et pas seulement par mots-clés.',
  api_key: 'Clé API',
  api_key_stored:
    'Une clé est enregistrée. Laissez ce champ vide pour la conserver. Si vous changez de fournisseur ou d’URL, saisissez-la de nouveau.',
  api_key_none: 'Chiffrée, elle ne sera plus jamais affichée. Laissez ce champ vide si votre serveur n’en demande pas.',
  api_key_again: 'Vous avez changé de fournisseur ou d’URL. Saisissez de nouveau la clé API.',
  forget_key: 'Supprimer la clé enregistrée',
  redaction: 'Données personnelles',
  redactions: {
    remote: 'Remplacer par des substituts, sauf si le modèle tourne sur cette machine',
    always: 'Toujours remplacer par des substituts',
    never: 'Envoyer telles quelles',
  },
  redaction_hint:
    'Concerne les adresses e-mail, les numéros de téléphone et de carte, et les IBAN. Ils sont rétablis dans la réponse.',
  test: 'Tester le modèle',
  test_saved: 'Teste les paramètres enregistrés.',
  test_ok: (engine, ms) => `${apart(engine)} a répondu en ${ms} ms.`,
  ways: {
    json_schema: 'Sortie structurée : schéma JSON.',
    tool: 'Sortie structurée : appel d’outil.',
    json_object: 'Sortie structurée : mode JSON.',
    prompt: 'Sortie structurée : par prompt uniquement.',
  },
  problems: {
    no_model: 'Aucun modèle de langage connecté. Le moteur intégré s’occupe de tout.',
    budget: 'Le budget est épuisé. Augmentez-le ci-dessous ou attendez demain (UTC).',
    refused: 'Le modèle a refusé une question anodine. Essayez un autre modèle.',
    invalid:
      'Les réponses du modèle ne respectent pas le format requis. Essayez un autre modèle et vérifiez que l’URL de base contient la version.',
    timeout:
      'Le modèle n’a pas répondu à temps. Le premier appel doit peut-être le charger : testez de nouveau. Si l’échec persiste, essayez un modèle plus petit.',
    rate_limited: 'La limite du fournisseur est atteinte. Patientez ou augmentez-la chez lui.',
    unreachable:
      'Le serveur est injoignable ou ne connaît pas ce modèle. Vérifiez l’URL de base, le nom du modèle et que le serveur fonctionne.',
    unauthorized: 'La clé API est incorrecte ou ne donne pas accès à ce modèle. Vérifiez-la chez le fournisseur.',
  },
  said: 'Détails',
  budget: 'Budget',
  tokens_per_day: 'Jetons par jour',
  tokens_per_conversation: 'Jetons par conversation',
  tokens_hint: '0 désactive le modèle. Au-delà du budget, le moteur intégré prend le relais.',
  usage: 'Utilisation',
  usage_today: (used, all) => `${used} jetons sur ${all} aujourd’hui (UTC)`,
  usage_empty: 'Aucun appel au modèle ces 7 derniers jours.',
  usage_table: 'Appels au modèle ces 7 derniers jours',
  columns: {
    day: 'Jour',
    purpose: 'Objet',
    engine: 'Modèle',
    outcome: 'Résultat',
    calls: 'Appels',
    tokens: 'Jetons',
    ms: 'Durée moyenne',
  },
  purposes: {
    summary: 'Résumés',
    reply: 'Réponses',
    suggestion: 'Brouillons',
    extraction: 'Prospects',
    test: 'Tests',
  },
  outcomes: {
    answered: 'Répondu',
    interrupted: 'Interrompu',
    budget: 'Budget dépassé',
    refused: 'Refusé',
    invalid: 'Réponse non valide',
    timeout: 'Délai dépassé',
    rate_limited: 'Limite atteinte',
    unreachable: 'Injoignable',
    unauthorized: 'Non autorisé',
  },
}
