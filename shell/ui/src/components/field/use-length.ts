import { countCharacters } from '../../forms/count-characters.ts';
import { useTexts } from '../../provider/kit-context.ts';

/** How much of the limit is used, once 80% is; counted as the form's check does. */
export function useLength(text: string, maxLength: number | undefined): string | undefined {
  const t = useTexts();
  if (maxLength === undefined) return undefined;
  const count = countCharacters(text);
  return count >= maxLength * 0.8 ? t('field.of', { count, max: maxLength }) : undefined;
}
