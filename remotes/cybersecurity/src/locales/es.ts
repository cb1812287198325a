import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Ciberseguridad',

  'asset-templates.title': 'Plantillas de activos',
  'asset-templates.description': 'Los campos que su organización registra para cada tipo de activo.',
  'asset-templates.failed': 'No se pudieron cargar las plantillas de activos',
  'asset-templates.empty': 'No se encontraron plantillas',
  'asset-templates.empty-message': 'Su organización no tiene plantillas de activos.',
  'asset-templates.default': 'Predeterminada',
  'asset-templates.fields_one': '{{count}} campo',
  'asset-templates.fields_other': '{{count}} campos',
  'asset-templates.more': '{{n}} más',
  'asset-templates.required': '* obligatorio',
  'asset-templates.show-more': 'Mostrar más plantillas',

};
