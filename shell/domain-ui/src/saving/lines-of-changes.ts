export interface ChangedLine {
  /** JSON pointer of the field, e.g. `/template_answers/step_1_backup` */
  path: string;
  value: unknown;
}

/** Changes line by line, for pasting elsewhere: one for each field, of objects one for each field inside. */
export function linesOfChanges(changed: object, parent = ''): ChangedLine[] {
  return Object.entries(changed).flatMap(([name, value]) => {
    const path = `${parent}/${name}`;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? linesOfChanges(value, path)
      : [{ path, value }];
  });
}

/** Nothing, or a list of objects. Nothing stays empty, and a reader shows less of such objects than somebody typed. */
export const isData = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.some((one) => typeof one === 'object'));

/** A value as it is stored. */
export function plainText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ');
  return String(value ?? '');
}
