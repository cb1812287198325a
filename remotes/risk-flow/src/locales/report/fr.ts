import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'report.title': 'Rapport du parcours de risque',
  'report.kind': 'Rapport du parcours de risque, confidentiel',
  'report.hint': 'Imprimez-le ou choisissez « Enregistrer au format PDF » dans la boîte de dialogue du navigateur.',
  'report.print': 'Imprimer',
  'report.not-completed': 'Le rapport est disponible une fois le parcours terminé',
  'report.organization': 'Organisation',
  'report.made': 'Rapport établi',
  'report.completed-by': 'Terminé par',
  'report.archived-by': 'Archivé par',
  'report.approval': 'Approbation',
  'report.approved-by': 'Approbation par une seconde personne',
  'report.signature': 'Date et signature',
  'report.severity': 'Gravité (appréciation)',
  'report.score': 'Score (calculé)',
  'report.asset': 'Actif',
  'report.property': 'Bien',
  'report.note': 'Note',
  'report.treatment-note': 'Note de traitement',
  'report.no-note': 'Aucune note',
  'report.scales':
    'Niveau d’un scénario : vraisemblance × impact, jusqu’à 6 faible, jusqu’à 12 moyen, jusqu’à 20 élevé, au-delà critique. Score du risque : impact × probabilité, jusqu’à 3 faible, jusqu’à 8 moyen, jusqu’à 15 élevé, au-delà critique.',
  'report.linked': 'Risques liés',
  'report.record': 'Élément {{id}}, version {{version}}, modifié le {{date}}',
  'report.seal': 'Dernier sceau du journal d’audit : n° {{number}}',
  'report.unsealed': 'Le journal d’audit n’a pas encore de sceau',
};
