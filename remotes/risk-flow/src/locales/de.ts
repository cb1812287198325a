import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Risikoablauf',
  'risk-flow.title': 'Risikoablauf',
  'edit-risk-flow.title': 'Risikoablauf bearbeiten',
};
