import type { LandingText } from './en.ts';

export const landing: Readonly<Record<LandingText, string>> = {
  'landing.title': 'Connexion',
  'landing.heading': 'Connaissez vos risques, leurs responsables et les actions en cours.',
  'landing.lead':
    'Parapet réunit les risques, les actifs et les scénarios de votre organisation dans un seul registre et accompagne chaque risque, de l’évaluation à la fin de son plan de traitement.',
  'landing.feature.assess': 'Identification et évaluation des risques',
  'landing.feature.assess.text':
    'Un parcours guidé mène des actifs concernés à leurs scénarios, puis à un score que chacun calcule de la même façon.',
  'landing.feature.monitor': 'Suivi des risques en temps réel',
  'landing.feature.monitor.text':
    'Les pages s’actualisent au fil du travail de vos collègues. Ce qui vous est attribué, arrive à échéance ou devient critique vous parvient.',
  'landing.feature.comply': 'Outils de gestion de la conformité',
  'landing.feature.comply.text':
    'Des modèles pour ISO 27001, NIST CSF, SOC 2, RGPD, HIPAA et PCI DSS posent les questions et citent la mesure de sécurité dont elles proviennent.',
  'landing.feature.report': 'Analyses et rapports détaillés',
  'landing.feature.report.text':
    'Voyez ce qui est ouvert, ce qui a été terminé et quand. Chaque chiffre mène à la liste correspondante, et chaque liste peut être exportée.',
  'landing.note': 'Logiciel libre. Fonctionne sur votre propre serveur.',
  'landing.picture':
    'Le registre des risques : un tableau des risques avec catégorie, gravité, score et statut ; à côté, la matrice des risques et la synthèse.',
  'landing.theme.light': 'Passer au thème clair',
  'landing.theme.dark': 'Passer au thème sombre',
  'landing.support': 'Contacter l’assistance',
  'landing.sign-up': 'Créer un compte',
  'landing.setting-up': 'Préparation de votre espace de travail…',
  'landing.setup-failed': 'Votre espace de travail n’a pas pu être préparé',
  'landing.setup-failed.message': 'Veuillez réessayer. Si le problème persiste, contactez l’assistance.',
  'landing.by-invitation': 'Il vous faut une invitation',
  'landing.by-invitation.message':
    'Seules les personnes invitées peuvent rejoindre cet espace. Demandez un lien à un administrateur de votre organisation ou connectez-vous avec un autre compte.',
  'landing.unreachable': 'Le serveur est injoignable',
  'landing.unreachable.message': 'Vérifiez votre connexion et réessayez.',
  'landing.retry': 'Réessayer',
  'invitation.invited':
    'Vous avez reçu une invitation à rejoindre une organisation. Connectez-vous ou créez un compte pour l’accepter.',
  'invitation.joining': 'Vous rejoignez l’organisation…',
  'invitation.failed': 'L’invitation n’a pas pu être acceptée',
  'invitation.gone':
    'Elle a déjà été utilisée, a été retirée ou a expiré. Demandez-en une nouvelle ou continuez sans invitation, dans votre propre espace de travail.',
  'invitation.skip': 'Continuer sans invitation',
  'invitation.same': 'Vous appartenez déjà à {{organization}}',
  'invitation.offer': 'Vous êtes invité à rejoindre {{organization}} (rôle : {{role}})',
  'invitation.leaves':
    'Un compte appartient à une seule organisation. Si vous acceptez, vous quittez {{organization}}. Votre nom reste associé à ce que vous y avez fait.',
  'invitation.deletes':
    'Un compte appartient à une seule organisation, et vous êtes le seul membre de l’organisation {{organization}}. Si vous acceptez, elle est supprimée avec tout son contenu (éléments : {{count}}). Cette action est irréversible.',
  'invitation.last-admin': 'Vous êtes le dernier administrateur de l’organisation {{organization}}.',
  'invitation.successor': 'Nouvel administrateur',
  'invitation.leave-and-join': 'Quitter et rejoindre',
  'invitation.delete-and-join': 'Supprimer et rejoindre',
  'invitation.stay': 'Rester dans {{organization}}',
};
