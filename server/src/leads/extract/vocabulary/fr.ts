import type { Vocabulary } from './kinds.ts'

export const fr: Vocabulary = {
  ask: `combien coûte | combien coûtent | combien ça coûte | combien ca | quel est le prix | quels sont les prix | quels sont vos tarifs | quel est le tarif | quel tarif | vos tarifs | grille tarifaire | liste de prix | un devis | devis pour | le devis | demande de devis | une démo | une démonstration | essai gratuit
    | tester gratuitement | par utilisateur | par poste | remise sur volume | tarif dégressif | signer le contrat | signer un contrat | passer commande | souhaite commander | souhaitons commander | souhaite acheter | souhaitons acheter`,
  topic:
    'prix | tarif | tarifs | coût | coûts | devis | démo | démonstration | essai | contrat | offre | proposition | remise | licence | licences | abonnement entreprise',
  want: `pouvez vous | pourriez vous | peux tu | je voudrais | nous voudrions | j aimerais | nous aimerions | souhaite | souhaitons | souhaiterais | souhaiterions | besoin | cherche | cherchons | recherchons | recherche | intéressé | intéressée | intéressés | merci de | s il vous plaît | svp | envoyer | envoyez | voulons | je veux | envisageons | possible`,
  trouble:
    'remboursement | rembourser | remboursé | débité | facturé deux fois | prélevé | résilier | résiliation | annuler | réclamation | plainte | mauvais prix | augmentation de prix | hausse de prix | hausse de tarif | cassé | j ai payé | déjà payé | ma facture | dernière facture | scandaleux | inadmissible | arnaque | panne',
  negator: 'pas | aucun | aucune | sans | jamais | ni | zéro | nul',
  negator_after: '',
  lifts:
    'sais | savons | savoir | reçu | trouvé | trouve | vu | hésitez | seulement | pourquoi pas | sûr | problème | encore reçu',
  sarcasm:
    'ben voyons | ben tiens | mais bien sûr | ah bravo | bravo vraiment | génial vraiment | quelle générosité | quelle bonne blague | vous rigolez | il ne manquait plus que ça | dans vos rêves | l affaire du siècle | si j avais un million',
  budget: 'budget | budgets | enveloppe | enveloppe budgétaire | financement',
  budget_or_quote: '',
  spend:
    'dépenser | investir | jusqu à | moins de | maximum | max | au plus | pas plus de | environ | autour de | autour des | prêt à payer | prêts à payer | prévu | alloué | validé | débloqué',
  own: 'nous avons | j ai | on a | notre budget | mon budget | nous disposons | on dispose | validé | alloué | débloqué | approuvé | est prévu | budget est | budget de',
  seats:
    'utilisateurs | utilisatrices | licences | postes | salariés | employés | collaborateurs | personnes | agents | comptes | collègues | commerciaux | sièges | accès | livreurs | vélos',
  team: 'équipe de | nous sommes | on est | société de | entreprise de | effectif de | une flotte de',
  deadline:
    'd ici | avant | dès | à partir | pour | jusqu | démarrer | démarrage | lancer | lancement | échéance | date limite | livr* | décider | décision | commander | besoin | mettre en place | déployer | au plus tard | commencer',
  urgent:
    'urgent | urgente | urgence | dès que possible | au plus vite | rapidement possible | le plus vite possible | immédiatement | tout de suite | sans attendre',
  first_person: 'je suis | suis | en tant que | en qualité de | je travaille comme | étant',
  title:
    'directeur | directrice | gérant | gérante | pdg | dg | président | présidente | fondateur | fondatrice | cofondateur* | cofondatrice* | responsable | chef | cheffe | dirigeant | dirigeante | patron | patronne | propriétaire | associé | associée | acheteur | acheteuse | daf | dsi',
  decider:
    'je décide | c est moi qui décide | je signe | décision me revient | je prends la décision | je valide les achats',
  not_decider:
    'mon chef décide | ma chef décide | mon patron décide | c est mon chef | c est mon patron | pas moi qui décide | je ne décide pas | ma direction décide | demander à mon chef | demander à ma direction',
  company:
    'notre entreprise | notre société | mon entreprise | ma société | notre cabinet | notre agence | notre association | notre boutique | notre atelier | notre startup | je travaille chez | je travaille pour | nous sommes une | notre pme',
  rival:
    'concurrent | concurrents | concurrence | un autre prestataire | autres prestataires | autre fournisseur | nous utilisons actuellement | utilisons aujourd hui | on utilise actuellement | migrer depuis | passer de | par rapport à | comparé à | alternative à',
  support_question: `ma commande | notre commande | mon compte | notre compte | mon abonnement | ne fonctionne pas | ne fonctionne plus | ne marche pas | ne marche plus | mot de passe | me connecter | se connecter | connexion | message d erreur | remboursement | ma facture | notre facture | numéro de suivi
    | pas arrivé | pas arrivée | pas reçu ma | pas reçu mon | pas livré | en panne | cassé | garantie | j ai commandé | nous avons commandé | j ai acheté | déjà client | déjà cliente | pièce détachée | service après vente | sav`,
  job_seeker:
    'candidature | postuler | je postule | mon cv | lettre de motivation | offre d emploi | offres d emploi | poste à pourvoir | recrutez vous | embauchez | embaucher | embauche | recrutement | alternance | stage | stagiaire | recherche d emploi | cherche un emploi | cherche un travail',
  vendor:
    'nous vous proposons | nos services | nos prestations | référencement naturel | notre agence seo | seo | article invité | backlink* | augmenter votre trafic | votre site web en première | proposition de partenariat | génération de leads | améliorer votre visibilité',
  student:
    'je suis étudiant | je suis étudiante | étudiant en | étudiante en | mon mémoire | mémoire de master | mémoire de fin | ma thèse | projet universitaire | projet scolaire | projet d école | pour mes études | travail universitaire | mon exposé',
  unsubscribe:
    'me désabonner | désabonner | désabonnez | désinscrire | désinscrivez | ne plus recevoir | plus de mails | plus d e mails | arrêtez de m | cessez de | retirez moi | supprimez mes données | laissez moi tranquille | plus me contacter',
  refusal:
    'pas intéressé | pas intéressée | pas intéressés | plus intéressé | plus intéressés | aucun intérêt | un autre choix | choisi un autre | plus besoin | ne donnons pas suite | ne donnerons pas suite',
  abuse:
    'connard* | connasse* | salaud* | enculé* | bande de nuls | bande d escrocs | idiots | imbécile* | crétin* | putain | allez vous faire | va te faire | merde | abruti*',
}
