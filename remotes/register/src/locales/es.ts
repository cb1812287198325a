import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'dashboard.title': 'Panel',
  'add-risk.title': 'Añadir riesgo',
  'risk-register.title': 'Registro de riesgos',
  'risk-connections.title': 'Conexiones de riesgos',
  'plans-tasks.title': 'Planes y tareas',
};
