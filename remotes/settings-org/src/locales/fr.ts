import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Paramètres',
  'settings.save': 'Enregistrer les paramètres',
  'settings.saved': 'Paramètres enregistrés !',
  'settings.failed': 'Impossible d’enregistrer les paramètres. Veuillez réessayer.',
  'settings.unsaved': 'Modifications non enregistrées',
  'settings.discard': 'Abandonner',

  'account.title': 'Compte',
  'account.email': 'E-mail',
  'account.no-email': 'Aucune adresse e-mail disponible',
  'account.update-password': 'Modifier le mot de passe',
  'account.no-page': 'Votre service de connexion ne propose pas de page pour cela.',
  'account.failed': 'Impossible de charger les données du compte. Veuillez réessayer.',

  'notifications.title': 'Notifications',
  'notifications.email': 'Notifications par e-mail',
  'notifications.risk-alerts': 'Alertes de risque',

  'display.title': 'Affichage',
  'display.theme': 'Thème',
  'display.language': 'Langue',
  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
  'theme.system': 'Paramètre du système',

  'organization.title': 'Organisation',
  'organization.name': 'Nom',
  'organization.domain': 'Domaine',
  'organization.loading': 'Chargement…',
  'organization.failed': 'Impossible de charger l’organisation',
  'members.title': 'Membres',
  'members.email': 'E-mail',
  'members.role': 'Rôle',
  'members.you': 'Vous',
  'members.empty': 'Aucun membre trouvé',

  'resources.title': 'Ressources',
  'resources.description': 'Accédez à des ressources et à une documentation utiles.',
  'resources.placeholder': 'Les ressources et la documentation s’afficheront ici.',
  'sustainability.title': 'Durabilité',
  'sustainability.description': 'Gérez les initiatives de durabilité et la conformité ESG.',
  'sustainability.placeholder': 'L’interface de gestion de la durabilité sera mise en place ici.',
};
