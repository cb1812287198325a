import type { FrameText } from './en.ts';

export const fr: Readonly<Record<FrameText, string>> = {
  'user.jobs': 'Mes travaux',
  'user.sign-out': 'Se déconnecter',
  'user.sign-out-failed': 'La déconnexion a échoué. Veuillez réessayer.',
  'commands.search': 'Rechercher',
  'commands.help': 'Aide du clavier',
  'bell.title': 'Notifications',
  'bell.unread': 'Notifications, non lues : {{number}}',
  'offline.title': 'Vous êtes hors ligne',
  'offline.message':
    'Les données affichées ne sont peut-être plus à jour. Rien ne peut être enregistré tant que la connexion n’est pas rétablie ; votre saisie reste ici.',
  'not-found.title': 'Page introuvable',
  'not-found.message': 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée ou supprimée.',
  'not-found.home': 'Aller au tableau de bord',
  'language.failed': 'La langue n’a pas pu être chargée. Veuillez réessayer.',
};
