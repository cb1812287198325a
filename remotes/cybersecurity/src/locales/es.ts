import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Ciberseguridad',
  'grc-templates.title': 'Plantillas GRC',
  'new-grc-template.title': 'Nueva plantilla GRC',
  'edit-grc-template.title': 'Editar plantilla GRC',
  'view-grc-template.title': 'Plantilla GRC',
};
