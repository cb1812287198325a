import type { WordText } from './en.ts';

export const fr: Readonly<Record<WordText, string>> = {
  title: 'Catégories',
  description:
    'Ce dont il s’agit dans les risques. Renommer une catégorie change tous ses risques, même archivés ; dans les vues enregistrées, les brouillons et les fichiers, l’ancien nom désigne alors le nouveau.',
  risks: 'Risques',
  'show-risks': 'Afficher les risques de {{name}} : {{count}}',
  rename: 'Renommer',
  'rename-title': 'Renommer « {{name}} »',
  'rename-first': 'Saisissez un autre nom.',
  name: 'Nouveau nom',
  merge: 'Fusionner',
  'merge-into': 'Fusionner avec une autre…',
  'merge-title': 'Fusionner « {{name}} » avec une autre catégorie',
  'merge-first': 'Choisissez l’autre catégorie.',
  into: 'Catégorie',
  'merge-warning': 'Ce nom existe déjà',
  'merge-question':
    '« {{from}} » (risques : {{of}}) sera intégrée à « {{to}} » (risques : {{with}}). Leurs risques ne pourront ensuite plus être distingués.',
  renamed: '« {{from}} » s’appelle maintenant « {{to}} ». Risques modifiés : {{count}}',
  merged: '« {{from}} » fait maintenant partie de « {{to}} ». Risques modifiés : {{count}}',
  'in-background': '« {{from}} » devient « {{to}} » en arrière-plan. Vous pouvez continuer à travailler.',
  refused: 'Risques qui n’ont pas pu être modifiés : {{count}}. Veuillez réessayer.',
  failed: 'La catégorie n’a pas pu être renommée. Veuillez réessayer.',
  free: 'Libérer « {{name}} »',
  freed: '« {{name}} » peut de nouveau être une catégorie à part entière',
  'labels-title': 'Libellés des échelles',
  'labels-description':
    'Vos mots pour l’impact et la probabilité, affichés à toute l’organisation partout où figurent les niveaux. Un champ vide correspond au mot du produit, dans la langue du lecteur. Les scores ne changent pas.',
  'labels-save': 'Enregistrer les libellés',
  'labels-saved': 'Libellés enregistrés',
  'labels-failed': 'Les libellés n’ont pas pu être enregistrés. Veuillez réessayer.',
  'labels-reset': 'Rétablir les valeurs par défaut',
  'labels-discard': 'Annuler',
};
