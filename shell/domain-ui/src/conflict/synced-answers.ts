import { pointerKeys, syncedField } from '@parapet/contracts/rules';

/** The field of the risk that an answer is synchronized with; null for other answers and other fields. */
export function syncedWith(field: string): string | null {
  const [name, key] = pointerKeys(`/${field}`);
  return name === 'template_answers' && key !== undefined ? syncedField(key) : null;
}
