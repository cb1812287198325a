import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Ciberseguridad',
  'cybersecurity.tab.assets': 'Activos',
  'cybersecurity.tab.properties': 'Bienes',
  'cybersecurity.tab.scenarios': 'Escenarios de riesgo',
  'cybersecurity.tab.grc': 'Plantillas GRC',
};
