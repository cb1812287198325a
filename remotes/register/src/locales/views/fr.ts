import type { ViewsText } from './en.ts';

export const fr: Readonly<Record<ViewsText, string>> = {
  'views.shared': 'Partagées avec l’organisation',
  'views.mine': 'Mes profils de filtres',
  'views.saved-by': 'Enregistrée par {{name}}',
  'views.save': 'Enregistrer pour tous',
  'views.for': 'Qui peut l’utiliser',
  'views.only-me': 'Moi seul',
  'views.everybody': 'Tout le monde',
  'views.only-filters': 'Un profil de filtres : les filtres seulement',
  'views.everything': 'Filtres, tri, colonnes et hauteur des lignes',
  'views.confirm': 'Supprimer « {{name}} » pour tous ?',
  'views.sort': 'tri',
  'views.columns': 'colonnes',
  'views.density': 'hauteur des lignes',
  'views.gone':
    'Cette vue partagée a été supprimée ou appartient à une autre organisation. Ses filtres, son tri et ses colonnes restent jusqu’à ce que vous choisissiez une autre vue.',
  'views.outdated': '{{name}} a enregistré cette vue entre-temps.',
  'views.somebody': 'Quelqu’un',
  'views.show-saved': 'L’afficher telle qu’enregistrée',
  'views.failed': 'Impossible d’enregistrer la vue partagée',
  'views.profile-failed': 'Impossible d’enregistrer le profil',
  'views.list-failed': 'Impossible de charger les vues partagées',
};
