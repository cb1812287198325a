import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Cybersécurité',
  'grc-templates.title': 'Modèles GRC',
  'new-grc-template.title': 'Nouveau modèle GRC',
  'edit-grc-template.title': 'Modifier le modèle GRC',
  'view-grc-template.title': 'Modèle GRC',
};
