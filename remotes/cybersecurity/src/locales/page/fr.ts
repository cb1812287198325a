import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Cybersécurité',
  'cybersecurity.tab.assets': 'Actifs',
  'cybersecurity.tab.properties': 'Biens',
  'cybersecurity.tab.scenarios': 'Scénarios de risque',
  'cybersecurity.tab.grc': 'Modèles GRC',
};
