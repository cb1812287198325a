import type { WordText } from './en.ts';

export const es: Readonly<Record<WordText, string>> = {
  title: 'Categorías',
  description:
    'De qué tratan los riesgos. Al cambiar el nombre de una categoría cambian todos sus riesgos, también los archivados; en las vistas guardadas, los borradores y los archivos, el nombre anterior equivale al nuevo.',
  risks: 'Riesgos',
  'show-risks': 'Mostrar los riesgos de {{name}}: {{count}}',
  rename: 'Cambiar nombre',
  'rename-title': 'Cambiar el nombre de «{{name}}»',
  'rename-first': 'Escriba otro nombre.',
  name: 'Nuevo nombre',
  merge: 'Combinar',
  'merge-into': 'Combinar con otra…',
  'merge-title': 'Combinar «{{name}}» con otra categoría',
  'merge-first': 'Elija la otra categoría.',
  into: 'Categoría',
  'merge-warning': 'Este nombre ya existe',
  'merge-question':
    '«{{from}}» (riesgos: {{of}}) pasa a formar parte de «{{to}}» (riesgos: {{with}}). Después sus riesgos ya no se podrán distinguir.',
  renamed: '«{{from}}» se llama ahora «{{to}}». Riesgos modificados: {{count}}',
  merged: '«{{from}}» forma parte ahora de «{{to}}». Riesgos modificados: {{count}}',
  'in-background': '«{{from}}» pasa a ser «{{to}}» en segundo plano. Puede seguir trabajando.',
  refused: 'Riesgos que no se pudieron modificar: {{count}}. Inténtelo de nuevo.',
  failed: 'No se pudo cambiar el nombre de la categoría. Inténtelo de nuevo.',
  free: 'Liberar «{{name}}»',
  freed: '«{{name}}» puede volver a ser una categoría propia',
  'labels-title': 'Etiquetas de las escalas',
  'labels-description':
    'Sus palabras para el impacto y la probabilidad, que toda la organización ve dondequiera que figuren los niveles. Un campo vacío equivale a la palabra del producto, en el idioma de quien lee. Las puntuaciones no cambian.',
  'labels-save': 'Guardar etiquetas',
  'labels-saved': 'Etiquetas guardadas',
  'labels-failed': 'No se pudieron guardar las etiquetas. Inténtelo de nuevo.',
  'labels-reset': 'Restablecer valores predeterminados',
  'labels-discard': 'Descartar',
};
