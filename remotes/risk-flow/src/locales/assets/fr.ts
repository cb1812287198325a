import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'assets.search': 'Rechercher des actifs',
  'assets.type': 'Type',
  'assets.level': 'Niveau de risque',
  'assets.status': 'Statut',
  'assets.selected-label': 'Actifs sélectionnés',
  'assets.selected': 'Sélection : {{count}}, quels que soient les filtres',
  'assets.found-label': 'Actifs à sélectionner',
  'assets.found': 'Trouvés : {{found}} sur {{all}}',
  'assets.showing': 'Affichés : {{shown}} sur {{total}}',
  'assets.more': 'Afficher plus',
  'assets.failed': 'Impossible de charger les actifs',
  'assets.empty': 'Aucun actif pour le moment',
  'assets.no-match': 'Aucun actif correspondant',
  'assets.reset': 'Réinitialiser les filtres',
  'assets.select-found': 'Choisir les actifs affichés',
  'assets.select-confirm': 'Sélectionner',
  'assets.none-selected': 'Sélectionsez au moins un actif',
  'assets.nothing': 'Aucun actif n’est sélectionné.',
  'assets.cannot-change': 'Vous ne pouvez pas modifier ce choix',
  'assets.no-read':
    'Pour sélectionner des actifs, il faut pouvoir les lire. Adressez-vous à un gestionnaire des risques.',
  'assets.summary': 'Sélection : {{assets}} · Biens : {{properties}} · Scénarios : {{scenarios}}',
  'assets.removed': '{{name}} retiré',
  'assets.too-many-properties_one':
    'Cet actif apporterait plus de {{limit}} biens, le maximum d’un parcours de risque.',
  'assets.too-many-properties_other':
    'Ces {{count}} actifs apporteraient plus de {{limit}} biens, le maximum d’un parcours de risque.',
  'assets.too-many-scenarios_one':
    'Cet actif apporterait plus de {{limit}} scénarios, le maximum d’un parcours de risque.',
  'assets.too-many-scenarios_other':
    'Ces {{count}} actifs apporteraient plus de {{limit}} scénarios, le maximum d’un parcours de risque.',
  'assets.all_one': '{{count}} actif',
  'assets.all_other': '{{count}} actifs',
  'assets.properties_one': '{{count}} bien',
  'assets.properties_other': '{{count}} biens',
  'assets.select-found-message_one': 'Un actif sera sélectionné.',
  'assets.select-found-message_other': '{{count}} actifs seront sélectionnés.',
  'assets.removed-written_one': '{{name}} retiré, avec un commentaire ou une évaluation',
  'assets.removed-written_other': '{{name}} retiré, avec {{count}} commentaires et évaluations',

  'brings.title': 'Ce que cela apporte',
  'brings.assets': 'Actifs',
  'brings.properties': 'Biens',
  'brings.scenarios': 'Scénarios',
  'brings.once': 'Les éléments partagés comptent une fois.',
  'brings.removal':
    'Retirer un actif retire les biens et scénarios qu’il est seul à apporter, avec leurs commentaires et évaluations. Vous pouvez annuler.',
  'brings.property': 'Bien',
  'brings.scenario': 'Scénario',
  'brings.shared': '{{kind}}, déjà présent',
  'brings.would-add_one': 'ajouterait un bien ou scénario',
  'brings.would-add_other': 'ajouterait {{count}} biens et scénarios',
  'brings.more': 'et {{count}} autres',
};
