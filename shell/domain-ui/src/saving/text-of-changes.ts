/**
 * Changes as plain text, one field a line, for pasting elsewhere.
 * @param labelOf path of a field, e.g. `/template_answers/step_1_backup`
 */
export function textOfChanges(changed: object, labelOf: (path: string) => string): string {
  return Object.entries(changed)
    .flatMap(([name, value]) => linesOf(`/${name}`, value, labelOf))
    .join('\n');
}

function linesOf(path: string, value: unknown, labelOf: (path: string) => string): string[] {
  if (Array.isArray(value))
    return [
      `${labelOf(path)}: ${value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ')}`,
    ];
  if (typeof value !== 'object' || value === null) return [`${labelOf(path)}: ${String(value ?? '')}`];
  return Object.entries(value).flatMap(([key, inside]) => linesOf(`${path}/${key}`, inside, labelOf));
}
