import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Flujo de riesgo',
  'risk-flow.title': 'Flujo de riesgo',
  'edit-risk-flow.title': 'Editar flujo de riesgo',
};
