import type { Vocabulary } from './kinds.ts'

export const fr: Vocabulary = {
  ask: `combien coûte | combien coûtent | combien ça coûte | combien ca | quel est le prix | quels sont les prix | quels sont vos tarifs | quel est le tarif | quel tarif | vos tarifs | grille tarifaire | liste de prix | un devis | devis pour | le devis | demande de devis | une démo | une démonstration | essai gratuit | tester gratuitement | par utilisateur | par poste | remise sur volume | tarif dégressif | signer le contrat | signer un contrat | passer commande | souhaite commander | souhaitons commander | souhaite acheter | souhaitons acheter | c est quoi vos tarifs | c est combien | ça coûte combien | me faire une démo | faut il compter | ça coûterait | nous coûterait | me coûterait | coûterait | vos prix | vos formules | appel d offres | tarifs pour | prix pour | quel budget ~ prévoir | en démonstration | faire une offre | votre meilleure offre | un chiffrage | chiffrer | idée de prix | ordre de prix | une idée du prix | dans l attente de votre devis/offre/proposition | vous avez une offre | une fourchette`,
  topic:
    'prix | tarif | tarifs | coût | coûts | devis | démo | démonstration | essai | contrat | offre | proposition | remise | licence | licences | abonnement entreprise | essais | démos | formule | formules | catalogue | brochure | délai | délais | tester | essayer | professionnels',
  want: `pouvez vous | pourriez vous | peux tu | je voudrais | nous voudrions | j aimerais | nous aimerions | souhaite | souhaitons | souhaiterais | souhaiterions | besoin | cherche | cherchons | recherchons | recherche | intéressé | intéressée | intéressés | merci de | s il vous plaît | svp | envoyer | envoyez | voulons | je veux | envisageons | possible | on veut | on voudrait | on cherche | on aimerait | on aurait besoin | serait possible | vous pouvez | pourrais tu | tu peux | m envoyer | me faire | vous faites | est ce que vous`,
  trouble:
    'remboursement | rembourser | remboursé | débité | facturé deux fois | prélevé | résilier | résiliation | annuler | réclamation | plainte | mauvais prix | augmentation de prix | hausse de prix | hausse de tarif | cassé | j ai payé | déjà payé | ma facture | dernière facture | scandaleux | inadmissible | arnaque | panne | erreur | corriger | erroné | erronée | troisième fois | encore une fois | ne répond | ne charge plus | clignote | demande/voudrais/souhaite un échange | abîmé | abîmée | rayé | rayée | déchiré | déchirée | gondolé | gondolée | grince | fuit | bloqué | bloquée | le livreur | fissuré | fissurée | tordu | tordue | défectueux | défectueuse | mal monté | manque une pièce | vous avez prélevé | n ai plus de | n avons plus de | m avez vendu | m avez vendue | nous avez vendu | aurait dû arriver | devait arriver | devait être livré | toujours rien reçu | que dois je faire',
  negator: 'pas | aucun | aucune | sans | jamais | ni | zéro | nul | inutile | pas besoin | sans intérêt',
  negator_after: '',
  lifts:
    'sais | savons | savoir | reçu | trouvé | trouve | vu | hésitez | seulement | pourquoi pas | sûr | problème | encore reçu',
  sarcasm:
    'ben voyons | ben tiens | mais bien sûr | ah bravo | bravo vraiment | génial vraiment | quelle générosité | quelle bonne blague | vous rigolez | il ne manquait plus que ça | dans vos rêves | l affaire du siècle | si j avais un million | je vais payer 1 000 000 | bravo les gars',
  budget: 'budget | budgets | enveloppe | enveloppe budgétaire | financement',
  budget_or_quote: '',
  spend:
    'dépenser | investir | jusqu à | moins de | maximum | max | au plus | pas plus de | environ | autour de | autour des | prêt à payer | prêts à payer | prévu | alloué | validé | débloqué | plafond | accordé | accordée | octroyé | mis de côté | dispose de | disposons de | attribué | alloue | réservé | hors taxes | ht | ttc | tout compris',
  own: 'nous avons | j ai | on a | notre budget | mon budget | nous disposons | on dispose | validé | alloué | débloqué | approuvé | est prévu | budget est | budget de',
  seats:
    'utilisateurs | utilisatrices | licences | postes | salariés | employés | collaborateurs | personnes | agents | comptes | collègues | commerciaux | sièges | accès | livreurs | vélos | conseillers | conseillères | téléconseillers | opérateurs | gestionnaires | techniciens | vendeurs | d entre nous | ouvriers | salariées | tables | chaises | bureaux | machines | tablettes | véhicules | chariots | lits | ordinateurs | appareils | pièces | unités | exemplaires | fauteuils | camions | portes | fenêtres | élèves | d entre eux | pour commencer | pour démarrer | chambres | têtes de lit',
  team: 'équipe de | nous sommes | on est | société de | entreprise de | effectif de | une flotte de',
  deadline:
    'd ici | avant | dès | à partir | pour | jusqu | démarrer | démarrage | lancer | lancement | échéance | date limite | livr* | décider | décision | commander | besoin | mettre en place | déployer | au plus tard | commencer | termine | expire | fin de | rentrée | déménage | déménageons | ouvrons | ouverture | commençons | démarrons',
  urgent:
    'urgent | urgente | urgence | dès que possible | au plus vite | rapidement possible | le plus vite possible | immédiatement | tout de suite | sans attendre',
  first_person: 'je suis | suis | en tant que | en qualité de | je travaille comme | étant',
  title:
    'directeur | directrice | gérant | gérante | pdg | dg | président | présidente | fondateur | fondatrice | cofondateur* | cofondatrice* | responsable | chef | cheffe | dirigeant | dirigeante | patron | patronne | propriétaire | associé | associée | acheteur | acheteuse | daf | dsi',
  decider:
    'je décide | c est moi qui décide | je signe | décision me revient | je prends la décision | je valide les achats',
  not_decider:
    'mon chef décide | ma chef décide | mon patron décide | c est mon chef | c est mon patron | pas moi qui décide | je ne décide pas | ma direction décide | demander à mon chef | demander à ma direction | c est ma/mon patronne/patron/directeur/directrice/gérant/gérante/associé/associée qui décide/signe/valide',
  company:
    'notre entreprise | notre société | mon entreprise | ma société | notre cabinet | notre agence | notre association | notre boutique | notre atelier | notre startup | je travaille chez | je travaille pour | nous sommes une | notre pme | notre école | notre clinique | notre hôtel | notre restaurant | notre magasin | notre bureau | notre équipe | notre garage',
  rival:
    'concurrent | concurrents | concurrence | un autre prestataire | autres prestataires | autre fournisseur | nous utilisons actuellement | utilisons aujourd hui | on utilise actuellement | migrer depuis | passer de | par rapport à | comparé à | alternative à | on utilise | nous utilisons | nous travaillons avec | on veut changer | voulons changer | changer d outil | changer de prestataire | changer de solution | quitter | remplacer | chez un concurrent | actuellement chez | sommes chez | on est chez | notre prestataire/fournisseur/logiciel/outil actuel | du côté de/d | regarde aussi | regardons aussi | comparons | en concurrence',
  support_question: `ma commande | notre commande | mon compte | notre compte | mon abonnement | ne fonctionne pas | ne fonctionne plus | ne marche pas | ne marche plus | message d erreur | remboursement | ma facture | notre facture | numéro de suivi | pas arrivé | pas arrivée | pas reçu ma | pas reçu mon | pas livré | en panne | cassé | j ai commandé | nous avons commandé | j ai acheté | pièce détachée | service après vente | sav | marche pas | fonctionne pas | n arrive plus à | impossible de me connecter | impossible de se connecter | peux plus me connecter | peuvent pas se connecter | plus me connecter | facture est fausse | ne s ouvre plus | toujours pas reçu | mon colis | où est mon/ma | notre dernière facture | ma dernière facture/commande | remboursez | plante tout le temps | se bloque | n arrive toujours pas | résilier mon/notre | résilie mon/notre | ne charge plus | ne démarre plus | ne s allume plus | ne répond plus | ne tourne plus | acheté chez vous | achetée chez vous | achetés chez vous | sous garantie | encore garanti | reçu le mauvais | reçu la mauvaise | pas le bon | pas la bonne | arrivé cassé | arrivée cassée | ne s ouvre pas | ne démarre pas | demande/voudrais/souhaite un échange | abîmé | abîmée | rayé | rayée | déchiré | déchirée | gondolé | gondolée | grince | fuit | bloqué | bloquée | le livreur | fissuré | fissurée | tordu | tordue | défectueux | défectueuse | mal monté | manque une pièce | vous avez prélevé | n ai plus de | n avons plus de | m avez vendu | m avez vendue | nous avez vendu | aurait dû arriver | devait arriver | devait être livré | toujours rien reçu | que dois je faire`,
  job_seeker:
    'candidature | postuler | je postule | mon cv | lettre de motivation | offre d emploi | offres d emploi | poste à pourvoir | recrutez vous | embauchez | recherche d emploi | cherche un emploi | cherche un travail | un stage de | un stage en | demande de stage | cherche un stage | recherche un stage | stage de fin | en alternance | contrat d alternance | votre offre de recrutement | besoin de personnel | vous embauchez/recrutez | cherchez vous des | besoin de quelqu un | cherchez vous quelqu',
  vendor:
    'nous vous proposons | référencement naturel | notre agence seo | article invité | backlink* | augmenter votre trafic | votre site web en première | génération de leads | améliorer votre visibilité | nous vous offrons | notre agence propose | propose des services | services de référencement | vous proposer nos | proposons nos services | nous accompagnons les entreprises | entreprises comme la vôtre | puis je vous envoyer | puis je vous présenter | seriez vous disponible pour un appel | nos experts seo | nous pouvons améliorer votre | vous avez gagné | vous avez été sélectionné | nous sommes fabricant/fabricants | nous fabriquons | notre agence accompagne | accompagne les entreprises | accompagnons les ~ dans | présenter nos offres/services/solutions/prestations | vous présenter nos | vous présenter notre | vous présenter brièvement | nos prestations | qui s occupe ~ chez vous | qui gère ~ dans votre entreprise | développer votre chiffre',
  student:
    'je suis étudiant | je suis étudiante | étudiant en | étudiante en | mon mémoire | mémoire de master | mémoire de fin | ma thèse | projet universitaire | projet scolaire | projet d école | pour mes études | travail universitaire | mon exposé | pour mon mémoire | pour ma thèse | dans le cadre de mes études | prépare un exposé/mémoire | pour un exposé | écris un/mon mémoire | rédige mon mémoire',
  unsubscribe:
    'me désabonner | désabonner | désabonnez | désinscrire | désinscrivez | ne plus recevoir | plus de mails | plus d e mails | arrêtez de m | cessez de | retirez moi | supprimez mes données | laissez moi tranquille | plus me contacter | ne plus nous contacter | ne plus me contacter | ne nous contactez plus | ne me contactez plus | arrêtez de nous | de votre/la liste',
  refusal:
    'pas intéressé | pas intéressée | pas intéressés | plus intéressé | plus intéressés | aucun intérêt | un autre choix | choisi un autre | plus besoin | ne donnons pas suite | ne donnerons pas suite | pas intéressées | nous avons choisi | avons retenu un autre | non merci | restons avec notre/nos | on reste avec | gardons notre | nous ne donnerons | ne souhaitons pas poursuivre | laissons tomber | pris une autre | choisi une autre | opté pour une autre | une autre solution | laisse tomber | laissé tomber | ne donne pas suite | partir sur un autre | parti/partis sur un autre | pas donner suite | retenu un autre | retenu une autre | faire en interne | gérer en interne | le faire nous mêmes',
  abuse:
    'connard* | connasse* | salaud* | enculé* | bande de nuls | bande d escrocs | idiots | imbécile* | crétin* | putain | allez vous faire | va te faire | merde | abruti* | escrocs | arnaqueurs | voleurs',
  unreal: 'si nous avions | si on avait | si j avais | si seulement on avait',
  third_party:
    'l entreprise d un ami | l entreprise d une amie | un ami à moi | un de mes amis | une amie à moi | la société d un ami | mon voisin | ma voisine | mon beau frère | mon frère | ma soeur | ma sœur | mon cousin | mon oncle | la boîte de mon | la boîte d un | l entreprise de mon | l entreprise de ma | la société de mon | un de nos clients | une de nos clientes | l un de nos clients | une autre entreprise | d autres entreprises | mon/ma/un/une ami/amie/pote/copain/copine/voisin/voisine/frère/soeur/beau/cousin/cousine/oncle/tante/père/mère/mari/femme/fils/fille | de mon/ma/un/une ami/amie/pote/copain/voisin/voisine/frère/cousin',
  they: 'ils | elles | il | elle | leur | leurs',
  own_subject:
    'nous | notre | nos | on | j ai besoin | je cherche | je voudrais | je souhaite | j aimerais | je veux | il me faut | il me faudrait',
  auto_reply:
    'réponse automatique | absent du bureau | absente du bureau | absence du bureau | je suis absent | je suis absente | actuellement en congés',
  support_topic: 'me connecter | se connecter | connexion | mot de passe',
  unsubscribe_link: 'désabonner ici | pour vous désabonner | se désabonner cliquez',
  formerly: 'mon/mon ancien/ancienne employeur/entreprise/boîte/boulot/travail/société | j ai dirigé/géré/travaillé',
  no_money:
    'pas les moyens | trop cher pour nous | au dessus de nos moyens | pas l argent | hors budget | hors de notre budget | hors de mon/notre budget | au dessus de notre/mon budget | dessus de nos/mes moyens | gel des dépenses | budget est gelé | budgets sont gelés | plus de budget | aucun budget',
  thanks_for_message: 'merci pour votre message/mail/courriel | merci de votre message',
  first_person_after: 'à l appareil',
  support_thing:
    'application | compte | facture | bouton | garantie | je suis client | nous sommes clients | client depuis | cliente depuis | déjà client | déjà cliente | commande',
  we_are: 'sommes que',
  cannot: 'n arrive pas | ne peux pas | ne peut pas | ne pouvons pas',
  seek: 'il nous/me faudrait un/une | il nous/me faut un/une | cherche/cherchons/cherchez un/une ~ outil/solution/logiciel/prestataire/système/chat | on cherche un/une ~ outil/solution/logiciel/prestataire/chat | à la recherche d un/une',
  wish: 'cherche | cherchons | recherche | recherchons | il nous/me faut | il nous/me faudrait | nous en faudrait | m en faudrait | il en faudrait | nous en faut | besoin de | besoin d | aurions besoin de/d | je veux | nous voulons | on veut | je/on voudrais/voudrait | nous voudrions | souhaite | souhaitons | souhaiterais | souhaiterions | j aimerais | nous aimerions | à la recherche de/d | intéressé/intéressée/intéressés par | il nous/me manque encore | il nous/me manque',
  plan: 'voudrais | voudrait | voudrions | aimerais | aimerait | aimerions | devons | dois | doit | allons | vais | va | envisage | envisageons | pensons | prévoyons | comptons | prévu de | compte | réfléchissons | il faut | il faudrait | projet de | peut on | peut il | enfin | prévoyons de',
  acquire:
    'acheter | l achat | acquérir | acquisition | renouveler | remplacer | remplacement | commander | louer | équiper | m équiper | nous équiper | s équiper | passer à | changer de | nous doter | installer | investir dans | s offrir | m offrir | moderniser',
  runs: 'je dirige | je possède | je suis à la tête | j ai ouvert | j ai créé | j ai un/une',
  org: 'boulangerie | restaurant | café | cabinet | clinique | agence | hôtel | salle de sport | atelier | boutique | magasin | garage | menuiserie | entreprise | société | pme | startup | école | association | salon | brasserie | ferme | exploitation | domaine | crèche | pharmacie | étude | bureau | usine | commerce | auberge | camping | imprimerie | musée | bibliothèque | théâtre | mairie | hôpital | lycée | collège | université',
  pays: 'dépenser | mettre | payer | investir | y mettre | aller jusqu | dépasser | débourser',
  we_run:
    'nous sommes un/une | on est un/une | nous avons un/une | nous gérons | nous tenons | on a un/une | je tiens | je gère | j ai mon/ma',
}
