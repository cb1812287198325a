import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.title': 'Tableau de bord',
  'add-risk.title': 'Ajouter un risque',
  'risk-register.title': 'Registre des risques',
  'risk-connections.title': 'Liens entre risques',
  'plans-tasks.title': 'Plans et tâches',
};
