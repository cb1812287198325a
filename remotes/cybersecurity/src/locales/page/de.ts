import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Cybersicherheit',
  'cybersecurity.tab.assets': 'Assets',
  'cybersecurity.tab.properties': 'Schutzgüter',
  'cybersecurity.tab.scenarios': 'Risikoszenarien',
  'cybersecurity.tab.grc': 'GRC-Vorlagen',
};
