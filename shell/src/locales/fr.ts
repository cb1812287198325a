import { fr as frame } from '@parapet/frame/locales/fr';
import type { ShellText } from './en.ts';

export const fr: Readonly<Record<ShellText, string>> = {
  ...frame,
  'landing.sign-in': 'Se connecter',
  'sign-in.title': 'Votre compte Parapet',
  'sign-in.popup': 'Continuez dans la fenêtre qui s’est ouverte.',
  'sign-in.failed': 'La connexion a échoué. Veuillez réessayer.',
  'sign-in.expired': 'La connexion a pris trop de temps. Veuillez recommencer.',
  'sign-in.unreachable': 'Le service de connexion ne répond pas. Veuillez réessayer dans quelques minutes.',
  'sign-in.signed-out': 'Votre session a été fermée.',
  'session.ended': 'Votre session a pris fin',
  'session.ended.message':
    'Reconnectez-vous pour continuer. Rien de ce que vous avez saisi sur cette page n’est perdu.',
  'session.leave': 'Quitter',
  'remote.failed': '{{name}} n’est pas disponible',
  'remote.failed.broken': 'Cette partie de Parapet n’a pas pu être chargée. Le reste continue de fonctionner.',
  'remote.failed.timeout': 'Cette partie de Parapet met trop de temps à se charger. Le reste continue de fonctionner.',
  'remote.failed.offline':
    'Vous êtes hors ligne et cette page n’a pas encore été chargée. Elle s’ouvrira d’elle-même une fois la connexion rétablie.',
  'remote.failed.crashed': 'Un problème est survenu sur cette page. Le reste continue de fonctionner.',
  'remote.failed.incompatible':
    'Cette partie a été conçue pour {{part}} {{needs}}, mais cette installation dispose de {{has}}. Un administrateur doit publier une version compatible.',
  'remote.refused': 'Cette page est momentanément indisponible',
  'remote.failed.unfit':
    '{{label}} {{version}} a besoin de {{name}} de {{part}} {{needs}}, ce produit a {{has}}. La page n’a pas été lancée. Toutes les autres pages fonctionnent.',
  'remote.failed.unrecorded':
    '{{label}} {{version}} n’indique pas ce dont elle a besoin dans ce produit. La page n’a pas été lancée. Toutes les autres pages fonctionnent. Un administrateur doit la publier à nouveau.',
  'remote.failed.outdated':
    'Parapet a été mis à jour depuis que vous avez ouvert cette page. Rechargez-la pour voir cette partie. Tout le reste fonctionne.',
  'crash.title': 'Parapet n’a pas pu démarrer',
  'crash.message': 'Rechargez la page. Si le problème persiste, contactez l’assistance.',
  'crash.reload': 'Recharger',
};

export { fr as kit } from '@parapet/ui/locales/fr';
export { fr as domain } from '@parapet/domain-ui/locales/fr';
