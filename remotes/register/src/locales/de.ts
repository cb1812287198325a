import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.title': 'Übersicht',
  'add-risk.title': 'Neues Risiko',
  'risk-register.title': 'Risikoregister',
  'risk-connections.title': 'Risikoverknüpfungen',
  'plans-tasks.title': 'Pläne und Aufgaben',
};
