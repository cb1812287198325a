import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Flux de risque',
  'risk-flow.title': 'Flux de risque',
  'edit-risk-flow.title': 'Modifier le flux de risque',
};
