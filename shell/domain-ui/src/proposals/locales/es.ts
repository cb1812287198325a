import type { ProposalMessages } from './en.ts';

export const es: ProposalMessages = {
  label: 'Propuesta para {{field}}',
  accept: 'Aceptar',
  'accept-field': 'Aceptar: {{field}}',
  why: 'Por qué:',
  add: 'Añadir a mi texto',
  'add-field': 'Añadir a mi texto: {{field}}',
  'too-long_one':
    'Su texto y este superan juntos en {{count}} carácter el límite de {{most}}. Acorte uno de los dos y añádalo después.',
  'too-long_other':
    'Su texto y este superan juntos en {{count}} caracteres el límite de {{most}}. Acorte uno de los dos y añádalo después.',
  replace: 'Reemplazar',
  'replace-field': 'Reemplazar: {{field}}',
  now: 'Ahora:',
  edited: 'Usar este texto',
  cancel: 'Cancelar',
  edit: 'Editar',
  'edit-field': 'Editar: {{field}}',
  dismiss: 'Descartar',
  'dismiss-field': 'Descartar: {{field}}',
  accepted: 'Propuesta aceptada',
  undo: 'Deshacer',
  'undo-field': 'Deshacer: {{field}}',
  counts: '{{accepted}} aceptadas, {{open}} por revisar',
  'accept-all': 'Aceptar las otras {{count}}',
  'built-in': 'Asistente integrado: no hay ningún modelo de lenguaje conectado',
  model: 'Redactado por {{model}}',
  working: 'Trabajando…',
  close: 'Cerrar',
  retry: 'Reintentar',
};
