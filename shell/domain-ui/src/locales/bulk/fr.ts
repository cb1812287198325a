import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'bulk.changed_one': '{{count}} élément a été modifié.',
  'bulk.changed_other': '{{count}} éléments ont été modifiés.',
  'bulk.deleted_one': '{{count}} élément a été supprimé.',
  'bulk.deleted_other': '{{count}} éléments ont été supprimés.',
  'bulk.refused_one': '{{count}} élément n’a pas été modifié',
  'bulk.refused_other': '{{count}} éléments n’ont pas été modifiés',
  'bulk.refused-message': 'Ces éléments restent tels quels. La raison est indiquée sous chacun.',
  'bulk.no-reason': 'Aucune raison n’a été indiquée.',
  'bulk.running': 'Modification des éléments',
  'bulk.progress': 'Progression',
  'bulk.done-of': '{{done}} sur {{total}}',
  'bulk.stop': 'Arrêter',
  'bulk.close': 'Fermer',
  'bulk.failed': 'Impossible de modifier tous les éléments. Veuillez réessayer.',
  'import.open': 'Importer',
  'export.csv': 'Exporter en CSV',
  'export.xlsx': 'Exporter au format Excel',
  'export.failed': 'Impossible d’exporter la liste. Veuillez réessayer.',
};
