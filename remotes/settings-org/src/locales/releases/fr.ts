import type { releaseTexts as en } from './en.ts';

export const releaseTexts: typeof en = {
  'releases.title': 'Versions',
  'releases.description':
    'Ce qui tourne sur ce serveur et ce qui a échoué dans les navigateurs. Réservé aux administrateurs du serveur.',
  'releases.not-allowed': 'Seuls les administrateurs du serveur voient ses versions.',
  'releases.failed': 'Impossible de charger les versions. Veuillez réessayer.',
  'releases.live': 'Versions en service',
  'releases.none': 'Rien n’est publié sur ce serveur',
  'releases.stable': 'Version stable',
  'releases.canary': 'Version préliminaire',
  'releases.audience-percent': '{{percent}} des personnes',
  'releases.audience-organizations_one': '{{count}} organisation',
  'releases.audience-organizations_other': '{{count}} organisations',
  'releases.off': 'Désactivée',
  'releases.tokens': 'Jetons de publication',
  'releases.tokens-description':
    'Avec un tel jeton, une équipe publie son module depuis sa propre compilation, sans accès à ce serveur.',
  'releases.no-tokens': 'Il n’y a aucun jeton de publication',
  'releases.create-token': 'Créer un jeton de publication',
  'releases.token-warning': 'Qui possède ce jeton décide quel code du module s’exécute dans les navigateurs de tous.',
  'releases.remote': 'Nom du module',
  'releases.remote-hint': 'Le nom de son dossier, par exemple register',
  'releases.remote-invalid': 'Saisissez un nom en lettres minuscules, chiffres et traits d’union.',
  'releases.token-created': 'créé par {{name}} le {{date}}',
  'releases.revoke-question':
    'Plus rien de « {{name}} » ne pourra être publié avec ce jeton. Ce qui est publié reste. Cette action est irréversible.',
  'releases.errors': 'Erreurs dans les navigateurs',
  'releases.errors-description':
    'Des 30 derniers jours, sans les noms, adresses et textes des personnes qui les ont rencontrées.',
  'releases.no-errors': 'Aucune erreur ces 30 derniers jours',
  'releases.kind.load': 'N’a pas pu être chargée',
  'releases.kind.crash': 'La page a planté',
  'releases.fell-back': 'La version {{version}} à la place',
  'releases.not-shown': 'Aucune page',
  'releases.times_one': '{{count}} fois',
  'releases.times_other': '{{count}} fois',
  'releases.seen': 'la première le {{first}}, la dernière le {{last}}',
};
