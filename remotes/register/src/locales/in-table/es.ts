import type { InTableText } from './en.ts';

export const es: Readonly<Record<InTableText, string>> = {
  'cell.change': '{{value}}: cambiar {{field}} de «{{title}}»',
  'cell.saved': '{{field}} de «{{title}}»: {{value}}',
  'cell.level': '{{level}} → puntuación {{score}}',
  'cell.unsaved': '{{field}}: {{value}}, sin guardar',
  'cell.again': 'Reintentar',
  'cell.leave': 'Dejarlo como estaba',
  'cell.invite': 'Invitar a alguien',
  'due.of-task': 'Vencimiento de la tarea «{{title}}»',
  'due.of-action': 'Vencimiento de «{{title}}» en el plan de tratamiento «{{plan}}»',
  'due.none': 'Aún no vence nada en este riesgo. Una tarea con fecha le da un vencimiento.',
  'quick.open': 'Añadir rápido',
  'quick.add': 'Añadir',
  'quick.added': 'Añadido:',
  'quick.score': 'Puntuación {{score}} · {{level}}, gravedad {{severity}}',
  'quick.keys': 'Intro añade y se queda, Esc cierra',
  'quick.paste': 'Pegue varias líneas de una hoja de cálculo para añadirlas todas',
};
